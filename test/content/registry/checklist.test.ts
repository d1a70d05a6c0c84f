import t from 'tap'
import { checklist, checklistByStage, checklistGroups } from '../../../content/registry/checklist.ts'
import { checklistStages } from '../../../content/registry/checklist-line.ts'
import { checklistChecked, checklistSources } from '../../../content/registry/checklist-sources.ts'
import { parseDate } from '../../../domain/dates.ts'
import { itemGroups, registryLimits } from '../../../domain/registry/registry.ts'
import { weakHosts } from '../../../publishing/weak-sources.ts'

const groups = new Set<string>(itemGroups.map(({ value }) => value))
const weak = Object.values(weakHosts).flat()

t.test('about ninety lines, each once, in a group and a stage that there are', async t => {
  t.ok(checklist.length >= 85 && checklist.length <= 110, `${checklist.length} lines`)
  t.equal(new Set(checklist.map(({ title }) => title.toLowerCase())).size, checklist.length, 'titles are unique')
  for (const { title, group, note = '' } of checklist) {
    t.ok(groups.has(group), `${title}: ${group}`)
    t.ok(title.length > 2 && title.length <= registryLimits.title, title)
    t.ok(note.length <= registryLimits.note, note)
  }
  t.same(
    checklistByStage.map(({ id }) => id),
    checklistStages.map(({ id }) => id),
  )
  t.ok(
    checklistByStage.every(({ count }) => count > 0),
    'no stage is empty',
  )
  t.equal(checklistByStage.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines)).length, checklist.length)
  t.equal(checklistGroups.length, itemGroups.length, 'every group of the forms has a line')
})

t.test('what is not fine second-hand says why; every safety note has a source of the first rank', async t => {
  const used = new Set<string>()
  for (const { title, secondHand, safety } of checklist) {
    if (secondHand === 'care' || secondHand === 'never') t.ok(safety, title)
    if (!safety) continue
    const { publisher, url } = checklistSources[safety.source]
    used.add(safety.source)
    t.match(safety.text, /^[A-Z“].*\.$/, title)
    t.ok(publisher && url.startsWith('https://'), title)
    t.notOk(
      weak.some(host => new URL(url).hostname.endsWith(host)),
      url,
    )
  }
  t.same(
    Object.keys(checklistSources).filter(source => !used.has(source)),
    [],
    'no source without a note',
  )
  t.ok(parseDate(checklistChecked))
})

t.test('car seats, mattresses, pumps and cribs are never simply fine', async t => {
  const wary = checklist.filter(({ title }) => /car seat|mattress$|breast pump|^crib\b/i.test(title))
  t.ok(wary.length >= 4)
  for (const { title, secondHand } of wary.filter(({ title }) => !/sheets|pads/.test(title)))
    t.ok(secondHand === 'care' || secondHand === 'never', title)
})
