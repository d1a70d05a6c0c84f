import { createStore } from 'jotai'
import t from 'tap'
import { islands, type LoadIsland } from '../../client/islands.ts'
import { readPageState } from '../../client/page-block.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { islandViews } from '../../views/islands.ts'

t.test('the browser loads the component that the server rendered', async t => {
  t.same(Object.keys(islands).sort(), Object.keys(islandViews).sort())
  const views: Record<string, unknown> = islandViews
  for (const [name, load] of Object.entries<LoadIsland>(islands)) t.equal(await load(), views[name], name)
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
  t.same(store.get(pageStateAtom), { layout: 'desktop', signedIn: false, versions: {} }, 'what islands know before')
  store.set(pageStateAtom, readPageState())
  t.same(store.get(pageStateAtom), state)

  inPage(null)
  t.throws(() => readPageState(), new Error('The page has no state block.'))
  inPage('')
  t.throws(() => readPageState(), new Error('The page has no state block.'))
})
