// The forms of a member's own pages, before a member API whose answers a test decides.
import type { RequestListener } from 'node:http'
import t from 'tap'
import { changedElsewhere, messages, saveFailed } from '../../../domain/messages.ts'
import { table } from '../../../routes/table.ts'
import { json, token } from '../../support/server/member-api.ts'
import { emma, memberSite, mine, rows, secret } from '../../support/server/member-site.ts'
import { testSite } from '../../support/site.ts'

/** What no form of a member may hand on. */
const foreign = {
  id_string: 'id-of-other',
  is_created_on_tk: 'true',
  parent_role: '3',
  had_profile: 'true',
  is_ttc: 'true',
}

/** They are about one thing each, and not about the state of the member. */
const stateless = ['/saved-articles', '/settings/security', '/sweepstakes/entry']

const takes: RequestListener = (_request, response) => void response.writeHead(204).end()
const refuses =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

t.test('every form of a member is tried here', async t => {
  t.same(
    rows.map(({ path }) => path),
    // Those of registries are in test/server/pages/registry-manage.test.ts.
    table
      .filter(({ path, handle: { form } }) => form && 'member' in form && !path.startsWith('/manage'))
      .map(({ path }) => path),
  )
})

t.test(
  'what is sent is the form’s own fields, in the name of the session, on the state they were filled in on',
  async t => {
    const { submit, sent } = await memberSite(t, takes)
    for (const { path, fields, sent: url, body, leads } of rows) {
      const { statusCode, headers } = await submit(path, { ...foreign, version: '6', ...fields })
      t.match([statusCode, headers.location], [303, leads], path)
      t.equal(headers['cache-control'], 'private, no-store', path)
      t.same(
        sent.pop(),
        { url, body: body ? JSON.stringify(body) : '', version: '"6"', token: `Bearer ${token('emma')}` },
        path,
      )
      const ends = /session=; .*Expires=Thu, 01 Jan 1970/.test(String(headers['set-cookie']))
      t.equal(ends, path === '/settings/delete', `${path}: only with the account does the session end`)
    }
    await submit('/join/profile', { first_name: 'Emma' })
    t.equal(sent.at(-1)?.version, undefined, 'a page of before knows of no state')
    const undo = await submit('/saved-articles', { slug: 'safe-sleep-for-babies', action: 'save' })
    t.match(
      [undo.headers.location, sent.at(-1)?.url],
      ['/saved-articles', `PUT ${mine}/saved-articles/safe-sleep-for-babies`],
    )
    const unknown = await submit('/saved-articles', { slug: 'no-such-article', action: 'save' })
    t.match(
      [unknown.statusCode, sent.at(-1)?.url],
      [422, `PUT ${mine}/saved-articles/safe-sleep-for-babies`],
      'what is not there is not kept',
    )
    const gone = await submit('/saved-articles', { slug: 'no-such-article', action: 'remove' })
    t.match(
      [gone.statusCode, sent.at(-1)?.url],
      [303, `DELETE ${mine}/saved-articles/no-such-article`],
      'and can be taken off the list',
    )
  },
)

t.test('the steps of joining lead on to a target of ours, and to no other', async t => {
  const { submit, open } = await memberSite(t, takes)
  for (const path of ['/join/profile', '/join/email-preferences']) {
    t.equal((await submit(path, { target: '/a/b?c=1' })).headers.location, '/a/b?c=1')
    for (const target of [
      '//evil.test',
      '/\\evil.test',
      '/%09/evil.test',
      'https:evil.test',
      'javascript:alert(1)',
      '/%250d%250aevil.test',
    ]) {
      t.equal((await submit(path, { target })).headers.location, '/dashboard', target)
      t.notMatch((await open(`${path}?target=${encodeURIComponent(target)}`)).body, /evil\.test|alert\(1\)/, target)
    }
  }
  for (const redirectUrl of ['//evil.test', 'javascript:alert(1)', 'https://site@evil.test'])
    t.notMatch(
      (await open(`/join/welcome?redirectUrl=${encodeURIComponent(redirectUrl)}`)).body,
      /evil\.test|alert\(1\)/,
      redirectUrl,
    )
})

