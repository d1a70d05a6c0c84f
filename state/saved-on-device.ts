// Slugs of what was saved with the heart in this browser, newest last.
import { readStored, removeStored, store } from './device-storage.ts'

export const storageKey = 'saved-articles'
const most = 500

/** What storage held, as slugs; anything it does not understand is left out. */
export function parseSaved(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(slug => typeof slug === 'string').slice(-most) : []
  } catch {
    return []
  }
}

/** Adds a slug, or takes it away when it is there. The oldest gives way beyond 500. */
export const toggled = (slugs: readonly string[], slug: string): string[] =>
  slugs.includes(slug) ? slugs.filter(s => s !== slug) : [...slugs, slug].slice(-most)

/** Takes one out of storage, as it is now: another tab may have changed it. */
export function forgetSaved(slug: string) {
  const left = parseSaved(readStored(storageKey).text).filter(s => s !== slug)
  if (left.length) store(storageKey, JSON.stringify(left))
  else removeStored(storageKey)
}
