// Where a member is signed in, and what changed about the way in.
import { sweep } from '../../members/sweep.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores, onStore } from '../support/stores.ts'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'emma@example.com'

const logIn = async ({ ask }: TestMembers, device?: string): Promise<string> =>
  (
    await ask('POST', '/sessions', {
      body: { email, password },
      ...(device && { headers: { 'x-device-label': device } }),
    })
  ).json().token

interface Item {
  id: string
  device: string
  current: boolean
  kind: string
}

async function emmas(members: TestMembers) {
  const { token, member } = await members.join(email)
  const home = `/members/${member.id_string}`
  const list = async (what: 'sessions' | 'security-events', by = token): Promise<Item[]> =>
    (await members.ask('GET', `${home}/${what}`, { token: by })).json().items
  const kinds = async () => (await list('security-events')).map(({ kind }) => kind)
  const status = async (by: string) => (await members.ask('GET', '/members/me', { token: by })).statusCode
  return { token, home, list, kinds, status }
}

onBothStores('sessions are listed with their device and last use, this one first', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, list } = await emmas(members)
  members.clock.now += day
  const phone = await logIn(members, 'Safari on iPhone')
  members.clock.now += 2 * day
  const tablet = await logIn(members, '<b>Netscape</b> on a toaster')
  t.match(await list('sessions', phone), [
    {
      device: 'Safari on iPhone',
      current: true,
      created_at: '2026-11-22T12:00:00.000Z',
      used_at: '2026-11-24T12:00:00.000Z',
    },
    { device: 'A browser on an unknown device', current: false, used_at: '2026-11-24T12:00:00.000Z' },
    { device: 'A browser on an unknown device', current: false, created_at: '2026-11-21T12:00:00.000Z' },
  ])
  const items = await list('sessions', tablet)
  t.same(
    items.map(({ current }) => current),
    [true, false, false],
  )
  const text = JSON.stringify(items)
  for (const { token_hash } of await members.store.db.selectFrom('sessions').select('token_hash').execute())
    t.notMatch(text, token_hash)
  for (const secret of [token, phone, tablet]) t.notMatch(text, secret)
  members.clock.now += 12 * day
  t.equal((await list('sessions', phone)).length, 2, 'one that was not used for 14 days is over, swept or not')
})

onBothStores('one session ends, or all others', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, home, list, kinds, status } = await emmas(members)
  const others = [await logIn(members, 'Chrome on Mac'), await logIn(members, 'Edge on Windows'), await logIn(members)]
  const { token: eve, member } = await members.join('eve@example.com')
  const [evesSession] = (await members.ask('GET', `/members/${member.id_string}/sessions`, { token: eve })).json().items
  const onMac = (await list('sessions')).find(({ device }) => device === 'Chrome on Mac')
  for (const id of [evesSession.id, 'A'.repeat(22), 'current'])
    t.equal((await members.ask('DELETE', `${home}/sessions/${id}`, { token })).statusCode, 404, 'not theirs, or none')
  const ended = await members.ask('DELETE', `${home}/sessions/${onMac?.id}`, { token })
  t.same([ended.statusCode, ended.body], [204, ''])
  t.same(await Promise.all(others.map(status)), [401, 200, 200])
  t.equal((await members.ask('DELETE', `${home}/sessions/${onMac?.id}`, { token })).statusCode, 404, 'once')
  t.equal((await members.ask('DELETE', `${home}/sessions`, { token })).statusCode, 204)
  t.same(
    await Promise.all([token, ...others, eve].map(status)),
    [200, 401, 401, 401, 200],
    'this one stays, and everybody else’s',
  )
  t.same((await kinds()).filter(kind => kind.startsWith('session')).sort(), ['session-ended', 'sessions-ended'])
})

onBothStores('changes to the way in are told, newest first, without a word of what they were', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, home, kinds, list } = await emmas(members)
  t.same(await kinds(), [], 'joining is no news')
  const step = async (method: string, path: string, body?: object) => {
    members.clock.now += minute
    const { statusCode } = await members.ask(method, path, { token, body })
    t.ok(statusCode < 300, `${method} ${path}: ${statusCode}`)
  }
  await step('PUT', `${home}/password`, { password, new_password: 'another long password' })
  await step('PUT', `${home}/email`, { email: 'emma@example.net', password: 'another long password' })
  await step('GET', `${home}/export`)
  const refused = await members.ask('PUT', `${home}/password`, {
    token,
    body: { password: 'not this one', new_password: password },
  })
  t.equal(refused.statusCode, 422)
  t.same(await kinds(), ['data-exported', 'email-changed', 'password-changed'], 'what is refused changes nothing')
  t.same(Object.keys((await list('security-events'))[0] ?? {}).sort(), ['at', 'kind'])
})

onStore('signing in is told on a device that was not known', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join(email)
  const kinds = async () => {
    const { items } = (await members.ask('GET', `/members/${member.id_string}/security-events`, { token })).json()
    return items.map(({ kind }: Item) => kind)
  }
  const enter = async (device?: string) =>
    (
      await members.ask('POST', '/sessions', {
        body: { email, password },
        ...(device && { headers: { 'x-device': device } }),
      })
    ).json()
  const { device } = await enter()
  t.same(await kinds(), ['new-device'])
  await enter(device)
  t.same(await kinds(), ['new-device'], 'it is known from then on')
  await enter('A'.repeat(43))
  t.same(await kinds(), ['new-device', 'new-device'], 'by a token of ours')
})

onStore('the newest thirty are shown, and kept for 180 days', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, home, list } = await emmas(members)
  for (let i = 0; i < 35; i++) await members.ask('DELETE', `${home}/sessions`, { token })
  t.equal((await list('security-events')).length, 30)
  const rows = async () => (await members.store.db.selectFrom('security_events').select('id').execute()).length
  t.equal(await rows(), 35)
  await sweep(members.store, members.clock.now + 180 * day - 1)
  t.equal(await rows(), 35)
  await sweep(members.store, members.clock.now + 180 * day)
  t.equal(await rows(), 0)
})
