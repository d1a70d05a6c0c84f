import { isLoss } from '../content/loss.ts'
import { DashboardView } from '../views/account/dashboard.tsx'
import { page } from './define.tsx'
import { soonSignedIn } from './signed-in.ts'

/** A member's own front page. The frame is there at once; who they are follows when the member API has answered. */
export const dashboard = page({
  path: '/dashboard',
  for: 'personal',
  async load(loading) {
    const { member } = await soonSignedIn(loading)
    const articles = loading.content.cards('article').filter(card => !isLoss(card))
    return { member, latest: articles.slice(0, 3) }
  },
  head: () => ({ title: 'Your almanac', description: 'Your own page.', noindex: true }),
  view: ({ loaded }) => <DashboardView {...loaded} />,
  examples: [],
})
