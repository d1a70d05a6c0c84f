import t from 'tap'
import { heartsAtom } from '../../state/hearts.ts'
import { memberAtom } from '../../state/member.ts'
import { mergeSavedAtom } from '../../state/merge-stored.ts'
import { storageKey } from '../../state/saved-on-device.ts'
import { member } from '../support/profile-store.ts'
import { account, browser } from '../support/saved-account.ts'
import { settled } from '../support/settled.ts'

t.test('what the browser kept goes into the account', async t => {
  t.test('all of it, the oldest first', async t => {
    const { tab, state, storage } = browser(t, account('there'), ['old', 'there', 'new'])
    const store = tab()
    t.equal(await store.set(mergeSavedAtom), 3)
    t.same(state.calls, ['PUT old', 'PUT there', 'PUT new'])
    t.same(state.slugs.toSorted(), ['new', 'old', 'there'])
    t.equal(storage.size, 0)
    t.equal(store.get(memberAtom)?.version, member.version + 3)
  })

  t.test('a heart that is awake shows it', async t => {
    const { open, tab } = browser(t, account(), ['a'])
    const other = await open()
    await tab().set(mergeSavedAtom)
    await settled()
    t.same(other.get(heartsAtom).slugs, ['a'])
  })

  for (const status of [0, 401, 404, 422, 429, 503])
    t.test(`what does not get through (${status || 'no answer'}) stays`, async t => {
      const { tab, state, here } = browser(t, account(), ['a', 'b', 'c'])
      state.answer = call => (call === 'PUT b' ? status : 200)
      t.equal(await tab().set(mergeSavedAtom), 1)
      t.same([state.slugs, here()], [['a'], ['b', 'c']])
      state.answer = () => 200
      await tab().set(mergeSavedAtom)
      t.same([state.slugs.toSorted(), here()], [['a', 'b', 'c'], []], 'and goes with the next page')
    })

  t.test('what is saved meanwhile stays too', async t => {
    const { tab, state, storage, here } = browser(t, account(), ['a'])
    const release = state.hold()
    const merging = tab().set(mergeSavedAtom)
    await settled()
    storage.set(storageKey, '["a","b"]')
    release()
    await merging
    t.same(here(), ['b'])
  })

  t.test('what is none of our pieces is not sent, and stands in nobody’s way', async t => {
    const { tab, state, here } = browser(t, account(), ['../me', 'A b', 'x'.repeat(121), 'fine'])
    await tab().set(mergeSavedAtom)
    t.same(state.calls, ['PUT fine'])
    t.same(here(), ['../me', 'A b', 'x'.repeat(121)])
  })

  t.test('a piece that is not there any more is forgotten', async t => {
    const { tab, state, storage } = browser(t, account(), ['a', 'removed', 'c'])
    state.unknown = ['removed']
    t.equal(await tab().set(mergeSavedAtom), 2)
    t.same([state.slugs.toSorted(), storage.size], [['a', 'c'], 0])
  })

  t.test('nobody’s stays', async t => {
    const { tab, state, here } = browser(t, account(), ['a'])
    state.isSignedIn = false
    t.equal(await tab().set(mergeSavedAtom), 0)
    t.same([here(), state.calls], [['a'], []])
  })
})
