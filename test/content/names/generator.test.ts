// Names by lot, middle names, rounds of the game, and what is said of a name: over the real names.
import t from 'tap'
import { gameRounds, gameYears, gaps } from '../../../content/names/game.ts'
import { drawNames, drawSize, popularities, readWish, type Style, styles, type Wish } from '../../../content/names/generator.ts'
import { askedNames } from '../../../content/names/meaning.ts'
import { middleNames, middleSize, partOf } from '../../../content/names/middle-names.ts'
import { listsOf } from '../../../content/names/rules.ts'
import { names } from '../../support/names.ts'

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
            wish.sex && wish.sex !== sex ? Number.POSITIVE_INFINITY : (names.counts.rank(name.id, sex, year) ?? Number.POSITIVE_INFINITY),
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
  for (const odd of ['constructor', '__proto__', '', 'TOP']) t.same(readWish({ popularity: odd, style: odd }, {}), {}, odd)
})

t.test('middle names', async t => {
  const found = middleNames(names, partOf(names, 'Olivia'), partOf(names, 'Hart'), 'girl', 3)
  t.equal(found.length, middleSize)
  t.ok(found.every(({ name }) => name.use !== 'boy'))
  t.ok(
    found.every(({ fit }) => fit.reasons.length > 0 && fit.initials.startsWith('O') && fit.initials.endsWith('H')),
    'each says why',
  )
  t.notSame(
    spelled(found.map(({ name }) => name)),
    spelled(middleNames(names, partOf(names, 'Olivia'), partOf(names, 'Hart'), 'girl', 4).map(({ name }) => name)),
  )
  t.match(partOf(names, 'Zoë'), { name: 'Zoë', letters: 'zoe', syllables: 2 }, 'as our editors counted')
  t.match(partOf(names, 'Fitzgerald-Ó Briain'), { letters: 'fitzgeraldobriain', syllables: 5 })
  for (const odd of ['愛', '%', '🎈', 'x'.repeat(200)])
    t.ok(middleNames(names, partOf(names, odd), partOf(names, odd), undefined, 1).length, odd.slice(0, 9))
})

t.test('rounds of the game', async t => {
  const seen = new Set<string>()
  let left = 0
  for (let seed = 0; seed < 40; seed++) {
    const rounds = gameRounds(names, seed)
    t.equal(rounds.length, gaps.length, `seed ${seed}`)
    t.equal(new Set(rounds.flatMap(({ pair }) => spelled(pair))).size, 2 * gaps.length, 'no name twice')
    for (const [i, { year, sex, pair }] of rounds.entries()) {
      for (const one of pair) {
        const id = names.counts.find(one.name) ?? -1
        t.same([one.births, one.rank], [names.counts.births(id, sex, year), names.counts.rank(id, sex, year)], `${one.name} ${year}`)
      }
      const [more, less] = pair.map(({ births }) => births).toSorted((a, b) => b - a) as [number, number]
      const gap = gaps[i] ?? 0
      t.ok(more / less >= gap && more / less < gap * 1.25, `round ${i + 1}: ${more} and ${less}`)
      if (pair[0].births > pair[1].births) left++
      seen.add(`${year}`)
    }
  }
  t.ok(left > 160 && left < 240, `neither side is the better one: ${left} of 400 on the left`)
  t.same([...seen].sort(), gameYears(names).map(String), 'every year of the game comes up')
  t.same(gameRounds(names, 12), gameRounds(names, 12), 'two people with one address play the same')
})

t.test('the meaning of a name that somebody types', async t => {
  const asked = (typed: string) => askedNames(names, typed).map(({ name, about, typed }) => [name?.name ?? typed, about?.meaning])
  t.same(asked('olivia'), [['Olivia', 'olive, olive tree']])
  t.same(
    asked('Mary-Jane').map(([name]) => name),
    ['Maryjane', 'Mary', 'Jane'],
    'nothing is known of the whole: its parts',
  )
  t.same(
    asked('Ana Olivia').map(([name]) => name),
    ['Ana', 'Olivia'],
  )
  const [unknown] = askedNames(names, 'Qzxwv')
  t.match(unknown, { typed: 'Qzxwv', name: undefined, about: undefined })
  t.ok(spelled(askedNames(names, 'Olivvia')[0]?.near ?? []).includes('Olivia'), 'near spellings')
  for (const odd of ['%', '🎈', '愛', 'x'.repeat(300), '- -', '__proto__'])
    t.equal(askedNames(names, odd)[0]?.name, undefined, odd.slice(0, 9))
})
