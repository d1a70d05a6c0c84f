// Articles and guides saved with the heart on this device: of a visitor without an account, or of a member whose
// account has ended.
import { atom } from 'jotai'
import { readStored, store, watchStored } from './device-storage.ts'
import { parseSaved, storageKey, toggled } from './saved-on-device.ts'

export interface Saved {
  /** Newest last. */
  slugs: readonly string[]
  /** False when the browser refuses storage: they last as long as the page. */
  isStored: boolean
}

const state = atom<Saved>({ slugs: [], isStored: true })

// Reading waits for the mount: the server's HTML knows nothing of this browser, and hydration has to agree with it.
state.onMount = set => {
  const read = () => {
    const { text, works } = readStored(storageKey)
    set({ slugs: parseSaved(text), isStored: works })
  }
  read()
  return watchStored(storageKey, read)
}

/** Read what is saved; write a slug to save it or take it away, or with `on` to have it so whatever it is now. */
export const savedAtom = atom(
  get => get(state),
  (get, set, slug: string, on?: boolean) => {
    // Another tab may have saved since: what storage says now is the ground to build on.
    const { text, works } = readStored(storageKey)
    const slugs = works ? parseSaved(text) : get(state).slugs
    const next = slugs.includes(slug) === on ? slugs : toggled(slugs, slug)
    set(state, { slugs: next, isStored: store(storageKey, JSON.stringify(next)) })
  },
)
