import { partsOf } from '../domain/dashboard.ts'
import { dueDateOf, pregnancyOf } from '../domain/member.ts'
import { displayWeek, slugOfWeek, trimesterOf } from '../domain/pregnancy-dating.ts'
import { within } from '../lib/within.ts'
import type { Content } from '../publishing/load.ts'
import { savedCards } from '../publishing/savable.ts'
import { fittingArticles } from '../views/dashboard/articles.ts'
import { DashboardView } from '../views/dashboard/dashboard.tsx'
import type { Deferred } from '../views/dashboard/deferred.tsx'
import type { Reached, Sheet } from '../views/dashboard/sheet.ts'
import { type Own, page } from './define-page.tsx'
import { frameMs, readOr, soonSignedIn } from './signed-in.ts'

const shownSaved = 3

/** A member's own front page. The frame is there at once; what it holds follows when the member API has answered. */
export const dashboard = page({
  path: '/dashboard',
  for: 'personal',
  async load(loading) {
    const own = await soonSignedIn(loading)
    const gathered = gather(own, loading.content)
    // What somebody said when joining is told once: this page waits until it can be shown.
    return { today: own.today, sheet: own.begins === undefined ? await soon(gathered) : as(await gathered) }
  },
  head: () => ({ title: 'Your almanac', description: 'Your own page.', noindex: true }),
  view: ({ loaded }) => <DashboardView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})

const as = <T,>(is: T) => ({ is })
const soon = <T,>(comes: Promise<T>): Promise<Deferred<T>> => within(frameMs, comes.then(as), { comes })
const reached = <T,>(asked: Promise<T>): Promise<Reached<T>> => readOr(asked.then(as), null)

/** All that the page shows; null when there is no member after all. */
async function gather({ member: comes, read, today, begins }: Own, content: Content): Promise<Sheet | null> {
  const member = await comes.catch(() => null)
  if (!member) return null
  const due = dueDateOf(pregnancyOf(member)?.due_date)
  const [losses, cycle, saved, week] = await Promise.all([
    reached(read('losses')),
    member.is_ttc ? reached(read('cycle')) : null,
    reached(read('saved-articles')),
    due ? content.piece('week', slugOfWeek(displayWeek(due, today))).catch(() => undefined) : undefined,
  ])
  const shown = (slugs: readonly { slug: string }[]) =>
    savedCards(
      content,
      slugs.map(({ slug }) => slug),
    ).slice(0, shownSaved)
  const trimester = due ? trimesterOf(displayWeek(due, today)) : undefined
  return {
    member,
    today,
    // Whoever took a pregnancy away again must not be asked for it.
    begins: member.had_profile ? undefined : begins,
    losses,
    cycle,
    saved: saved && as(shown(saved.is)),
    week,
    months: new Set(content.cards('month').map(({ path }) => path)),
    articles: fittingArticles(content.cards('article'), { parts: partsOf(member), trimester }),
  }
}
