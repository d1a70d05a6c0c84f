// A device's storage for tests without a browser: it can be full, and another tab can change it.
import type { Test } from 'tap'

export function fakeDevice(t: Test, held: Record<string, string> = {}) {
  const items = new Map(Object.entries(held))
  const state = { isFull: false, refuses: false }
  const localStorage = {
    getItem(key: string) {
      if (state.refuses) throw new Error('SecurityError')
      return items.get(key) ?? null
    },
    setItem(key: string, value: string) {
      if (state.isFull || state.refuses) throw new Error('QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  }
  const tabItems = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => tabItems.get(key) ?? null,
    setItem: (key: string, value: string) => void tabItems.set(key, value),
    removeItem: (key: string) => void tabItems.delete(key),
  }
  t.intercept(globalThis, 'sessionStorage', { value: sessionStorage as never }) // as: the rest of it is not asked
  const listeners = new Set<(event: { key: string }) => void>()
  t.intercept(globalThis, 'localStorage', { value: localStorage as never }) // as: the rest of it is not asked
  t.intercept(globalThis, 'addEventListener', { value: (_: string, heard: () => void) => listeners.add(heard) })
  t.intercept(globalThis, 'removeEventListener', { value: (_: string, heard: () => void) => listeners.delete(heard) })
  // It always has time: what one test counts is not told to the next.
  const requestIdleCallback = (work: () => void) => {
    work()
    return 1
  }
  t.intercept(globalThis, 'requestIdleCallback', { value: requestIdleCallback })
  const sent: unknown[] = []
  t.intercept(globalThis, 'navigator', {
    value: {
      sendBeacon: (_: string, blob: Blob) => void blob.text().then(text => sent.push(...JSON.parse(text).events)),
    },
  })
  return {
    items,
    /** What is stored for this tab alone. */
    tabItems,
    listeners,
    /** Events that were reported. */
    sent,
    set isFull(now: boolean) {
      state.isFull = now
    },
    set refuses(now: boolean) {
      state.refuses = now
    },
    /** Another tab stores a text. */
    fromElsewhere(key: string, text: string | null) {
      if (text === null) items.delete(key)
      else items.set(key, text)
      for (const heard of listeners) heard({ key })
    },
  }
}
