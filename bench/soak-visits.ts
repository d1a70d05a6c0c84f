// What visitors of a site ask for: pages that are kept and pages that are not, names, searches, a member's own, and some
// who leave before they have their answer.

/** Addresses of the site: a few that everybody reads, and thousands of names. */
export interface Addresses {
  pages: readonly string[]
  names: readonly string[]
}

export interface Visit {
  path: string
  /** Undefined at a first visit. */
  cookie?: string
  /** They are gone as soon as they have asked, or when the answer begins. */
  leaves?: 'at once' | 'in the middle'
}

/** What a visit is made of. */
interface Drawing {
  addresses: Addresses
  /** One of a list, by chance. */
  pick: <T>(list: readonly T[]) => T
  /** A cookie of a member. */
  member: string
  /** The number of the visit, for what nobody has asked before. */
  i: number
}

/** The cookie of somebody who was here before. */
export const visitor = 'uid=AAAAAAAAAAAAAAAAAAAAAA'
/** The cookies of somebody whose session is over: the site has to ask whose it is. */
export const ended = (i: number) => `${visitor}; session=${String(i).padStart(43, 'x')}`
const words = [
  'sleep',
  'feeding',
  'week 20',
  'fever',
  'iron',
  'teething',
  'olivia',
  'light',
  'jhon',
  'elisabteh',
  'gift of god',
  'xqzwv',
]
const searches = ['/search?q=', '/b/search?q=', '/api/suggestions?q=']
const own = ['/dashboard', '/dashboard', '/saved-articles', '/settings', '/']

/** Kinds of visits: how many of a hundred, and what they ask for. */
export const kinds: readonly [share: number, visit: (drawing: Drawing) => Visit][] = [
  [44, ({ addresses, pick }) => ({ path: pick(addresses.pages), cookie: visitor })],
  [10, ({ addresses, pick }) => ({ path: pick(addresses.pages) })],
  [10, ({ addresses, pick }) => ({ path: `${pick(addresses.pages)}?abVersion=2`, cookie: visitor })], // never kept
  [10, ({ addresses, pick }) => ({ path: pick(addresses.names), cookie: visitor })], // more than are kept
  [10, ({ pick, i }) => ({ path: pick(searches) + encodeURIComponent(`${pick(words)} ${i % 97}`), cookie: visitor })],
  [8, ({ pick, member }) => ({ path: pick(own), cookie: member })],
  [3, ({ addresses, pick, i }) => ({ path: pick(addresses.pages), cookie: ended(i) })],
  [1, ({ addresses, pick, i }) => ({ path: pick(addresses.pages), cookie: ended(i), leaves: 'at once' })],
  [1, ({ pick, member }) => ({ path: pick(own), cookie: member, leaves: 'at once' })],
  [3, ({ pick, member }) => ({ path: pick(own), cookie: member, leaves: 'in the middle' })],
]
