// What My Stuff leads to: a guide for each stage of the member, then the links that all members have.
import type { Member } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { displayName, dueDateOf, newestFirst, pregnancyOf } from '../../domain/member.ts'
import { displayWeek } from '../../domain/pregnancy-dating.ts'
import { monthLink, weekLink } from '../../domain/profiles.ts'
import { type SiteName, siteOf } from '../../domain/sites.ts'

/** The origin that goes before a path of each host; empty for the host of the page. */
export type Hosts = Readonly<Record<SiteName, string>>

/** @param href the page's `href`, which knows the page's host */
export const hostsOf = (href: (path: string) => string): Hosts => {
  const before = (path: string) => href(path).slice(0, -path.length)
  return { main: before('/'), names: before('/b/'), registry: before('/registry') }
}

/** The address of a path of ours. */
export const addressOf = (path: string, hosts: Hosts): string => hosts[siteOf(path)] + path

export interface StuffLink {
  path: string
  label: string
  /** Says which week it is, or which child the month is about. */
  note?: string
  /** The name under which a press on a guide is counted: its path would tell more than a stage. */
  item?: string
}

const guides = [
  { item: '/pregnancy-week-by-week', label: 'Pregnancy Week by Week' },
  { item: '/baby-month-by-month', label: 'Baby Month by Month' },
  { item: '/toddler-month-by-month', label: 'Toddler Month by Month' },
  { item: '/topics/parenting', label: 'Parenting' },
] as const

const trying = {
  path: '/topics/getting-pregnant',
  item: '/topics/getting-pregnant',
  label: 'Getting Pregnant',
} as const

const common: readonly StuffLink[] = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/saved-articles', label: 'Saved Articles' },
  { path: '/b/favorites', label: 'Favorite Baby Names' },
  { path: '/manage', label: 'Manage Registry' },
  { path: '/community', label: 'Community' },
  { path: '/settings', label: 'Settings' },
]

/** The paths that the menu still offers after a loss. The other pages stay where they are. */
const afterLoss: ReadonlySet<string> = new Set(['/dashboard', '/saved-articles', '/settings'])

/**
 * The guides of a member on a day: the week of the pregnancy, a month for the children of one age, the topic of those
 * who try.
 */
function guideLinks(member: Member, on: CalendarDate): StuffLink[] {
  const links = new Map<string, StuffLink>()
  const add = (path: string, note: string) => {
    const before = links.get(path)
    const guide = guides.find(({ item }) => path.startsWith(item))
    if (guide) links.set(path, { ...guide, path, note: before ? `${before.note}, ${note}` : note })
  }
  const pregnancy = pregnancyOf(member)
  const dueDate = dueDateOf(pregnancy?.due_date)
  if (pregnancy && dueDate) add(weekLink(pregnancy, on), `Week ${displayWeek(dueDate, on)}`)
  for (const child of newestFirst(member.born_children)) add(monthLink(child, on), displayName(child.first_name))
  return [...links.values(), ...(member.is_ttc ? [trying] : [])]
}

/** All of My Stuff, in its order. */
export const stuffLinks = (member: Member, on: CalendarDate): StuffLink[] =>
  member.after_loss ? common.filter(({ path }) => afterLoss.has(path)) : [...guideLinks(member, on), ...common]
