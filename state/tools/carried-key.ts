// Where a tab stores what is to go into a profile. By itself: every page of a member asks for it.

export const carriedKey = 'to-profile'

/** What this tab stores for a profile; null for nothing, also where the browser refuses. */
export function readCarried(): string | null {
  try {
    return sessionStorage.getItem(carriedKey)
  } catch {
    return null
  }
}
