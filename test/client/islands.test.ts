import { createStore } from 'jotai'
import t from 'tap'
import { loadIsland } from '../../client/islands.ts'
import { readPageState } from '../../client/page-block.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { type IslandName, islandViews } from '../../views/islands.ts'

t.test('the browser loads the component that the server rendered', async t => {
  const names = Object.keys(islandViews) as IslandName[] // the keys of that table, which TypeScript widens to string
  for (const name of names) t.equal(await loadIsland(name), islandViews[name], name)
})

t.test('the page state', async t => {
  const inPage = (text: string | null) => {
    const value = {
      getElementById: (id: string) => (id === 'page-state' && text !== null ? { textContent: text } : null),
    }
    Object.defineProperty(globalThis, 'document', { configurable: true, value })
  }
  t.teardown(() => Reflect.deleteProperty(globalThis, 'document'))

  const state = { layout: 'mobile', signedIn: true, versions: { abVersion: 2 } }
  inPage(JSON.stringify(state))
  t.same(readPageState(), state)
  const store = createStore()
  t.same(
    store.get(pageStateAtom),
    { layout: 'desktop', country: 'other', signedIn: false, versions: {}, speedShare: 0 },
    'what islands know before',
  )
  store.set(pageStateAtom, readPageState())
  t.same(store.get(pageStateAtom), state)

  inPage(null)
  t.throws(() => readPageState(), new Error('The page has no state block.'))
  inPage('')
  t.throws(() => readPageState(), new Error('The page has no state block.'))
})
