// What is true of every page about one member, whatever is on it.
import t from 'tap'
import '../../support/no-pressure.ts'
import { table } from '../../../routes/table.ts'
import { json, token } from '../../support/server/member-api.ts'
import { emma, memberSite } from '../../support/server/member-site.ts'

/** Without those of a registry, one list's and its guests', which have tests of their own. */
const isOfList = (path: string) => path.includes(':') || path === '/babyregistrysearch'
const personal = table.filter(({ path, handle }) => handle.for === 'personal' && !isOfList(path))
/** Those that nobody else sees: the list of favorite names is there for whoever has an account or none. */
const gated = personal.filter(({ path }) => path !== '/b/favorites')
const nonceOf = (policy: unknown) => /script-src 'nonce-([^']{22,})' 'strict-dynamic'/.exec(String(policy))?.[1]

t.test('they are kept nowhere, found by nobody, and run only our scripts', async t => {
  const { open } = await memberSite(t, () => {})
  t.ok(personal.length >= 12, `${personal.length} pages`)
  const nonces = new Set<string>()
  for (const { path, handle } of personal) {
    const { statusCode, headers, body } = await open(path)
    t.equal(statusCode, 200, path)
    t.equal(headers['cache-control'], 'private, no-store', path)
    t.match(body, '<meta name="robots" content="noindex"/>', path)
    t.equal(headers['referrer-policy'], handle.form ? 'same-origin' : 'strict-origin-when-cross-origin', path)
    t.match(headers['content-security-policy'], "frame-ancestors 'none'", path)
    const nonce = nonceOf(headers['content-security-policy']) ?? ''
    nonces.add(nonce)
    for (const [tag] of body.matchAll(/<script[^>]*>/g))
      t.ok(/ type="application\/(?:ld\+)?json"/.test(tag) || tag.includes(`nonce="${nonce}"`), `${path}: ${tag}`)
    t.match(body, /<h1[ >]/, path)
  }
  t.equal(nonces.size, personal.length, 'no nonce comes twice')
})

t.test('a member who comes to join is led on', async t => {
  const { open, ask } = await memberSite(t, () => {})
  for (const [query, location] of [
    ['', '/dashboard'],
    ['?target=%2Fa%2F%3Fx%3D1', '/a/?x=1'],
    ['?target=%2F%2Fe.test', '/dashboard'],
    ['?target=https%3A%2F%2Fe.test%2F', '/dashboard'],
    ['?target=%2Flogout&stage=pregnant', '/dashboard'],
  ] as const)
    t.match(await open(`/join${query}`), { statusCode: 303, headers: { location } }, query)
  t.equal((await open('/login')).statusCode, 200, 'somebody else may log in')
  t.equal((await ask('/join')).statusCode, 200)
})

t.test('whoever is not signed in is led to the way in, and back', async t => {
  const { ask, listeners } = await memberSite(t, () => {})
  const asked: string[] = []
  listeners.reads = (request, response) => {
    asked.push(request.headers.authorization ?? '')
    json(response, 401, { statusCode: 401 })
  }
  const given = { target: '/a/', saved: 'names', other: 'x' }
  for (const { path, handle } of gated) {
    const read = Object.entries(given).filter(([name]) => handle.query.includes(name))
    const back = read.length ? `${path}?${new URLSearchParams(read)}` : path
    for (const cookie of [
      '',
      'session=',
      'session=short',
      'session=<script>',
      `session=${'x'.repeat(300)}`,
      `session=${token('nobody')}`,
    ]) {
      const { statusCode, headers, body } = await ask({
        url: `${path}?${new URLSearchParams(given)}`,
        headers: { cookie },
      })
      t.equal(statusCode, 303, `${path} ${cookie}`)
      t.equal(headers.location, `/login?target=${encodeURIComponent(back)}`, `${path} ${cookie}`)
      t.equal(headers['cache-control'], 'private, no-store', `${path} ${cookie}`)
      t.equal(body, '', `${path} ${cookie}`)
    }
  }
  t.same([...new Set(asked)], [`Bearer ${token('nobody')}`], 'what cannot be a session is not asked for')
})

t.test('names that are markup are text on all of them', async t => {
  const name = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
  const { open, listeners } = await memberSite(t, () => {})
  const child = {
    id: 'c1',
    id_string: 'c1',
    first_name: name,
    birth_date: '/Date(1767225600000)/',
    gender: 2,
    age_string: name,
  }
  const pregnancy = { ...emma.member.pregnancy, code_name: name }
  const names = { first_name: name, last_name: name, username: name, email: `${name}@example.test` }
  const recorded_at = '2026-11-20T10:00:00Z'
  const loss = {
    id: 'l1',
    code_name: name,
    due_date: 1_799_107_200,
    multiples: 'false',
    record: 'keep',
    recorded_at,
  }
  const answers: Record<string, object> = {
    me: { member: { ...emma.member, ...names, pregnancy, is_ttc: true, born_children: [child] } },
    losses: { items: [loss] },
    cycle: { cycle: null },
    'saved-articles': { items: [] },
    'favorite-names': { items: [] },
    'email-preferences': { email_preferences: { stage: false, news: false, offers: false } },
    consents: { choice: null },
    sweepstakes: { items: [] },
    sessions: { items: [{ id: 's1', created_at: recorded_at, used_at: recorded_at, current: false, device: name }] },
    'security-events': { items: [] },
    passkeys: { items: [{ id: 'p1', created_at: recorded_at, used_at: null, device: name }] },
  }
  listeners.reads = (request, response) => json(response, 200, answers[request.url?.split('/').at(-1) ?? ''] ?? {})
  let shown = 0
  for (const { path } of personal) {
    const { statusCode, body } = await open(path)
    t.equal(statusCode, 200, path)
    t.notMatch(body, /<script>alert|<img src=x/, path)
    if (body.includes('&lt;img src=x')) shown++
  }
  t.ok(shown >= 10, `shown on ${shown}`)
})
