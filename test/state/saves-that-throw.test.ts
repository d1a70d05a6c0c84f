// Whatever goes wrong inside a save, its dialog says so, keeps what was typed and can be left.
import { mock } from 'node:test'
import t, { type Test } from 'tap'
import { matcherPath } from '../../domain/names/match.ts'
import { avatarActAtom, avatarDialogAtom } from '../../state/avatar-effects.ts'
import { addChildForm, updateChildForm } from '../../state/child-form.ts'
import { askConsentsAtom } from '../../state/consents-account.ts'
import { accountFavoritesAtom, askFavoritesAtom } from '../../state/favorites.ts'
import { shareAtom } from '../../state/favorites-share.ts'
import { readMatch } from '../../state/match-on-device.ts'
import { enterMatchAtom, matcherAtom } from '../../state/matcher-effects.ts'
import { isFine } from '../../state/member-ask.ts'
import { addPregnancyForm, updatePregnancyForm } from '../../state/pregnancy-form.ts'
import { childAtom, childState, pregnancyAtom, pregnancyState, ttcAtom, ttcState } from '../../state/profile-effects.ts'
import { openTtcForm } from '../../state/ttc-form.ts'
import { ada, day, due_date, expecting, json, member, page } from '../support/profile-store.ts'
import { settled } from '../support/settled.ts'

const parent = { ...expecting, born_children: [ada] }
const notAdded = 'Add profile error.'
const failed = 'An error occurred. Please try again or contact us if the problem persists.'

const fetching = (answer: () => unknown) => (t: Test) =>
  void t.intercept(globalThis, 'fetch', { value: answer as typeof fetch })
/** What a browser may lack, refuse or be told. */
const faults: Record<string, (t: Test) => void> = {
  'a request that throws at once': fetching(() => {
    throw new TypeError('at once')
  }),
  'a request that fails later': fetching(() => Promise.reject(new TypeError('later'))),
  'no random numbers': t => void t.intercept(globalThis, 'crypto', { value: {} as Crypto }),
  'no time limits': t => void t.intercept(AbortSignal, 'timeout', { value: undefined }),
}

/** A page of a parent who is pregnant; a request that gets through is answered by a server that broke. */
function broken(t: Test, fault: (t: Test) => void) {
  const opened = page(t, parent, () => json({}, 500))
  // All that is used of it
  const localStorage = { getItem: () => null, setItem() {}, removeItem() {} } as unknown as Storage
  t.intercept(globalThis, 'localStorage', { value: localStorage })
  fault(t)
  return opened.store
}

