// The hearts of a page before an account, a browser and another tab.
import t from 'tap'
import { heartsAtom } from '../../state/hearts.ts'
import { memberAtom } from '../../state/member.ts'
import { member } from '../support/profile-store.ts'
import { account, browser } from '../support/saved-account.ts'
import { settled } from '../support/settled.ts'

const failure = 'An error occurred. Please try again or contact us if the problem persists.'

t.test('a signed-out visitor', async t => {
  const { open, here, state, counted, cookies } = browser(t, account())
  const store = await open(false)
  await store.set(heartsAtom, 'a')
  t.same(store.get(heartsAtom), { slugs: ['a'], home: 'browser', waiting: [], failed: {} })
  t.same([here(), state.calls, [...cookies]], [['a'], [], []], 'nobody is asked, and no hint is due')
  await settled()
  const asked = { selection: 'show', userDecisionArea: 'save-article', trigger: 'heart', productType: 'week' }
  t.same(counted, [
    { name: 'save-article', properties: { slug: 'a', saved: true, side: 'left' } },
    { name: 'sign-up-interaction', properties: asked },
  ])
  await store.set(heartsAtom, 'a')
  t.same(here(), [])
  await settled()
  t.equal(counted.length, 3, 'taking away asks nobody to join')
})

t.test('a member', async t => {
  t.test('sees what is in the account, asked for once', async t => {
    const { open, state } = browser(t, account('b', 'a'), ['browser-only'])
    const store = await open()
    t.same(store.get(heartsAtom), { slugs: ['b', 'a'], home: 'account', waiting: [], failed: {} })
    t.teardown(store.sub(heartsAtom, () => {}))
    await settled()
    t.same(state.calls, ['GET'])
  })

  t.test('saves at once, and takes away again', async t => {
    const { open, state, storage, counted } = browser(t, account())
    const store = await open()
    const release = state.hold()
    const saving = store.set(heartsAtom, 'a')
    t.same(store.get(heartsAtom), { slugs: ['a'], home: 'account', waiting: ['a'], failed: {} }, 'before the answer')
    await settled()
    t.same(counted, [], 'counted when it is so')
    release()
    await saving
    t.same(store.get(heartsAtom), { slugs: ['a'], home: 'account', waiting: [], failed: {} })
    t.equal(store.get(memberAtom)?.version, member.version + 1, 'the next change of the profile builds on it')
    await store.set(heartsAtom, 'a')
    t.same(state.slugs, [])
    t.same(store.get(heartsAtom).slugs, [])
    await settled()
    t.equal(storage.size, 0, 'nothing is left in the browser')
    t.same(
      counted.map(({ properties }) => properties),
      [
        { slug: 'a', saved: true, side: 'left' },
        { slug: 'a', saved: false, side: 'left' },
      ],
    )
  })

  t.test('presses twice before the answer: the last press counts, one request at a time', async t => {
    const { open, state } = browser(t, account())
    const store = await open()
    const release = state.hold()
    const saving = store.set(heartsAtom, 'a')
    await store.set(heartsAtom, 'a')
    t.same(store.get(heartsAtom).slugs, [])
    await settled()
    t.same(state.calls, ['GET', 'PUT a'])
    release()
    await saving
    t.same(state.calls, ['GET', 'PUT a', 'DELETE a'])
    t.same([state.slugs, store.get(heartsAtom).slugs], [[], []])
  })

  for (const status of [0, 409, 422, 500, 503])
    t.test(`gets it back as it was after ${status || 'no answer'}`, async t => {
      const { open, state, counted, cookies, here } = browser(t, account('old'))
      const store = await open()
      state.answer = () => status
      await store.set(heartsAtom, 'new')
      t.same(store.get(heartsAtom), { slugs: ['old'], home: 'account', waiting: [], failed: { new: failure } })
      await store.set(heartsAtom, 'old')
      t.same(store.get(heartsAtom), {
        slugs: ['old'],
        home: 'account',
        waiting: [],
        failed: { new: failure, old: failure },
      })
      t.same([counted, [...cookies], here()], [[], [], []])
      state.answer = () => 200
      await store.set(heartsAtom, 'new')
      t.same(
        [store.get(heartsAtom).slugs.toSorted(), store.get(heartsAtom).failed],
        [['new', 'old'], { old: failure }],
        'and can try again',
      )
    })

  for (const status of [401, 404])
    t.test(`who is none any more (${status}) keeps it in the browser`, async t => {
      const { open, state, here } = browser(t, account(), ['before'])
      const store = await open()
      state.answer = () => status
      await store.set(heartsAtom, 'a')
      t.same(store.get(heartsAtom), { slugs: ['before', 'a'], home: 'browser', waiting: [], failed: {} })
      t.same(here(), ['before', 'a'])
    })

  t.test('whose session is over when the page wakes keeps it in the browser', async t => {
    const { open, state, here } = browser(t, account(), ['before'])
    state.isSignedIn = false
    const store = await open()
    t.same(store.get(heartsAtom), { slugs: ['before'], home: 'browser', waiting: [], failed: {} })
    await store.set(heartsAtom, 'a')
    t.same([here(), state.calls], [['before', 'a'], []])
  })

  t.test('a list that could not be had comes with the next answer', async t => {
    const { open, state } = browser(t, account('old'))
    state.answer = call => (call === 'GET' ? 503 : 200)
    const store = await open()
    t.same(store.get(heartsAtom), { slugs: [], home: 'account', waiting: [], failed: {} })
    await store.set(heartsAtom, 'new')
    t.same(store.get(heartsAtom).slugs, ['new', 'old'])
  })

  t.test('two tabs agree', async t => {
    const { open } = browser(t, account())
    const [one, two] = [await open(), await open()]
    await one.set(heartsAtom, 'a')
    await settled()
    t.same(two.get(heartsAtom).slugs, ['a'])
    t.equal(two.get(memberAtom)?.version, member.version + 1, 'and both can go on from there')
    await two.set(heartsAtom, 'a')
    await settled()
    t.same(one.get(heartsAtom).slugs, [])
  })

  t.test('the first save is told to the hint, and no other', async t => {
    const { open, cookies, document } = browser(t, account())
    let told = 0
    document.addEventListener('saved-first', () => told++)
    const store = await open()
    await store.set(heartsAtom, 'a')
    t.equal(cookies.get('save_article_first_time'), `true; path=/; samesite=lax; max-age=${999 * 86_400}; secure`)
    await store.set(heartsAtom, 'b')
    t.equal(told, 1)
  })
})
