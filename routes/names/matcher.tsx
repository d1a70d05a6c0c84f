// The name matcher for two parents. What they say lives in the member API; the page is the same for everyone.
import { cardsOf } from '../../content/names/cards.ts'
import { matcherPath } from '../../domain/match.ts'
import { MatcherView } from '../../views/names/matcher.tsx'
import { nameWays } from '../../views/names/ways.ts'
import { page } from '../define.tsx'

const title = 'Baby name matcher'

export const nameMatcher = page({
  path: matcherPath,
  load: async ({ content }) => ({ count: cardsOf(await content.names()).cards.length }),
  head: () => ({
    title: `${title} for two parents`,
    description:
      'Both parents look at the same names and vote in private, each on their own phone. Only names that both of you like are shown. No account.',
    path: matcherPath,
    way: nameWays.below(),
  }),
  view: ({ loaded }) => <MatcherView path={matcherPath} title={title} count={loaded.count} />,
  ads: () => ({ kind: 'names', category: 'matcher' }),
  examples: [matcherPath],
})