for (const [name, fault] of Object.entries(faults))
  t.test(name, async t => {
    await t.test('a child', async t => {
      const store = broken(t, fault)
      for (const [form, words] of [
        [addChildForm(day), notAdded],
        [updateChildForm(ada, day), failed],
      ] as const) {
        store.set(childState, form)
        await store.set(childAtom, { type: 'edit-name', value: 'Adele' })
        await store.set(childAtom, { type: 'save' })
        t.match(store.get(childState), { status: 'error', message: words, first_name: 'Adele' })
        await store.set(childAtom, { type: 'close' })
        t.equal(store.get(childState).status, 'closed', 'it can be left')
      }
    })

    await t.test('a pregnancy', async t => {
      const store = broken(t, fault)
      for (const [form, words] of [
        [addPregnancyForm(day), notAdded],
        [updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day), failed],
      ] as const) {
        store.set(pregnancyState, form)
        await store.set(pregnancyAtom, { type: 'edit-name', value: 'Pip' })
        await store.set(pregnancyAtom, { type: 'save' })
        t.match(store.get(pregnancyState), { status: 'error', message: words, code_name: 'Pip' })
        await store.set(pregnancyAtom, { type: 'close' })
        t.equal(store.get(pregnancyState).status, 'closed', 'it can be left')
      }
    })

    await t.test('trying to conceive', async t => {
      const store = broken(t, fault)
      store.set(ttcState, openTtcForm(false))
      await store.set(ttcAtom, { type: 'add' })
      t.match(store.get(ttcState), { status: 'idle' })
      await store.set(ttcAtom, { type: 'close' })
      t.equal(store.get(ttcState).status, 'closed')
    })

    await t.test('an avatar', async t => {
      const store = broken(t, fault)
      store.set(avatarActAtom, { type: 'open', member, place: 'here' })
      store.set(avatarActAtom, { type: 'choose-letter', letter: 'B' })
      store.set(avatarActAtom, { type: 'save' })
      await settled()
      const { dialog } = store.get(avatarDialogAtom)
      t.match(dialog, { status: 'idle', message: failed, choice: { letter: 'B' } })
    })

    await t.test('a link to the favorites', async t => {
      const store = broken(t, fault)
      await store.set(shareAtom, true)
      t.match(store.get(shareAtom), { status: 'failed', message: failed })
    })

    await t.test('a list of the account', async t => {
      const store = broken(t, fault)
      t.notOk(
        isFine(await store.set(askFavoritesAtom, { method: 'PUT', id: 'Ada' })),
        'whoever waits for the answer gets one',
      )
    })

    await t.test('privacy choices', async t => {
      const store = broken(t, fault)
      const answer = await store.set(askConsentsAtom, { allowed: [], version: 1 })
      t.equal(answer, 'failed')
    })
  })

t.test('an answer that makes no sense', async t => {
  const store = broken(
    t,
    fetching(async () => json({ member: {} }, 409)),
  )
  store.set(childState, updateChildForm(ada, day))
  await store.set(childAtom, { type: 'save' })
  t.match(store.get(childState), { status: 'error', message: failed, first_name: 'Ada' })
  store.set(pregnancyState, updatePregnancyForm({ id: 'p1', due_date, multiples: 'false' }, day))
  await store.set(pregnancyAtom, { type: 'remove' })
  t.notMatch(store.get(pregnancyState), { status: 'saving' })
})

for (const [name, fault] of Object.entries(faults))
  t.test(`a match of names: ${name}`, async t => {
    const store = broken(t, fault)
    const location = { hash: '', pathname: matcherPath } as Location // all that is read of it
    t.intercept(globalThis, 'location', { value: location })
    store.set(matcherAtom, { type: 'woke', stored: readMatch(), invited: null })
    await store.set(enterMatchAtom, null)
    t.match(store.get(matcherAtom), { status: 'outside', problem: /^Nobody answers/ })
  })

t.test('what was saved is saved, when it cannot be counted', async t => {
  mock.timers.enable({ apis: ['setTimeout'] }) // it closes after its success
  t.teardown(() => mock.timers.reset())
  const { store } = page(t, member, () => json({ data: { member: { ...member, version: 8 } } }, 201))
  const sendBeacon = (): boolean => {
    throw new TypeError('refused')
  }
  t.intercept(globalThis, 'navigator', { value: { sendBeacon } as unknown as Navigator }) // all that is used of it
  store.set(childState, addChildForm(day))
  await store.set(childAtom, { type: 'save' })
  t.match(store.get(childState), { status: 'finished', message: 'Profile was successfully added!' })
})

t.test('a list of the account, and an entry that can be no address', async t => {
  const { store } = page(t, member, () => json({}))
  t.equal(await store.set(askFavoritesAtom, { method: 'PUT', id: '\ud800' }), 0)
})

t.test('a list of the account in a browser whose tabs cannot tell each other', async t => {
  const { store } = page(t, member, () => json({ items: [{ name: 'Ada', note: '' }], version: 8 }))
  t.intercept(globalThis, 'BroadcastChannel', { value: undefined })
  t.equal(await store.set(askFavoritesAtom, { method: 'PUT', id: 'Ada' }), 200)
  t.match(store.get(accountFavoritesAtom), { items: [{ name: 'Ada' }] })
})
