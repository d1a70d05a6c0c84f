// Favorite names of this browser go into the account of whoever signs in here, and nothing is lost.
import t from 'tap'
import { favoritesAtom } from '../../state/favorites.ts'
import { favoritesKey } from '../../state/favorites-key.ts'
import { mergeFavoritesAtom } from '../../state/merge-stored.ts'
import { favoritesBrowser, spelled } from '../support/favorites-account.ts'
import { settled } from '../support/settled.ts'

t.test('all of it, in its order, after what is there', async t => {
  const { tab, state, storage } = favoritesBrowser(t, {
    account: ['Ada', 'Bo: theirs'],
    kept: ['Cy: short', 'bo: ours', 'Dee'],
  })
  t.equal(await tab().set(mergeFavoritesAtom), 3)
  t.same(state.calls, ['GET', 'PUT Cy {"note":"short"}', 'PUT Bo {"note":"theirs\\nours"}', 'PUT Dee'])
  t.same(spelled(state.items), ['Ada', 'Bo: theirs\nours', 'Cy: short', 'Dee'])
  t.equal(storage.size, 0)
})

t.test('a heart that is awake shows it', async t => {
  const { open, tab } = favoritesBrowser(t, { kept: ['Ada'] })
  const other = await open()
  await tab().set(mergeFavoritesAtom)
  await settled()
  t.same(spelled(other.get(favoritesAtom).items), ['Ada'])
})

for (const status of [0, 401, 429, 503])
  t.test(`what does not get through (${status || 'no answer'}) stays`, async t => {
    const { tab, state, here } = favoritesBrowser(t, { kept: ['Ada', 'Bo: hers', 'Cy'] })
    state.answer = call => (call.startsWith('PUT Bo') ? status : 200)
    t.equal(await tab().set(mergeFavoritesAtom), 1)
    t.same([spelled(state.items), here()], [['Ada'], ['Bo: hers', 'Cy']])
    state.answer = () => 200
    await tab().set(mergeFavoritesAtom)
    t.same([spelled(state.items), here()], [['Ada', 'Bo: hers', 'Cy'], []], 'and goes with the next page')
  })

t.test('what the account refuses stands in nobody’s way', async t => {
  const { tab, state, here } = favoritesBrowser(t, { kept: ['Ada', 'Bo', 'Cy'] })
  state.answer = call => (call.startsWith('PUT Bo') ? 422 : 200)
  t.equal(await tab().set(mergeFavoritesAtom), 2)
  t.same([spelled(state.items), here()], [['Ada', 'Cy'], ['Bo']])
})

t.test('notes that are too long together stay both', async t => {
  const [theirs, ours] = ['t'.repeat(300), 'o'.repeat(300)]
  const { tab, state, here } = favoritesBrowser(t, { account: [`Ada: ${theirs}`], kept: [`Ada: ${ours}`, 'Bo'] })
  t.equal(await tab().set(mergeFavoritesAtom), 1)
  t.same([spelled(state.items), here()], [[`Ada: ${theirs}`, 'Bo'], [`Ada: ${ours}`]])
})

t.test('what is written meanwhile stays too', async t => {
  const { tab, state, storage, here } = favoritesBrowser(t, { kept: ['Ada'] })
  state.answer = call => {
    if (call === 'PUT Ada')
      storage.set(favoritesKey, '[{"name":"Ada","note":"written just now"},{"name":"Bo","note":""}]')
    return 200
  }
  await tab().set(mergeFavoritesAtom)
  t.same(here(), ['Ada: written just now', 'Bo'])
})

t.test('an account that cannot be read is left alone', async t => {
  const { tab, state, here } = favoritesBrowser(t, { kept: ['Ada'] })
  state.answer = () => 503
  t.equal(await tab().set(mergeFavoritesAtom), 0)
  t.same([state.calls, here()], [['GET'], ['Ada']])
})
