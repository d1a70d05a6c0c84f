// Favorite names before an account, a browser and another tab.
import t from 'tap'
import { favoritesAtom } from '../../state/favorites.ts'
import { removedAtom, removeFavoriteAtom, undoRemoveAtom } from '../../state/favorites-undo.ts'
import { memberAtom } from '../../state/member.ts'
import { entry, favoritesBrowser, spelled } from '../support/favorites-account.ts'
import { member } from '../support/profile-store.ts'
import { settled } from '../support/settled.ts'

const failure = 'An error occurred. Please try again or contact us if the problem persists.'

t.test('without an account everything stays in the browser', async t => {
  const { open, here, state } = favoritesBrowser(t, { kept: ['Ada: hers'] })
  const store = await open(false)
  t.match(store.get(favoritesAtom), { items: [entry('Ada: hers')], home: 'browser', known: true, failed: null })
  await store.set(favoritesAtom, { do: 'save', name: 'Bo' })
  await store.set(favoritesAtom, { do: 'note', name: 'Bo', note: 'short' })
  await store.set(favoritesAtom, { do: 'move', name: 'Bo', to: 0 })
  t.same(here(), ['Bo: short', 'Ada: hers'])
  t.same(spelled(store.get(favoritesAtom).items), ['Bo: short', 'Ada: hers'])
  await store.set(favoritesAtom, { do: 'remove', name: 'Ada' })
  await store.set(favoritesAtom, { do: 'remove', name: 'Bo' })
  t.same([here(), state.calls], [[], []], 'and nobody was asked')
})

t.test('a browser that refuses keeps them for the page', async t => {
  const { open } = favoritesBrowser(t)
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  t.intercept(globalThis, 'localStorage', { value: { getItem: refuse, setItem: refuse, removeItem: refuse } as never })
  const store = await open(false)
  await store.set(favoritesAtom, { do: 'save', name: 'Ada' })
  await store.set(favoritesAtom, { do: 'save', name: 'Bo' })
  t.match(store.get(favoritesAtom), { items: [{ name: 'Ada' }, { name: 'Bo' }], home: 'page' })
})

t.test('a member', async t => {
  t.test('sees what is in the account, asked for once', async t => {
    const { open, state } = favoritesBrowser(t, { account: ['Ada: hers', 'Bo'], kept: ['Cy'] })
    const store = await open()
    t.match(store.get(favoritesAtom), { items: [entry('Ada: hers'), entry('Bo')], home: 'account', known: true })
    t.teardown(store.sub(favoritesAtom, () => {}))
    await settled()
    t.same(state.calls, ['GET'])
  })

  t.test('sees each change at once; they go one after the other', async t => {
    const { open, state, hold } = favoritesBrowser(t, { account: ['Ada', 'Bo'] })
    const store = await open()
    const release = hold()
    const saving = store.set(favoritesAtom, { do: 'save', name: 'Cy' })
    store.set(favoritesAtom, { do: 'note', name: 'Cy', note: 'new' })
    store.set(favoritesAtom, { do: 'move', name: 'Cy', to: 0 })
    store.set(favoritesAtom, { do: 'remove', name: 'Bo' })
    t.same(spelled(store.get(favoritesAtom).items), ['Cy: new', 'Ada'], 'before any answer')
    await settled()
    t.same(state.calls, ['GET', 'PUT Cy'], 'one at a time')
    release()
    await saving
    t.same(state.calls, ['GET', 'PUT Cy', 'PUT Cy {"note":"new"}', 'PUT Cy {"position":0}', 'DELETE Bo'])
    t.same(
      [spelled(state.items), spelled(store.get(favoritesAtom).items)],
      [
        ['Cy: new', 'Ada'],
        ['Cy: new', 'Ada'],
      ],
    )
    t.equal(store.get(memberAtom)?.version, member.version + 4, 'the next change of the profile builds on it')
  })

  for (const status of [0, 409, 422, 500, 503])
    t.test(`gets the list back as it was after ${status || 'no answer'}`, async t => {
      const { open, state, here } = favoritesBrowser(t, { account: ['Ada'] })
      const store = await open()
      state.answer = call => (call.startsWith('PUT') ? status : 200)
      await store.set(favoritesAtom, { do: 'save', name: 'Bo' })
      t.match(store.get(favoritesAtom), { items: [entry('Ada')], home: 'account', failed: failure })
      t.same(here(), [])
      await store.set(favoritesAtom, { do: 'remove', name: 'Ada' })
      t.match(store.get(favoritesAtom), { items: [], failed: null }, 'and goes on')
    })

  for (const status of [401, 404])
    t.test(`who is none any more (${status}) keeps it in the browser`, async t => {
      const { open, state, here } = favoritesBrowser(t, { kept: ['Before'] })
      const store = await open()
      state.answer = () => status
      await store.set(favoritesAtom, { do: 'save', name: 'Ada' })
      t.match(store.get(favoritesAtom), { items: [entry('Before'), entry('Ada')], home: 'browser' })
      t.same(here(), ['Before', 'Ada'])
    })

  t.test('two tabs agree', async t => {
    const { open } = favoritesBrowser(t)
    const [one, two] = [await open(), await open()]
    await one.set(favoritesAtom, { do: 'save', name: 'Ada' })
    await settled()
    t.same(spelled(two.get(favoritesAtom).items), ['Ada'])
  })
})

t.test('what was taken off comes back where it stood, with its note', async t => {
  for (const signedIn of [true, false]) {
    const list = ['Ada', 'Bo: hers', 'Cy']
    const { open, state } = favoritesBrowser(t, signedIn ? { account: list } : { kept: list })
    const store = await open(signedIn)
    store.set(removeFavoriteAtom, 'Bo')
    await settled()
    t.same(spelled(store.get(favoritesAtom).items), ['Ada', 'Cy'])
    t.match(store.get(removedAtom), { name: 'Bo', note: 'hers', at: 1 })
    store.set(undoRemoveAtom)
    await settled()
    t.same(spelled(store.get(favoritesAtom).items), list)
    t.equal(store.get(removedAtom), null)
    if (signedIn) t.same(state.calls.slice(1), ['DELETE Bo', 'PUT Bo {"note":"hers","position":1}'])
    store.set(undoRemoveAtom)
    store.set(removeFavoriteAtom, 'Nobody')
    t.same(spelled(store.get(favoritesAtom).items), list, 'once is enough')
  }
})
