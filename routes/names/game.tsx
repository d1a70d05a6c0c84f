import { anySeed, readSeed, seedAfter } from '../../domain/seeded.ts'
import { gameRounds, gameYears } from '../../names/game.ts'
import { GameView } from '../../views/names/game.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { page } from '../define-page.tsx'

const path = '/b/baby-name-game'

export const nameGame = page({
  path,
  query: ['seed'],
  cacheable: false, // whoever comes without a seed gets rounds of their own
  async load({ content, input: { query } }) {
    const names = await content.names()
    const seed = readSeed(query.seed) ?? anySeed()
    const years = gameYears(names)
    return {
      path,
      rounds: gameRounds(names, seed),
      own: `${path}?seed=${seed}`,
      another: `${path}?seed=${seedAfter(seed)}`,
      years: [years[0] ?? 0, years.at(-1) ?? 0] as const,
    }
  },
  head: () => ({
    title: 'The baby name game',
    description:
      'Which of two names was given to more children in a year? Ten rounds that grow harder, with the true US figures after each.',
    path,
    breadcrumbs: nameBreadcrumbs.below(),
  }),
  view: ({ loaded }) => <GameView {...loaded} />,
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [path],
})
