// Asking for an avatar and saving one, on a bare store; fetch, timers and beacons are faked at their edge.
import { createStore } from 'jotai'
import t, { type Test } from 'tap'
import { avatarActAtom, avatarDialogAtom } from '../../state/avatar-effects.ts'
import { newAvatarUrlAtom } from '../../state/avatar-url.ts'

const member = { id_string: 'id 1', username: 'emma', first_name: 'Emma', avatar_url: '/avatars/old.webp?v=1' }
const info = { is_placeholder: true, placeholder_slug: 'a-526399', letter: 'A', background_color: '#526399' }
const failure = 'An error occurred. Please try again or contact us if the problem persists.'
const open = { type: 'open', member, place: 'here' } as const

interface Asked {
  url: string
  init: RequestInit
  answer(body: unknown, status?: number): Promise<void>
  fail(error: Error): Promise<void>
}

const settled = () => new Promise<void>(resolve => setImmediate(resolve))

/** A browser with what these effects use of it. */
function browser(t: Test) {
  const asked: Asked[] = []
  const timers: { run: () => void; ms: number }[] = []
  const beacons: Blob[] = []
  const patience: number[] = []
  t.intercept(globalThis, 'fetch', {
    value: (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const answer = (body: unknown, status = 200) => {
          resolve(typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }))
          return settled()
        }
        const fail = (error: Error) => {
          reject(error)
          return settled()
        }
        asked.push({ url, init, answer, fail })
      }),
  })
  t.intercept(globalThis, 'setTimeout', { value: (run: () => void, ms: number) => timers.push({ run, ms }) })
  t.intercept(AbortSignal, 'timeout', {
    value: (ms: number) => {
      patience.push(ms)
      return new AbortController().signal
    },
  })
  t.intercept(globalThis, 'navigator', { value: { sendBeacon: (_: string, body: Blob) => beacons.push(body) } })
  const store = createStore()
  const request = (n: number) => {
    const found = asked.at(n)
    if (!found) throw new Error(`request ${n} was not made`)
    return found
  }
  const counted = async () =>
    (await Promise.all(beacons.map(blob => blob.text()))).flatMap(text =>
      JSON.parse(text).events.map((event: { properties: { selection: string } }) => event.properties.selection),
    )
  return { store, request, asked, timers, patience, counted, state: () => store.get(avatarDialogAtom).dialog }
}

t.test('opening asks for what is there', async t => {
  const { store, request, state, patience } = browser(t)
  store.set(avatarActAtom, open)
  t.match(state(), { status: 'idle', choice: null, letter: 'E' })
  t.equal(store.get(avatarDialogAtom).place, 'here')
  t.equal(request(0).url, '/api/members/id%201/avatar')
  await request(0).answer(info)
  t.match(state(), { choice: { letter: 'A', color: '#526399' } })
  t.same(patience, [15_000])
})

t.test('without an answer everything can still be chosen', async t => {
  for (const how of ['refused', 'unreadable', 'cut'] as const) {
    const { store, request, state } = browser(t)
    store.set(avatarActAtom, open)
    if (how === 'refused') await request(0).answer(info, 503)
    else if (how === 'unreadable') await request(0).answer('<html>')
    else await request(0).fail(new TypeError('network'))
    t.match(state(), { status: 'idle', choice: null, message: '' }, how)
    store.set(avatarActAtom, { type: 'choose-image', image: 'hat' })
    t.match(state(), { choice: { image: 'hat' } }, how)
  }
})

t.test('the answer of an older opening is ignored', async t => {
  const { store, request, state } = browser(t)
  store.set(avatarActAtom, open)
  store.set(avatarActAtom, { type: 'close' })
  store.set(avatarActAtom, open)
  await request(0).answer(info)
  t.match(state(), { status: 'idle', choice: null })
  await request(1).answer({ ...info, placeholder_slug: 'hat' })
  t.match(state(), { choice: { image: 'hat' } })
})

