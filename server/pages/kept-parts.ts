// Parts of public pages that are made from their props alone, as ready HTML by these props: the same part on another
// page, or on the same page for another kind of visitor, is not rendered again.
import { LRUCache } from 'lru-cache'

/** @param key everything that the part is made from */
export type KeepPart = (key: string, render: () => string) => string

export interface KeptParts {
  keep: KeepPart
  forget(): void
}

const maxCharacters = 4 * 1024 * 1024
/** Milliseconds: a part may tell the day, so none is kept for longer. */
const keptMs = 60_000

export function createKeptParts(now: () => number = Date.now): KeptParts {
  const parts = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (html, key) => html.length + key.length + 1,
  })
  let until = 0
  return {
    keep(key, render) {
      // By the clock of the day, all at once: the cache's own clock would read the time for every part.
      const at = now()
      if (at >= until || at < until - keptMs) {
        parts.clear()
        until = at + keptMs
      }
      const kept = parts.get(key)
      if (kept !== undefined) return kept
      const html = render()
      parts.set(key, html)
      return html
    },
    forget: () => parts.clear(),
  }
}
