// What was searched for on this device, the newest first. It is never sent anywhere.
import { readStored, removeStored, store } from './device-storage.ts'

const storageKey = 'searches'
const most = 6
const longest = 60 // characters of a text that is worth remembering

/** The stored texts; none for what is not a list of texts. */
export function parseSearches(stored: string | null): string[] {
  try {
    const all: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(all) ? all.filter(text => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** The list with a text at its head; once, however it is written. */
export function withSearch(all: readonly string[], text: string): readonly string[] {
  const own = text.trim().replace(/\s+/g, ' ')
  if (own === '' || own.length > longest) return all
  return [own, ...all.filter(other => other.toLowerCase() !== own.toLowerCase())].slice(0, most)
}

export const readSearches = () => parseSearches(readStored(storageKey).text)
export const rememberSearch = (text: string) => void store(storageKey, JSON.stringify(withSearch(readSearches(), text)))
export const forgetSearches = () => removeStored(storageKey)