t.test('a refusal is the same page: the message beside its field, the input kept, the password gone', async t => {
  const { submit, listeners } = await memberSite(t, takes)
  for (const { path, fields, again } of rows) {
    const field = again?.[0] ?? Object.keys(fields)[0] ?? ''
    listeners.write = refuses(422, { message: 'Not <so>.', field })
    const { statusCode, headers, body } = await submit(path, { ...fields, version: '6' })
    t.equal(statusCode, 422, path)
    t.equal(headers['cache-control'], 'private, no-store', path)
    t.equal(headers['referrer-policy'], 'same-origin', path)
    t.match(body, /Not &lt;so&gt;\./, path)
    t.notMatch(body, secret, path)
    if (again) t.match(body, again[1], `${path}: ${field} is kept`)
    if (!stateless.includes(path))
      t.match(body, /name="version" value="6"/, `${path}: correcting it does not undo another tab’s change`)
  }
})

t.test('a change from elsewhere is told, with all that was typed, and can be overruled', async t => {
  const { submit } = await memberSite(t, refuses(409, { message: 'Theirs.', member: emma.member }))
  for (const { path, fields, again } of rows) {
    const { statusCode, body } = await submit(path, { ...fields, version: '6' })
    t.equal(statusCode, 422, path)
    t.match(body, changedElsewhere, path)
    t.notMatch(body, secret, path)
    if (again) t.match(body, again[1], path)
    if (!stateless.includes(path)) t.match(body, /name="version" value="7"/, `${path}: now they know`)
  }
})

t.test('too many tries say when to come back', async t => {
  const { submit } = await memberSite(t, refuses(429, { message: 'Wait a while.' }, { 'retry-after': '77' }))
  for (const { path, fields } of rows) {
    const answer = await submit(path, fields)
    t.match(answer, { statusCode: 429, headers: { 'retry-after': '77' }, body: /Wait a while\./ }, path)
    t.notMatch(answer.body, secret, path)
  }
})

t.test('a write that the API cannot take now: 503, and everything typed is still there', async t => {
  const { submit, sent } = await memberSite(t, refuses(503, { message: 'inside' }))
  for (const { path, fields, again } of rows) {
    const answer = await submit(path, { ...fields, version: '6' })
    t.match(answer, { statusCode: 503, headers: { 'retry-after': '5' } }, path)
    t.match(answer.body, saveFailed, path)
    t.notMatch(answer.body, new RegExp(`${secret}|inside`), path)
    if (again) t.match(answer.body, again[1], path)
  }
  t.equal(sent.length, rows.length, 'each was sent once')
})

t.test('an API that answers nothing at all signs nobody out, and costs nobody what they typed', async t => {
  const { submit, sent, listeners } = await memberSite(t, takes)
  listeners.reads = (_request, response) => json(response, 500, { message: 'inside' })
  // After five failures it is not even asked.
  for (const { path, fields, again } of [...rows, ...rows]) {
    const answer = await submit(path, { ...fields, version: '6' })
    t.match(answer, { statusCode: 503, headers: { 'retry-after': '5' } }, path)
    t.match(answer.body, saveFailed, path)
    t.notMatch(answer.body, new RegExp(`${secret}|inside`), path)
    if (path === '/settings/losses' || stateless.includes(path)) continue // what they are about is not there
    if (again) t.match(answer.body, again[1], path)
    t.match(answer.body, /name="version" value="6"/, path)
  }
  t.same(sent, [], 'nothing is sent for somebody unknown')
  const api = await testSite(t)
  t.equal(
    (await api.ask({ method: 'POST', url: '/settings/email', headers: { 'sec-fetch-site': 'same-origin' } }))
      .statusCode,
    303,
  )
})

t.test('who is signed out is led to the way in, and nothing is sent', async t => {
  const { submit, sent } = await memberSite(t, takes)
  for (const { path, fields } of rows) {
    for (const cookie of ['', 'session=short', `session=${token('nobody')}`]) {
      const { statusCode, headers, body } = await submit(path, fields, { cookie })
      t.match(
        [statusCode, headers.location, body],
        [303, `/login?target=${encodeURIComponent(path)}`, ''],
        `${path} ${cookie}`,
      )
    }
  }
  const { headers } = await submit('/join/profile', { first_name: 'Em', target: '/a/b?c=1' }, { cookie: '' })
  t.equal(
    headers.location,
    '/login?target=%2Fjoin%2Fprofile%3Ftarget%3D%252Fa%252Fb%253Fc%253D1',
    'and where they were going is kept',
  )
  t.same(sent, [])
})

