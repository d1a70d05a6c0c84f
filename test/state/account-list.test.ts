// A list of the account whose first answer fails: when it is asked for again, and when not.
import { createStore } from 'jotai'
import t, { type Test } from 'tap'
import { createAccountList } from '../../state/account-list.ts'
import { member } from '../support/profile-store.ts'
import { settled } from '../support/settled.ts'

/** A list that somebody reads, its account over the wire, and the browser's word that the line is back. */
async function open(t: Test, answer: (call: string) => number) {
  const calls: string[] = []
  const window = new EventTarget()
  const state = { answer, items: ['a'], line: Promise.resolve() }
  async function fetch(url: string, { method = 'GET' }: RequestInit = {}) {
    const call = url === '/api/members/me' ? 'me' : method
    calls.push(call)
    await state.line
    const status = state.answer(call)
    if (status !== 200) return status ? Response.json({}, { status }) : Promise.reject(new TypeError('network'))
    if (call === 'PUT') state.items = ['b', 'a']
    return Response.json(
      call === 'me' ? { member } : { items: state.items, version: member.version + (call === 'PUT' ? 1 : 0) },
    )
  }
  const fakes = {
    fetch,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  }
  for (const [name, value] of Object.entries(fakes)) t.intercept(globalThis, name as 'fetch', { value: value as never }) // globals of a browser
  const { listAtom, askAtom } = createAccountList<string>('things')
  const store = createStore()
  const leave = store.sub(listAtom, () => {})
  t.teardown(leave)
  await settled()
  return {
    state,
    leave,
    /** What was asked since it was last called. */
    asked: () => calls.splice(0),
    list: () => store.get(listAtom),
    put: () => store.set(askAtom, { method: 'PUT', id: 'b' }),
    async online() {
      window.dispatchEvent(new Event('online'))
      await settled()
    },
  }
}

for (const [what, failing] of [
  ['the list', 'GET'],
  ['who it is', 'me'],
] as const)
  for (const status of [0, 429, 500, 503])
    t.test(`no answer about ${what}: ${status}`, async t => {
      const { state, asked, list, online } = await open(t, call => (call === failing ? status : 200))
      t.match(list(), { status: 'waiting', items: [] })
      t.same(asked().at(-1), failing)
      await online()
      t.same(asked().at(-1), failing, 'asked again, in vain')
      t.equal(list().status, 'waiting')
      state.answer = () => 200
      await online()
      t.match(list(), { status: 'known', items: ['a'] })
      asked()
      await online()
      t.same(asked(), [], 'what is known is not asked for')
    })

t.test('a change asks too, and does not wait for it', async t => {
  const { state, asked, list, put } = await open(t, call => (call === 'me' ? 200 : 503))
  t.same(asked(), ['me', 'GET'])
  state.answer = call => (call === 'PUT' ? 422 : 200)
  t.equal(await put(), 422)
  await settled()
  t.same(asked(), ['GET', 'PUT'])
  t.match(list(), { status: 'known', items: ['a'] }, 'the list is known even though the change was refused')
  state.answer = () => 200
  t.equal(await put(), 200)
  t.same(asked(), ['PUT'], 'now the change alone')
  t.same(list().items, ['b', 'a'])
})

t.test('while an answer is under way it is not asked for twice', async t => {
  const { state, asked, list, online } = await open(t, call => (call === 'me' ? 200 : 503))
  asked()
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(state, { line: promise, answer: () => 200 })
  await online()
  await online()
  t.same(asked(), ['GET'])
  resolve()
  await settled()
  t.equal(list().status, 'known')
})

t.test('nobody reads it any more', async t => {
  const { asked, leave, online } = await open(t, call => (call === 'me' ? 200 : 503))
  asked()
  leave()
  await online()
  t.same(asked(), [])
})

for (const status of [401, 404])
  t.test(`the end of the account is no failure: ${status}`, async t => {
    const { asked, list, online } = await open(t, call => (call === 'me' ? 200 : status))
    t.equal(list().status, 'none')
    asked()
    await online()
    t.same(asked(), [])
  })
