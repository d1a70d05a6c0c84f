// An account that keeps saved articles, and a browser with storage, cookies and tabs: what the hearts stand before.
import { createStore } from 'jotai'
import type { Test } from 'tap'
import { storageKey } from '../../state/saved-on-device.ts'
// So that they are there at once when they are asked for.
import '../../state/account-hearts.ts'
import '../../state/join-link.ts'
import { heartsAtom } from '../../state/hearts.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { member } from './profile-store.ts'
import { settled } from './settled.ts'

/** An account's list over the wire: it keeps what is sent, unless it is told to answer something else. */
export function account(...slugs: string[]) {
  let { version } = member
  let held: Promise<void> | undefined
  const calls: string[] = []
  const state = {
    slugs,
    calls,
    unknown: [] as string[],
    answer: (_call: string): number => 200,
    isSignedIn: true,
    hold,
  }
  function hold() {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return () => {
      held = undefined
      resolve()
    }
  }
  const fetch = async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (url === '/api/members/me')
      return state.isSignedIn ? Response.json({ member: { ...member, version } }) : Response.json({}, { status: 401 })
    const [, slug = ''] = /^\/api\/members\/m-1\/saved-articles\/?(.*)$/.exec(url) ?? []
    const call = `${method} ${slug}`.trim()
    calls.push(call)
    await held
    const status = state.answer(call)
    if (status !== 200)
      return status ? Response.json({ message: 'no' }, { status }) : Promise.reject(new TypeError('network'))
    if (method === 'PUT' && state.unknown.includes(slug))
      return Response.json({ message: 'no', field: 'slug' }, { status: 404 })
    if (method !== 'GET') {
      version++
      state.slugs = state.slugs.filter(other => other !== slug)
      if (method === 'PUT') state.slugs.unshift(slug)
    }
    return Response.json({ items: state.slugs.map(slug => ({ slug, saved_at: '' })), version })
  }
  return { state, fetch }
}

/** A browser with storage, cookies and an account, for tabs of one test. */
export function browser(t: Test, { state, fetch }: ReturnType<typeof account>, kept: string[] = []) {
  const storage = new Map(kept.length ? [[storageKey, JSON.stringify(kept)]] : [])
  const counted: { name: string; properties: object }[] = []
  const cookies = new Map<string, string>()
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, text]) => `${name}=${text.split(';')[0]}`).join('; '),
    set: (text: string) => cookies.set(text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)),
  })
  const value = {
    fetch,
    document,
    location: { protocol: 'https:', pathname: '/pregnancy-week-by-week/8-weeks-pregnant', search: '', href: '' },
    addEventListener: () => {},
    removeEventListener: () => {},
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
    },
    navigator: {
      sendBeacon: (_: string, blob: Blob) => {
        blob.text().then(text => counted.push(...JSON.parse(text).events))
        return true
      },
    },
  }
  for (const [name, fake] of Object.entries(value)) t.intercept(globalThis, name as 'fetch', { value: fake as never }) // globals of a browser
  const tab = (signedIn = true) => {
    const store = createStore()
    store.set(pageStateAtom, { layout: 'desktop', country: 'US', signedIn, versions: {}, speedShare: 0 })
    return store
  }
  /** A tab with a heart that is awake. */
  const open = async (signedIn = true) => {
    const store = tab(signedIn)
    t.teardown(store.sub(heartsAtom, () => {}))
    await settled()
    return store
  }
  return {
    state,
    storage,
    counted,
    cookies,
    document,
    tab,
    open,
    here: () => JSON.parse(storage.get(storageKey) ?? '[]'),
  }
}
