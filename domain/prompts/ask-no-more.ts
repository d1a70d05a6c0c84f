// What a visitor does not want to be asked any more: one cookie for all that has no time of its own.

/** What can be turned off for good, in the words of the privacy choices. */
export const refusable = {
  registration: 'The window that asks to join',
  'sign-up-banner': 'The banner that asks to join',
  'app-install': 'The banner about the app',
  'site-message': 'The message of the site',
  survey: 'The question under articles',
  'dashboard-tip': 'The hint at the dashboard’s icon',
  'saved-tip': 'The hint at your saved articles',
  'names-note': 'The hint at your favorite names',
} as const

export type Refusable = keyof typeof refusable

export const refusables = Object.keys(refusable) as Refusable[] // Object.keys widens them

/** Reads the cookie: ids with dots between them; whatever else is in it counts as nothing. */
export function refusedOf(cookie: string | undefined): Refusable[] {
  const given = new Set((cookie ?? '').slice(0, 400).split('.'))
  return refusables.filter(id => given.has(id))
}

/** The cookie's value after something was refused, or asked for again. */
export const withRefusal = (cookie: string | undefined, id: Refusable, isRefused: boolean): string =>
  refusables.filter(other => (other === id ? isRefused : refusedOf(cookie).includes(other))).join('.')
