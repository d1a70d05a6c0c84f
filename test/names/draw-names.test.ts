// Names by lot: over the real names.
import t from 'tap'
import { listsOf } from '../../names/all-lists.ts'
import { drawNames, drawSize, popularities, readWish, type Style, styles, type Wish } from '../../names/draw-names.ts'
import { names } from '../support/names.ts'

const year = names.counts.years.at(-1) ?? 0
const spelled = (list: readonly { name: string }[]) => list.map(({ name }) => name)

t.test('every name of a draw fits the wish', async t => {
  const wishes: Wish[] = [
    {},
    { sex: 'girl', letter: 'q' },
    { sex: 'boy', length: 'short' },
    { origin: 'welsh' },
    { sex: 'unisex', letter: 'r' },
    { sex: 'girl', popularity: 'top' },
    { sex: 'boy', popularity: 'known', letter: 'm' },
    { popularity: 'rare', length: 'long' },
  ]
  for (const wish of wishes)
    for (const seed of [1, 2, 3]) {
      const { names: found, fitting } = drawNames(names, wish, seed)
      t.equal(found.length, Math.min(drawSize, fitting), JSON.stringify(wish))
      t.equal(new Set(found).size, found.length, 'each once')
      for (const name of found) {
        if (wish.sex === 'unisex') t.equal(name.use, 'unisex')
        else if (wish.sex) t.ok([wish.sex, 'unisex'].includes(name.use), name.name)
        if (wish.letter) t.equal(name.letters[0], wish.letter)
        if (wish.length === 'short') t.ok(name.letters.length <= 4, name.name)
        if (wish.length === 'long') t.ok(name.letters.length >= 7, name.name)
        if (wish.origin) t.ok(names.about(name)?.origins.includes(wish.origin), name.name)
        if (wish.popularity) {
          const ranks = (['girl', 'boy'] as const).map(sex =>
            wish.sex && wish.sex !== sex
              ? Number.POSITIVE_INFINITY
              : (names.counts.rank(name.id, sex, year) ?? Number.POSITIVE_INFINITY),
          )
          const rank = Math.min(...ranks)
          const { from, to } = popularities[wish.popularity]
          t.ok(rank >= from && rank <= to && Number.isFinite(rank), `${name.name} is ${rank}`)
        }
      }
    }
})

t.test('a style is one of our lists, each of them there', async t => {
  for (const style of Object.keys(styles) as Style[]) {
    const list = new Set(listsOf(names).find(`${style}-baby-names`)?.names)
    const { names: found } = drawNames(names, { style }, 4)
    t.equal(found.length, drawSize, style)
    t.ok(
      found.every(name => list.has(name)),
      style,
    )
  }
})

t.test('a seed repeats a draw; what is kept stays in front', async t => {
  const draw = (seed: number, ...kept: string[]) =>
    spelled(
      drawNames(
        names,
        { sex: 'girl' },
        seed,
        kept.flatMap(name => names.find(name) ?? []),
      ).names,
    )
  t.same(draw(5), draw(5))
  t.notSame(draw(5), draw(6))
  const again = draw(6, 'Theodore', 'Ada', 'Ada')
  t.same(again.slice(0, 2), ['Theodore', 'Ada'], 'also when it does not fit any more')
  t.equal(new Set(again).size, drawSize)
})

t.test('nothing fits', async t => {
  t.match(drawNames(names, { letter: 'x', origin: 'hawaiian' }, 1), { names: [], fitting: 0 })
})

t.test('a wish out of any address', async t => {
  t.same(readWish({ popularity: 'top', style: 'classic' }, { sex: 'girl', syllables: 2 }), {
    sex: 'girl',
    popularity: 'top',
    style: 'classic',
  })
  for (const odd of ['constructor', '__proto__', '', 'TOP'])
    t.same(readWish({ popularity: odd, style: odd }, {}), {}, odd)
})
