// Rounds of the game, over the real counts.
import t from 'tap'
import { gameRounds, gameYears, gaps } from '../../names/game-rounds.ts'
import { names } from '../support/names.ts'

const spelled = (list: readonly { name: string }[]) => list.map(({ name }) => name)

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
        t.same(
          [one.births, one.rank],
          [names.counts.births(id, sex, year), names.counts.rank(id, sex, year)],
          `${one.name} ${year}`,
        )
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
