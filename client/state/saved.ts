// Articles and guides saved with the heart, kept in this browser until there is an account to keep them.
import { atom } from 'jotai'
import { report } from '../report.ts'
import { pageStateAtom } from './page-state.ts'

export interface Saved {
  /** Newest last. */
  slugs: readonly string[]
  /** False when the browser refuses storage: they last as long as the page. */
  kept: boolean
}

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

const state = atom<Saved>({ slugs: [], kept: true })

// Reading waits for the mount: the server's HTML knows nothing of this browser, and hydration has to agree with it.
state.onMount = set => {
  const read = () => {
    try {
      set({ slugs: parseSaved(localStorage.getItem(storageKey)), kept: true })
    } catch {
      set({ slugs: [], kept: false })
    }
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) read()
  }
  read()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Read what is saved; write a slug to save it or take it away. */
export const savedAtom = atom(
  get => get(state),
  (get, set, slug: string) => {
    // Another tab may have saved since: what storage says now is the ground to build on.
    try {
      const next = toggled(parseSaved(localStorage.getItem(storageKey)), slug)
      localStorage.setItem(storageKey, JSON.stringify(next))
      set(state, { slugs: next, kept: true })
    } catch {
      set(state, { slugs: toggled(get(state).slugs, slug), kept: false })
    }
    const side = get(pageStateAtom).versions.saveAbVersion === 2 ? 'right' : 'left'
    report({ name: 'save-article', properties: { slug, saved: get(state).slugs.includes(slug), side } })
  },
)
