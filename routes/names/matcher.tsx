// The name matcher for two parents. What they say lives in the member API; the page is the same for everyone.
import { matcherPath } from '../../domain/match.ts'
import { MatcherView } from '../../views/names/matcher.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { page } from '../define-page.tsx'

const title = 'Baby name matcher'

export const nameMatcher = page({
  path: matcherPath,
  head: () => ({
    title: `${title} for two parents`,
    description:
      'Both parents look at the same names and vote in private, each on their own phone. Only names that both of you like are shown. No account.',
    path: matcherPath,
    breadcrumbs: nameBreadcrumbs.below(),
  }),
  view: () => <MatcherView path={matcherPath} title={title} />,
  ads: () => ({ kind: 'names', category: 'matcher' }),
  whenSensitive: 'itself',
  examples: [matcherPath],
})
