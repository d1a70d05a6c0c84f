// The way from a heart to joining: where it leads, and how it is counted.
import type { EventOf } from '../domain/events.ts'
import { report } from './report.ts'

type Selection = EventOf<'sign-up-interaction'>['properties']['selection']

/** What is read on a page, by its path. */
function productTypeOf(path: string): 'article' | 'week' | 'month' {
  if (path.startsWith('/pregnancy-week-by-week/')) return 'week'
  return /^\/(?:baby|toddler)-month-by-month\//.test(path) ? 'month' : 'article'
}

const decision = (path: string) =>
  ({ userDecisionArea: 'save-article', trigger: 'heart', productType: productTypeOf(path) }) as const

/**
 * The address to join at, which leads back to this page. The page's own query goes along, and the experiments in force
 * on it.
 * @param join the page to join at, in full when another of our hosts serves it
 */
export function joinLink(join: string): string {
  const { pathname, search, href } = location
  const target = join.startsWith('/') ? pathname + search : href
  const query = new URLSearchParams(search)
  const { experiments } = document.body.dataset
  const fields = { target, ...decision(pathname), ...(experiments && { experiments }) }
  for (const [name, value] of Object.entries(fields)) query.set(name, value)
  return `${join}?${query}`
}

/** Counts that a heart asked to join, or that a visitor followed. */
export const askedToJoin = (selection: Selection & ('show' | 'join')) =>
  report({ name: 'sign-up-interaction', properties: { selection, ...decision(location.pathname) } })
