// Links that invite to join or to sign in: what they say of where they stood, and where they lead back to.
import type { DecisionArea, ProductType, Trigger } from '../decision-areas.ts'
import { longestTarget } from '../safe-target.ts'

/** What is read on a page, by its path; undefined for what is none of these. */
export function productTypeOf(path: string): ProductType | undefined {
  if (path.startsWith('/pregnancy-week-by-week/')) return 'week'
  if (/^\/(?:baby|toddler)-month-by-month\//.test(path)) return 'month'
  if (/^\/(?:a|news)\//.test(path)) return 'article'
  return /^\/b\/|\/baby-names$/.test(path) ? 'baby-name' : undefined
}

export interface Invitation {
  stage?: string
  /** Where to go on to. */
  target: string
  userDecisionArea: DecisionArea
  trigger: Trigger
  productType?: ProductType
  /** Experiments in force, as in `data-experiments`. */
  experiments?: string
}

/** Parameters of a page that never go along: they mean something else on the page to join. */
const ownParameters = ['stage', 'source', 'redirectUrl', 'targetUrl', 'token', 'email', 'password', 'q']
const longest = 1000 // characters of a page's query that goes along

/**
 * The address that an invitation leads to, merged with the query of the page it stands on.
 * A target that is longer than what the page to join takes goes without its own query.
 * @param page to join or log in at, in full when another of our hosts serves it; its own query stays
 * @param query of the page it stands on, as in `location.search`
 */
export function invitationAddress(
  page: string,
  { stage, target: whole, ...fields }: Invitation,
  query: string,
): string {
  const target = whole.length <= longestTarget ? whole : whole.replace(/\?.*/s, '')
  const [address, own] = page.split('?', 2)
  const merged = new URLSearchParams(query.length <= longest ? query : '')
  for (const name of ownParameters) merged.delete(name)
  const given = { ...fields, target, stage, ...Object.fromEntries(new URLSearchParams(own)) }
  for (const [name, value] of Object.entries(given)) if (value) merged.set(name, value)
  return `${address}?${merged}`
}
