// An account that keeps favorite names, and a browser with storage and tabs: what the hearts beside names stand before.
import { createStore } from 'jotai'
import type { Test } from 'tap'
import { changed, type Favorite, parseFavorites } from '../../domain/names/favorites.ts'
import { favoritesAtom } from '../../state/favorites.ts'
import { favoritesKey } from '../../state/favorites-key.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { member } from './profile-store.ts'
import { settled } from './settled.ts'

/** `Ada: her note` */
export const entry = (text: string): Favorite => {
  const [name = '', note = ''] = text.split(': ')
  return { name, note }
}
export const spelled = (list: readonly Favorite[]) => list.map(({ name, note }) => (note ? `${name}: ${note}` : name))

interface Body {
  note?: string
  position?: number
}

/**
 * A browser, signed in or not, and an account over the wire that does what the real one does unless it is told to
 * answer something else.
 */
export function favoritesBrowser(t: Test, { account = [] as string[], kept = [] as string[] } = {}) {
  let { version } = member
  let held: Promise<void> | undefined
  const state = {
    items: account.map(entry) as readonly Favorite[],
    calls: [] as string[],
    answer: (_call: string): number => 200,
  }
  const storage = new Map(kept.length ? [[favoritesKey, JSON.stringify(kept.map(entry))]] : [])
  async function fetch(url: string, { method = 'GET', body }: RequestInit = {}) {
    if (url === '/api/members/me') return Response.json({ member: { ...member, version } })
    const name = decodeURIComponent(/^\/api\/members\/m-1\/favorite-names\/?(.*)$/.exec(url)?.[1] ?? '')
    const call = [method, name, body].filter(Boolean).join(' ')
    state.calls.push(call)
    await held
    const status = state.answer(call)
    if (status !== 200)
      return status ? Response.json({ message: 'no' }, { status }) : Promise.reject(new TypeError('network'))
    if (method !== 'GET') version++
    if (method === 'DELETE') state.items = changed(state.items, { do: 'remove', name })
    if (method === 'PUT') {
      const { note, position } = JSON.parse(String(body ?? '{}')) as Body
      state.items = changed(state.items, { do: 'save', name })
      if (note !== undefined) state.items = changed(state.items, { do: 'note', name, note })
      if (position !== undefined) state.items = changed(state.items, { do: 'move', name, to: position })
    }
    return Response.json({ items: state.items, version })
  }
  const fakes = {
    fetch,
    addEventListener: () => {},
    removeEventListener: () => {},
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
    },
  }
  for (const [name, value] of Object.entries(fakes)) t.intercept(globalThis, name as 'fetch', { value: value as never }) // globals of a browser
  const tab = (signedIn = true) => {
    const store = createStore()
    store.set(pageStateAtom, { layout: 'desktop', country: 'US', signedIn, versions: {}, speedShare: 0 })
    return store
  }
  return {
    state,
    storage,
    tab,
    /** A tab that shows the favorites. */
    async open(signedIn = true) {
      const store = tab(signedIn)
      t.teardown(store.sub(favoritesAtom, () => {}))
      await settled()
      return store
    },
    here: () => spelled(parseFavorites(storage.get(favoritesKey) ?? null)),
    /** Answers wait until it is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
  }
}
