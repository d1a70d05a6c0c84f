// The visitor's privacy choices, stored on the device; a member's also in their account.
import { atom } from 'jotai'
import {
  type Choice,
  choiceCookie,
  choiceCookieSeconds,
  choiceCookieValue,
  choiceKey,
  choiceMade,
  consentsVersion,
  type PurposeId,
} from '../domain/consents.ts'
import { writeCookie } from './cookies.ts'
import { readStored, removeStored, store, watchStored } from './device-storage.ts'
import { pageStateAtom } from './page-state.ts'
import { sendsGpc, storedChoice } from './stored-choice.ts'

export interface Consents {
  /** Null when nothing was chosen yet. */
  choice: Choice | null
  /** False when the browser refuses storage: the choice lasts as long as the page. */
  isStored: boolean
  /** The browser sends Global Privacy Control. */
  gpc: boolean
}

const state = atom<Consents>({ choice: null, isStored: true, gpc: false })
/**
 * Whether the account has the choice: `none` for a visitor's, or not that one; `failed` when it should have been told.
 */
const account = atom<'none' | 'saved' | 'failed'>('none')
/** Of the newest choice: answers to older ones say nothing. */
const chosen = atom(0)

// Reading waits for the mount: the server's HTML knows nothing of this browser, and hydration has to agree with it.
state.onMount = set => {
  const gpc = sendsGpc()
  const read = () => set({ choice: storedChoice(), isStored: readStored(choiceKey).works, gpc })
  read()
  return watchStored(choiceKey, read)
}

type Put = Parameters<typeof import('./consents-account.ts').askConsentsAtom.write>[2]

/** Asks a member's account, as `askConsentsAtom`, which loads for members only. */
const askAtom = atom(null, async (get, set, put: Put): Promise<Choice | 'failed' | null> => {
  if (!get(pageStateAtom).signedIn) return null
  const account = await import('./consents-account.ts').catch(() => null)
  return account ? set(account.askConsentsAtom, put) : 'failed'
})

/**
 * Stores a choice on the device, and in the cookie that tells the server of it. Storage can be too full for it and still
 * hold an older one: a yes that was taken back must not return.
 */
const storeAtom = atom(null, (get, set, choice: Choice) => {
  writeCookie(choiceCookie, choiceCookieValue(choice), choiceCookieSeconds)
  const isStored = store(choiceKey, JSON.stringify(choice))
  if (!isStored) removeStored(choiceKey)
  set(state, { ...get(state), choice, isStored })
  document.dispatchEvent(new Event(choiceMade))
})

/** A member's choice is what their account and this device agree on. Under Global Privacy Control nothing counts. */
const readAccount = atom(null, async (get, set) => {
  if (sendsGpc() || !get(pageStateAtom).signedIn) return
  const before = get(chosen)
  const here = () => get(state).choice
  const choice = await import('./consents-account.ts').then(
    part => set(part.mergeConsentsAtom, here),
    () => null,
  )
  if (!choice || get(chosen) !== before) return
  set(account, 'saved')
  if (here()?.at !== choice.at) set(storeAtom, choice)
})

const woken = atom(
  () => null,
  (_get, set) => {
    set(readAccount)
  },
)
woken.onMount = wake => wake()

/** Read whether a member's choice is saved in their account. */
export const consentsAccountAtom = atom(get => get(account))

/** Read what was chosen; write the purposeIds that are allowed from now on. */
export const consentsAtom = atom(
  get => {
    get(woken)
    return get(state)
  },
  async (get, set, wanted: readonly PurposeId[]) => {
    const allowed = sendsGpc() ? [] : wanted
    const request = get(chosen) + 1
    set(chosen, request)
    set(account, 'none')
    set(storeAtom, { version: consentsVersion, at: new Date().toISOString(), allowed })
    const choice = await set(askAtom, { allowed, version: consentsVersion })
    if (get(chosen) !== request || choice === null) return
    set(account, choice === 'failed' ? 'failed' : 'saved')
    if (choice !== 'failed') set(storeAtom, choice)
  },
)
