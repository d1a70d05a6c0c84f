// A browser with storage for the privacy choices, and a store that somebody reads.
import { createStore } from 'jotai'
import type { Test } from 'tap'
import { choiceKey, consentsVersion } from '../../domain/consents.ts'
import { consentsAtom } from '../../state/consents.ts'

export const old = '2026-03-01T12:00:00.000Z'
export const yes = JSON.stringify({ version: consentsVersion, at: old, allowed: ['analytics'] })

export const memory = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [[choiceKey, text]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
/** A window with storage, a navigator and the event that other tabs send, for one test; a store that somebody reads. */
export function open(
  t: Test,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  navigator: object = {},
  prepare = (_: ReturnType<typeof createStore>) => {},
) {
  const target = new EventTarget()
  const page = Object.assign(new EventTarget(), { cookie: '', documentElement: { dataset: {} } })
  const fakes = {
    document: page,
    location: { protocol: 'http:' },
    localStorage: storage,
    navigator,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  for (const [name, value] of Object.entries(fakes)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { configurable: true, value })
    t.teardown(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    )
  }
  const store = createStore()
  prepare(store)
  const before = store.get(consentsAtom)
  t.teardown(store.sub(consentsAtom, () => {}))
  return {
    store,
    before,
    /** What was last written to `document.cookie`. */
    cookie: () => page.cookie,
    setCookie: (text: string) => Object.assign(page, { cookie: text }),
    refuseCookies: () => Object.defineProperty(page, 'cookie', { get: () => '', set: () => {} }),
    otherTabWrote: (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key })),
  }
}
