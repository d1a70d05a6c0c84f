// The gate of a member's pages.
import { mock } from 'node:test'
import t, { type Test } from 'tap'
import { type Member, emptyMember as nobodyKnown } from '../../contract/member.ts'
import { calendarDate } from '../../domain/dates.ts'
import type { Loading } from '../../routes/loading.ts'
import { deferredSignedIn, formSignedIn, readOr, signedIn } from '../../routes/signed-in.ts'
import { openBuild } from '../../server/build.ts'
import type { FormState } from '../../views/account/form-state.ts'
import { aMember } from '../support/member-entity.ts'
import { noRegistries } from '../support/registries.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const emma = aMember()

interface Visit {
  hasSession?: boolean
  member?: Promise<Member | null>
  status?: FormState['status']
}

function visit({ hasSession = true, member = Promise.resolve(emma), status }: Visit = {}): Loading {
  const query = { target: '/a/' }
  return {
    input: {
      site: 'main',
      path: '/settings/email',
      query,
      layout: 'desktop',
      country: 'US',
      signedIn: hasSession,
      versions: {},
    },
    content,
    signal: AbortSignal.timeout(10_000),
    own: {
      member,
      read: () => Promise.reject(new Error('nothing is to be read here')),
      shared: async () => null,
      registries: noRegistries,
      today: calendarDate('2026-11-21'),
    },
    ...(status && { form: { status, values: {}, errors: {} } }),
  }
}

/** Where a gate sends somebody; null when it lets them in. */
const sentTo = (gate: (loading: Loading) => Promise<unknown>, loading: Loading) =>
  gate(loading).then(
    () => null,
    (thrown: unknown) =>
      thrown instanceof Response ? `${thrown.status} ${thrown.headers.get('location')}` : Promise.reject(thrown),
  )

const gates = { signedIn, formSignedIn, soonSignedIn: deferredSignedIn }
const wayIn = '303 /login?target=%2Fsettings%2Femail%3Ftarget%3D%252Fa%252F'
const nobody = Promise.resolve(null)

t.test('a member is let in, everyone else is led to the way in', async t => {
  for (const [name, gate] of Object.entries(gates)) {
    t.equal(await sentTo(gate, visit()), null, name)
    t.equal(await sentTo(gate, visit({ hasSession: false })), wayIn, `${name}: no session`)
    t.equal(await sentTo(gate, visit({ member: nobody })), wayIn, `${name}: a session that is none`)
    t.equal(await sentTo(gate, { ...visit(), own: undefined }), wayIn, `${name}: a page for everyone knows nobody`)
    for (const status of [422, 429] as const)
      t.equal(
        await sentTo(gate, visit({ member: nobody, status })),
        wayIn,
        `${name}: a form of nobody, refused with ${status}`,
      )
  }
  t.equal((await signedIn(visit())).who, emma)
  t.equal((await formSignedIn(visit())).who, emma)
})

t.test('the way in leads back to the page with what it reads of its query, as far as a target may have it', async t => {
  const asked = (path: string, query: Record<string, string>) => {
    const loading = visit({ hasSession: false })
    return sentTo(signedIn, { ...loading, input: { ...loading.input, path, query } })
  }
  const rows: [path: string, query: Record<string, string>, target: string][] = [
    ['/dashboard', {}, '/dashboard'],
    ['/dashbo%61rd', {}, '/dashboard'],
    ['/join/welcome', { redirectUrl: '/a/x?b=1&c=é' }, '/join/welcome?redirectUrl=%2Fa%2Fx%3Fb%3D1%26c%3D%C3%A9'],
    [
      '/join/profile',
      { target: 'https://names.test/b/favorites' },
      '/join/profile?target=https%3A%2F%2Fnames.test%2Fb%2Ffavorites',
    ],
    ['/join/profile', { target: '/a\r\nset-cookie: x' }, '/join/profile'],
    ['/join/profile', { target: `/a/${'x'.repeat(512)}` }, '/join/profile'],
  ]
  for (const [path, query, target] of rows)
    t.equal(
      await asked(path, query),
      `303 /login?target=${encodeURIComponent(target)}`,
      `${path} ${JSON.stringify(query)}`,
    )
})

t.test('a form is given back while nobody can say whose it is, and says nothing of anybody', async t => {
  const given = { hasSession: false, member: nobody, status: 503 } as const
  t.same((await formSignedIn(visit(given))).who, nobodyKnown)
  for (const value of Object.values(nobodyKnown)) t.match(JSON.stringify(value), /^(?:""|0|false|null|\{\}|\[\])$/)
  for (const gate of [signedIn, deferredSignedIn])
    t.equal(await sentTo(gate, visit(given)), wayIn, 'a page without a form has nothing to give back')
  t.equal((await formSignedIn(visit({ status: 503 }))).who, emma, 'whoever is known is named')
})

/** Stops the clock of timers. Gives what says how a promise stands after some more milliseconds of it. */
function stopped(t: Test) {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  return async <T>(ms: number, comes: Promise<T>): Promise<T | 'not yet'> => {
    mock.timers.tick(ms)
    return Promise.race([comes, new Promise<'not yet'>(resolve => setImmediate(resolve, 'not yet'))])
  }
}

t.test('a page that shows its frame first waits a moment for who it is, not longer', async t => {
  const after = stopped(t)
  const member = new Promise<never>(() => {})
  const own = deferredSignedIn(visit({ member }))
  t.equal(await after(90, own), 'not yet')
  t.equal(Object(await after(110, own)).member, member, 'a moment is less than 200 ms')
  const soon = Promise.withResolvers<null>()
  const sent = sentTo(deferredSignedIn, visit({ member: soon.promise }))
  t.equal(await after(20, sent), 'not yet')
  soon.resolve(null)
  t.equal(await sent, wayIn, 'in that moment it is found out that nobody is')
})

t.test('a record that does not come is done without, in time', async t => {
  const after = stopped(t)
  t.same(await readOr(Promise.resolve(['a']), []), ['a'])
  t.same(await readOr(Promise.reject(new Error('down')), []), [])
  const record = readOr(new Promise(() => {}), null)
  t.equal(await after(1000, record), 'not yet')
  t.equal(await after(900, record), null, 'before the loader’s own time is over')
})
