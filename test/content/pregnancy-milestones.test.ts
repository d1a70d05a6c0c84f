import t from 'tap'
import { milestoneSources, pregnancyMilestones, shownMilestones } from '../../content/pregnancy-milestones.ts'

const daysOf = ([weeks, days]: readonly [number, number]) => 7 * weeks + days

t.test('the milestones of a pregnancy', async t => {
  t.equal(
    new Set(pregnancyMilestones.map(({ id }) => id)).size,
    pregnancyMilestones.length,
    'each has a name of its own',
  )
  const starts = pregnancyMilestones.map(({ from }) => daysOf(from))
  t.same(
    starts,
    starts.toSorted((a, b) => a - b),
    'by their first day',
  )
  for (const { id, from, to } of pregnancyMilestones) {
    t.ok(from[1] === 0 && daysOf(from) <= 294, `${id} begins with a week`)
    if (to) t.ok(daysOf(to) >= daysOf(from) && (to[1] === 6 || daysOf(to) === daysOf(from)), `${id} ends with a week`)
  }
  const cited = new Set<string>(pregnancyMilestones.map(({ source }) => source))
  t.same(
    Object.keys(milestoneSources).filter(source => !cited.has(source)),
    [],
    'no source is left over',
  )
  t.notMatch(JSON.stringify(shownMilestones), /https?:/, 'sources stay out of the tool')
})

t.test('spans that other pages tell too', async t => {
  const span = (wanted: string) => {
    const { from, to } = pregnancyMilestones.find(({ id }) => id === wanted) ?? {}
    return [from?.[0], to?.[0]]
  }
  t.same(span('tdap'), [27, 36])
  t.same(span('rsv'), [32, 36])
  t.same(span('group-b-strep'), [36, 37])
  t.same(span('glucose'), [24, 28])
  t.same(span('anatomy-scan'), [18, 22])
})
