import { interestsOf, partsOf } from '../domain/dashboard.ts'
import { dueDateOf, pregnancyOf } from '../domain/member.ts'
import { displayWeek, slugOfWeek, trimesterOf } from '../domain/pregnancy-dating.ts'
import type { Content } from '../publishing/load.ts'
import { savedCards } from '../publishing/savable.ts'
import { fittingArticles } from '../views/dashboard/articles.ts'
import { DashboardView } from '../views/dashboard/dashboard.tsx'
import type { Deferred } from '../views/dashboard/deferred.tsx'
import type { Reached, Sheet } from '../views/dashboard/sheet.ts'
import { page } from './define-page.tsx'
import type { Own } from './loading.ts'
import { deferredSignedIn, inTime, readOr } from './signed-in.ts'

const shownSaved = 3

/** The dashboard of a member. It is sent with placeholders when the member API takes longer than `inTime` waits. */
export const dashboard = page({
  path: '/dashboard',
  for: 'personal',
  async load(loading) {
    const own = await deferredSignedIn(loading)
    const gathered = gather(own, loading.content)
    // The stage chosen when joining is given to one page view only, so that view waits for its data.
    return {
      today: own.today,
      sheet: own.begins === undefined ? await readyOrDeferred(own, gathered) : ready(await gathered),
    }
  },
  head: () => ({ title: 'Your almanac', description: 'Your own page.', noindex: true }),
  view: ({ loaded }) => <DashboardView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})

const ready = <T,>(is: T) => ({ is })
const readyOrDeferred = <T,>(own: Own, comes: Promise<T>): Promise<Deferred<T>> =>
  inTime(own, comes.then(ready), { comes })
const reached = <T,>(asked: Promise<T>): Promise<Reached<T>> => readOr(asked.then(ready), null)

/** All that the page shows; null when there is no member after all. */
async function gather(
  { member: comes, read, registries, today, begins }: Own,
  content: Content,
): Promise<Sheet | null> {
  const member = await comes.catch(() => null)
  if (!member) return null
  const due = dueDateOf(pregnancyOf(member)?.due_date)
  const weekNow = due ? displayWeek(due, today) : undefined
  const [losses, cycle, saved, names, lists, week] = await Promise.all([
    reached(read('losses')),
    member.is_ttc ? reached(read('cycle')) : null,
    reached(read('saved-articles')),
    member.after_loss ? null : reached(read('favorite-names')),
    member.after_loss ? null : reached(registries.mine()),
    weekNow ? content.piece('week', slugOfWeek(weekNow)).catch(() => undefined) : undefined,
  ])
  const shown = (slugs: readonly { slug: string }[]) =>
    savedCards(
      content,
      slugs.map(({ slug }) => slug),
    ).slice(0, shownSaved)
  const trimester = weekNow ? trimesterOf(weekNow) : undefined
  const begun = member.had_profile ? undefined : begins
  return {
    member,
    today,
    // A member who removed a pregnancy must not be asked to add one.
    begins: begun,
    losses,
    cycle,
    saved: saved && ready(shown(saved.is)),
    names: names && ready(names.is.map(({ name }) => name)),
    registries: lists,
    week,
    nextWeek: weekNow ? content.cards('week').find(({ slug }) => slug === slugOfWeek(weekNow + 1)) : undefined,
    months: new Set(content.cards('month').map(({ path }) => path)),
    articles: fittingArticles(content.cards('article'), { parts: interestsOf(partsOf(member), begun), trimester }),
  }
}