t.test('a slug is saved, told for 1.5 s, and closed', async t => {
  const { store, request, state, timers, patience } = browser(t)
  store.set(avatarActAtom, open)
  store.set(avatarActAtom, { type: 'choose-letter', letter: 'B' })
  store.set(avatarActAtom, { type: 'save' })
  t.equal(state().status, 'saving')
  const { url, init } = request(1)
  t.same([url, init.method, patience], ['/api/members/emma/avatar', 'PUT', [15_000, 15_000]])
  t.ok(init.body instanceof FormData)
  t.same([...(init.body as FormData)], [['slug', 'b-526399']])
  t.equal(store.get(newAvatarUrlAtom), null)
  await request(1).answer({ avatar_url: '/avatars/new.webp' })
  t.equal(state().status, 'finished')
  t.equal(store.get(newAvatarUrlAtom), '/avatars/new.webp')
  t.same(
    timers.map(({ ms }) => ms),
    [1500],
  )
  timers[0]?.run()
  t.same(state(), { status: 'closed' })
})

t.test('a file is sent as it is, and alone', async t => {
  const { store, request } = browser(t)
  const file = new File(['bytes'], 'me.png')
  store.set(avatarActAtom, open)
  store.set(avatarActAtom, { type: 'choose-letter', letter: 'B' })
  store.set(avatarActAtom, { type: 'choose-file', file })
  store.set(avatarActAtom, { type: 'save' })
  const [[name, sent] = [], ...more] = [...(request(1).init.body as FormData)]
  t.same([name, more], ['file', []])
  t.ok(sent instanceof File && sent.name === 'me.png' && sent.size === 5)
})

t.test('an answer without an address: the picture gets another version', async t => {
  const { store, request } = browser(t)
  store.set(avatarActAtom, open)
  store.set(avatarActAtom, { type: 'choose-image', image: 'hat' })
  store.set(avatarActAtom, { type: 'save' })
  await request(1).answer('')
  t.match(store.get(newAvatarUrlAtom), /^\/avatars\/old\.webp\?v=[a-z0-9]{5,8}$/)
})

const refusals: readonly (readonly [number, unknown, string])[] = [
  [500, { message: 'Something of the server' }, failure],
  [503, '', failure],
  [413, { message: 'Too large.' }, 'Too large.'],
  [422, { message: 'No picture.' }, 'No picture.'],
  [401, { message: 'Please log in first.' }, 'Please log in first.'],
  [400, { message: 'It does not fit.', field: 'slug' }, 'It does not fit.'],
  [400, { message: 'It does not fit.' }, failure],
  [422, { message: 5 }, failure],
  [422, '<html>', failure],
]

t.test('what the server refuses, and the choice stays', async t => {
  for (const [status, body, message] of refusals) {
    const { store, request, state } = browser(t)
    store.set(avatarActAtom, open)
    store.set(avatarActAtom, { type: 'choose-image', image: 'hat' })
    store.set(avatarActAtom, { type: 'save' })
    await request(1).answer(body, status)
    t.match(state(), { status: 'idle', choice: { image: 'hat' }, message }, `${status} ${JSON.stringify(body)}`)
    t.equal(store.get(newAvatarUrlAtom), null)
  }
})

t.test('too late is a failure, and saving again is a request of its own', async t => {
  const { store, request, state, asked } = browser(t)
  store.set(avatarActAtom, open)
  store.set(avatarActAtom, { type: 'choose-image', image: 'hat' })
  store.set(avatarActAtom, { type: 'save' })
  store.set(avatarActAtom, { type: 'save' })
  t.equal(asked.length, 2, 'a second tap sends nothing')
  await request(1).fail(new DOMException('late', 'TimeoutError'))
  t.match(state(), { status: 'idle', message: failure })
  store.set(avatarActAtom, { type: 'save' })
  await request(2).answer({ avatar_url: '/avatars/new.webp' })
  t.equal(state().status, 'finished')
})

t.test('what is counted', async t => {
  const { store, counted } = browser(t)
  store.set(avatarActAtom, open)
  store.set(avatarActAtom, { type: 'save' })
  for (const letter of ['B', 'C', 'D']) store.set(avatarActAtom, { type: 'choose-letter', letter })
  store.set(avatarActAtom, { type: 'choose-file', file: { name: 'me.jpg', size: 5_000_001 } })
  store.set(avatarActAtom, { type: 'choose-image', image: 'hat' })
  store.set(avatarActAtom, { type: 'show-tab', tab: 'letter' })
  store.set(avatarActAtom, { type: 'close' })
  store.set(avatarActAtom, { type: 'discard' })
  store.set(avatarActAtom, { type: 'discard' })
  t.same(await counted(), ['open', 'letter', 'image', 'discard'])
})
