// The privacy choices of a member: what the browser keeps and what the account does.
import t, { type Test } from 'tap'
import { consentsAccountAtom, consentsAtom } from '../../state/consents.ts'
import '../../state/consents-account.ts' // so that it is there at once when it is asked for
import { type Choice, choiceKey, consentsVersion } from '../../domain/consents.ts'
import { memberAtom } from '../../state/member.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { memory, old, open, yes } from '../support/consents.ts'
import { member } from '../support/profile-store.ts'
import { settled } from '../support/settled.ts'

const newer = '2026-04-01T12:00:00.000Z'
const choiceAt = (at: string, ...allowed: Choice['allowed']): Choice => ({ version: consentsVersion, at, allowed })

/** The privacy choices of a member, before an account that answers each call in turn. */
async function openSignedIn(
  t: Test,
  storage: ReturnType<typeof memory>,
  answer: (method: string, body: { allowed?: string[] }) => Response | Promise<Response>,
  navigator: object = {},
) {
  const calls: string[] = []
  const fetch = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push(`${method} ${url}${body ? ` ${body}` : ''}`)
    return answer(method, JSON.parse(String(body ?? '{}')))
  }
  t.intercept(globalThis, 'fetch', { value: fetch })
  const { store } = open(t, storage, navigator, store => {
    store.set(pageStateAtom, { layout: 'desktop', country: 'other', signedIn: true, versions: {}, speedShare: 0 })
    store.set(memberAtom, member)
  })
  await settled()
  return { store, calls, here: () => JSON.parse(storage.kept.get(choiceKey) ?? 'null') }
}
const holds = (choice: Choice | null, version = member.version) => Response.json({ choice, version })

t.test('a member', async t => {
  t.test('finds the newer choice of the account', async t => {
    const { store, calls, here } = await openSignedIn(t, memory(yes), () => holds(choiceAt(newer, 'stage')))
    t.same(calls, ['GET /api/members/m-1/consents'])
    t.same(store.get(consentsAtom).choice, choiceAt(newer, 'stage'))
    t.same(here(), choiceAt(newer, 'stage'), 'and this browser keeps it')
    t.equal(store.get(consentsAccountAtom), 'saved')
  })

  t.test('keeps a yes of this browser that is newer, and tells the account nothing of it', async t => {
    const ours = choiceAt(newer, 'counting', 'stage')
    for (const theirs of [choiceAt(old, 'counting'), null])
      await t.test(theirs ? 'before an older choice' : 'before none', async t => {
        const { store, calls, here } = await openSignedIn(t, memory(JSON.stringify(ours)), () => holds(theirs))
        t.same([store.get(consentsAtom).choice, here(), store.get(consentsAccountAtom)], [ours, ours, 'none'])
        t.same(calls, ['GET /api/members/m-1/consents'], 'a yes is recorded only of a member')
      })
  })

  t.test('tells the account what this browser refuses since', async t => {
    for (const [theirs, left] of [
      [choiceAt(old, 'counting', 'analytics', 'stage'), ['analytics']],
      [null, []],
    ] as const)
      await t.test(theirs ? 'of an older choice' : 'of what is on by default', async t => {
        const ours = choiceAt(newer, 'analytics', 'advertising')
        const answer = choiceAt('2026-05-01T12:00:00.000Z', ...left)
        const { store, calls, here } = await openSignedIn(t, memory(JSON.stringify(ours)), method =>
          holds(method === 'GET' ? theirs : answer),
        )
        t.same(calls[1], `PUT /api/members/m-1/consents {"allowed":${JSON.stringify(left)},"version":2}`)
        t.same([store.get(consentsAtom).choice, here()], [answer, answer])
        t.equal(store.get(consentsAccountAtom), 'saved')
      })
  })

  t.test('tells the account, whose time counts', async t => {
    const { store, calls, here } = await openSignedIn(t, memory(), method =>
      method === 'GET' ? holds(null) : holds(choiceAt(newer, 'analytics'), member.version + 1),
    )
    await store.set(consentsAtom, ['analytics'])
    t.equal(calls[1], 'PUT /api/members/m-1/consents {"allowed":["analytics"],"version":2}')
    t.same([store.get(consentsAtom).choice, here()], [choiceAt(newer, 'analytics'), choiceAt(newer, 'analytics')])
    t.equal(store.get(consentsAccountAtom), 'saved')
    t.equal(store.get(memberAtom)?.version, member.version + 1, 'the next change of the profile builds on it')
  })

  t.test('hears when the account could not be told', async t => {
    const { store, here } = await openSignedIn(t, memory(yes), method =>
      method === 'GET' ? holds(choiceAt(old, 'analytics')) : Response.json({}, { status: 503 }),
    )
    await store.set(consentsAtom, [])
    t.match([store.get(consentsAtom).choice, here()], [{ allowed: [] }, { allowed: [] }], 'here it counts')
    t.equal(store.get(consentsAccountAtom), 'failed')
  })

  t.test('chooses again before an answer: the last choice stays', async t => {
    const answers: ((response: Response) => void)[] = []
    const { store } = await openSignedIn(t, memory(), method =>
      method === 'GET' ? holds(null) : new Promise(resolve => answers.push(resolve)),
    )
    const first = store.set(consentsAtom, ['stage'])
    const second = store.set(consentsAtom, [])
    await settled()
    answers[1]?.(holds(choiceAt(newer)))
    answers[0]?.(holds(choiceAt(newer, 'stage')))
    await Promise.all([first, second])
    t.same(store.get(consentsAtom).choice?.allowed, [])
  })

  t.test('who chooses before the account has answered is not overruled', async t => {
    let answer = (_: Response) => {}
    const { store } = await openSignedIn(t, memory(), method =>
      method === 'GET' ? new Promise(resolve => (answer = resolve)) : Response.json({}, { status: 503 }),
    )
    await store.set(consentsAtom, [])
    answer(holds(choiceAt('2100-01-01T00:00:00.000Z', 'stage')))
    await settled()
    t.same(store.get(consentsAtom).choice?.allowed, [])
  })

  t.test('who is none any more keeps it in the browser', async t => {
    const { store, here } = await openSignedIn(t, memory(), () => Response.json({}, { status: 401 }))
    await store.set(consentsAtom, ['stage'])
    t.match(here(), { allowed: ['stage'] })
    t.equal(store.get(consentsAccountAtom), 'none')
  })

  t.test('Global Privacy Control wins over the account and over a yes', async t => {
    const { store, calls } = await openSignedIn(
      t,
      memory(),
      (_method, { allowed }) => holds(choiceAt(newer, ...((allowed ?? ['stage']) as []))),
      {
        globalPrivacyControl: true,
      },
    )
    t.same(calls, [])
    await store.set(consentsAtom, ['stage'])
    t.match(calls, [/^PUT .+"allowed":\[\]/])
    t.same(store.get(consentsAtom).choice?.allowed, [])
  })
})
