// The visitor's privacy choices, kept in this browser.
import { atom } from 'jotai'
import { type Choice, consentsVersion, type PurposeId, parseChoice } from '../../domain/consents.ts'

export interface Consents {
  /** Null when nothing was chosen yet. */
  choice: Choice | null
  /** False when the browser refuses storage: the choice lasts as long as the page. */
  kept: boolean
  /** The browser sends Global Privacy Control. */
  gpc: boolean
}

export const storageKey = 'privacy-choices'

const state = atom<Consents>({ choice: null, kept: true, gpc: false })

// Reading waits for the mount: the server's HTML knows nothing of this browser, and hydration has to agree with it.
state.onMount = set => {
  const gpc = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  const read = () => {
    try {
      set({ choice: parseChoice(localStorage.getItem(storageKey)), kept: true, gpc })
    } catch {
      set({ choice: null, kept: false, gpc })
    }
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) read()
  }
  read()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Read what was chosen; write the purposes that are allowed from now on. */
export const consentsAtom = atom(
  get => get(state),
  (get, set, allowed: readonly PurposeId[]) => {
    const choice: Choice = { version: consentsVersion, at: new Date().toISOString(), allowed }
    set(state, { ...get(state), choice, kept: keep(JSON.stringify(choice)) })
  },
)

function keep(text: string): boolean {
  try {
    localStorage.setItem(storageKey, text)
    return true
  } catch {
    forget()
    return false
  }
}

/** Storage can be too full for a new choice and still hold an older one: a yes that was taken back must not return. */
function forget() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // It refuses everything, so nothing is in it.
  }
}
