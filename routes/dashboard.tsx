import { redirect } from 'react-router'
import type { Content } from '../content/load.ts'
import { partsOf } from '../domain/dashboard.ts'
import { dueDateOf, pregnancyOf } from '../domain/member.ts'
import { displayWeek, slugOfWeek, trimesterOf } from '../domain/pregnancy.ts'
import { fittingArticles } from '../views/dashboard/articles.ts'
import { DashboardView } from '../views/dashboard/dashboard.tsx'
import type { Late } from '../views/dashboard/late.tsx'
import type { Reached, Sheet } from '../views/dashboard/sheet.ts'
import { type Own, page } from './define.tsx'
import { savedCards } from './saved.ts'
import { frameMs, readOr, soonSignedIn } from './signed-in.ts'
import { within } from './within.ts'

const shownSaved = 3

/** A member's own front page. The frame is there at once; what it holds follows when the member API has answered. */
export const dashboard = page({
  path: '/dashboard',
  for: 'personal',
  query: ['stage'],
  async load(loading) {
    const own = await soonSignedIn(loading)
    const gathered = gather(own, loading.content)
    return { today: own.today, sheet: loading.input.query.stage ? await firstTime(gathered) : await soon(gathered) }
  },
  head: () => ({ title: 'Your almanac', description: 'Your own page.', noindex: true }),
  view: ({ loaded }) => <DashboardView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})

/**
 * What somebody said when joining holds until their first profile: whoever took a pregnancy away again must not be asked for it. So this
 * one address waits until the member is known.
 * @throws a redirect to the page as it always is
 */
async function firstTime(gathered: Promise<Sheet | null>): Promise<Late<Sheet | null>> {
  const is = await gathered
  if (is?.member.had_profile) throw redirect('/dashboard', 303)
  return { is }
}

const as = <T,>(is: T) => ({ is })
const soon = <T,>(comes: Promise<T>): Promise<Late<T>> => within(frameMs, comes.then(as), { comes })
const reached = <T,>(asked: Promise<T>): Promise<Reached<T>> => readOr(asked.then(as), null)

/** All that the page shows; null when there is no member after all. */
async function gather({ member: comes, read, today }: Own, content: Content): Promise<Sheet | null> {
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
    losses,
    cycle,
    saved: saved && as(shown(saved.is)),
    week,
    months: new Set(content.cards('month').map(({ path }) => path)),
    articles: fittingArticles(content.cards('article'), { parts: partsOf(member), trimester }),
  }
}