t.test('a session that ends on the way: nothing is said to be done', async t => {
  const { submit, listeners } = await memberSite(t, (_request, response) => {
    listeners.reads = (_request, response) => json(response, 401, {})
    json(response, 401, { message: 'Please log in first.' })
  })
  for (const path of ['/settings/delete', '/settings/password']) {
    listeners.reads = undefined
    const { statusCode, headers } = await submit(path, { password: secret })
    t.match([statusCode, headers.location], [303, `/login?target=${encodeURIComponent(path)}`])
  }
})

t.test('a form that another site sends is refused, and does nothing', async t => {
  const { submit, sent } = await memberSite(t, takes)
  const forged: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.test' },
    { 'sec-fetch-site': '', origin: 'null' },
    { 'sec-fetch-site': '' },
  ]
  for (const { path, fields } of rows)
    for (const headers of forged)
      t.equal((await submit(path, fields, headers)).statusCode, 403, `${path} ${JSON.stringify(headers)}`)
  t.same(sent, [])
})

t.test('what cannot be asked with is not sent', async t => {
  const { submit, sent } = await memberSite(t, takes)
  const odd = [
    '',
    '..',
    '..%2f..%2fother',
    '../other',
    '../../other/losses/l1',
    '"><script>alert(1)</script>',
    'a\r\nb',
    'a'.repeat(201),
    '%00',
    'é',
  ]
  for (const value of odd) {
    for (const [path, name] of [
      ['/settings/losses', 'id'],
      ['/saved-articles', 'slug'],
    ] as const) {
      const { statusCode, body } = await submit(path, { [name]: value, record: 'keep' })
      t.equal(statusCode, 422, `${path} ${value}`)
      t.match(body, messages['invalid-body'], `${path} ${value}`)
      t.notMatch(body, /<script>alert/, `${path} ${value}`)
    }
  }
  for (const version of ['a', '1"', '*', '1\r\nx: y', '1'.repeat(10), '☃'])
    t.equal((await submit('/join/profile', { first_name: 'Emma', version })).statusCode, 422, `version ${version}`)
  t.same(sent, [])
  t.equal(
    (await submit('/join/profile', { first_name: 'Emma', version: '7' })).statusCode,
    303,
    'and none of it counted as a failure of the API',
  )
})

t.test('a name that is markup is text in every form', async t => {
  const name = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
  const { submit } = await memberSite(t, refuses(422, { message: name, field: 'first_name' }))
  const { body } = await submit('/join/profile', { first_name: name, last_name: name, username: name })
  t.match(body, /value="&lt;\/script&gt;/)
  t.notMatch(body, /<script>alert|<img src=x/)
})

t.test('the log says nothing of what was typed', async t => {
  const { submit, lines } = await memberSite(t, refuses(422, { message: 'No.', field: 'email' }))
  for (const { path, fields } of rows) await submit(path, fields)
  t.equal(lines.filter(line => line.msg === 'request').length, rows.length)
  t.notMatch(
    JSON.stringify(lines),
    new RegExp(`${secret}|new@example|emma|Em.{1,2}ma|2026-11-02|safe-sleep|${token('emma')}`),
  )
})

t.test('each action of the security page is what it says, and any other is none', async t => {
  const { submit, sent } = await memberSite(t, takes)
  const credential = { id: 'AAAA', client_data: 'AAAA', attestation: 'AAAA', transports: [] }
  const rows: [fields: Record<string, string>, sent: string, body?: object][] = [
    [{ action: 'end-others' }, `DELETE ${mine}/sessions`],
    [{ action: 'remove-passkey', id: 'p1' }, `DELETE ${mine}/passkeys/p1`],
    [{ action: 'add-passkey', credential: JSON.stringify(credential) }, `POST ${mine}/passkeys`, credential],
    [{ action: 'add-passkey', credential: '{' }, `POST ${mine}/passkeys`, {}],
    [{ action: 'add-passkey', credential: 'null' }, `POST ${mine}/passkeys`, {}],
  ]
  for (const [fields, url, body] of rows) {
    const { statusCode, headers } = await submit('/settings/security', fields)
    t.same([statusCode, headers.location], [303, `/settings/security?saved=${fields.action}`])
    t.match(sent.pop(), { url, body: body ? JSON.stringify(body) : '' })
  }
  const others: Record<string, string>[] = [
    {},
    { action: 'constructor' },
    { action: 'end-session' },
    { action: 'end-session', id: '../me' },
    { action: 'remove-passkey', id: '' },
  ]
  for (const fields of others)
    t.equal((await submit('/settings/security', fields)).statusCode, 422, JSON.stringify(fields))
  t.same(sent, [])
})
