// Suggestions over the real content: what a reader sees letter by letter.
import t from 'tap'
import { isLoss } from '../../content/loss.ts'
import { searchLimits } from '../../search/search-limits.ts'
import { openBuild } from '../../server/build.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const titles = async (text: string) => (await content.suggest(text)).map(({ title }) => title.join(''))
const addresses = async (text: string) => (await content.suggest(text)).map(({ path }) => path)
/** Of the pages, without the part. */
const paths = async (text: string) => (await addresses(text)).map(path => path.replace(/#.*/, ''))
const isOfLoss = (path: string) => {
  const card = content.cardAt(path)
  return card !== undefined && isLoss(card)
}

t.test('a beginning, a typo, one word after another', async t => {
  for (const [text, path] of [
    ['8 weeks pr', '/pregnancy-week-by-week/8-weeks-pregnant'],
    ['8 weeks pregnent', '/pregnancy-week-by-week/8-weeks-pregnant'],
    ['hospital b', '/a/checklist-packing-a-hospital-bag'],
    ['newbron fe', '/a/newborn-feeding-first-weeks'],
    ['tool', '/tools'],
  ] as const)
    t.ok((await paths(text)).includes(path), `${text}: ${await paths(text)}`)
  t.equal((await titles('8 weeks pregnant'))[0], '8 weeks pregnant')
})

t.test('the part that answers is opened, as by a result; the top of a page that is named', async t => {
  for (const text of ['braxton hicks', 'hartburn', 'jaundice', '8 weeks pregnant', 'hospital bag']) {
    const { best } = await content.search(text)
    const results = best
      .filter(({ card }) => card.kind !== 'name')
      .map(({ card, passage }) => (passage?.id ? `${card.path}#${passage.id}` : card.path))
    const suggested = await addresses(text)
    t.ok(results[0] && suggested.includes(results[0]), `${text}: ${results[0]} of ${suggested}`)
  }
  t.ok((await addresses('braxton hicks')).includes('/a/signs-of-labor#the-days-before'))
  t.ok((await addresses('8 weeks pregnant')).includes('/pregnancy-week-by-week/8-weeks-pregnant'))
})

t.test('at most eight, each kind in one place, the words marked', async t => {
  for (const text of ['ba', 'feeding', 'sleep at', 'week']) {
    const found = await content.suggest(text)
    t.ok(found.length > 2 && found.length <= searchLimits.suggested, text)
    const groups = found.map(({ kicker }) => (/by (week|month)$/.test(kicker) ? 'guide' : kicker))
    const runs = groups.filter((group, i) => group !== groups[i - 1])
    t.equal(new Set(runs).size, runs.length, `${text}: ${groups}`)
    t.equal(new Set(found.map(({ path }) => path.replace(/#.*/, ''))).size, found.length, 'each once')
  }
  const [first] = await content.suggest('feeding newb')
  t.ok(
    first?.title.some((stretch, i) => i % 2 === 1 && /newborn/i.test(stretch)),
    String(first?.title),
  )
  for (const text of ['', ' ', 'f', ' f ', '🍼', 'zzzqqq', 'the'])
    t.same(await content.suggest(text), [], JSON.stringify(text))
})

t.test('nobody meets a loss on the way to another word', async t => {
  for (const word of [
    'milk and sleep',
    'mistakes',
    'early signs',
    'low blood pressure',
    'still feeding',
    'diapers',
    'stitches',
    'pregnancy log',
    'greens',
  ])
    for (let end = 2; end <= word.length; end++) {
      const met = (await paths(word.slice(0, end))).filter(isOfLoss)
      t.same(met, [], word.slice(0, end))
    }
})

t.test('who looks for one finds that alone', async t => {
  for (const text of ['miscarr', 'miscarrage', 'pregnancy loss', 'my baby died', 'stillb', 'grief']) {
    const found = await paths(text)
    t.ok(found.length > 0, text)
    t.ok(found.every(isOfLoss), `${text}: ${found}`)
  }
})
