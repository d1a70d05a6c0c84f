// The forms of the way in and out, before a member API whose answers a test decides.
import type { RequestListener } from 'node:http'
import t, { type Test } from 'tap'
import { json, memberApi, token } from '../../support/server/member-api.ts'
import { type SiteOptions, testSite } from '../../support/site.ts'

interface Sent {
  url: string
  body: string
  token: string
}

/** Whether a page has a tag with all of these attributes, in any order. */
const hasTag = (html: string, name: string, ...attributes: string[]) =>
  [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].some(([tag]) =>
    attributes.every(attribute => tag.includes(` ${attribute}`)),
  )

const fresh = 'a-fresh-token-of-the-right-form-for-a-session'
const secret = 'a password nobody sees'

/** A site before an API that answers so, and what that API was sent. */
async function formSite(t: Test, answer: RequestListener, { env = {} }: SiteOptions = {}) {
  const sent: Sent[] = []
  const api = await memberApi(t, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url !== '/members/me')
      sent.push({ url: `${request.method} ${request.url}`, body, token: request.headers.authorization ?? '' })
    answer(request, response)
  })
  const site = await testSite(t, { env: { MEMBER_API_URL: api.url, ...env } })
  const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.ask({
      method: 'POST',
      url,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  return { ...site, sent, submit }
}

const opens: RequestListener = (_request, response) => json(response, 201, { token: fresh, member: {} })
const problem =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const account = { email: 'rosa@example.test', password: secret }

t.test('joining and logging in open a session and lead to the target', async t => {
  const { submit, sent } = await formSite(t, opens)
  const join = await submit('/join', {
    ...account,
    first_name: 'Rosa',
    stage: 'pregnant',
    target: '/a/',
    trigger: 'heart',
  })
  t.match([join.statusCode, join.headers.location], [303, '/a/'])
  t.equal(join.headers['cache-control'], 'private, no-store')
  t.same(join.headers['set-cookie'], [
    `session=${fresh}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`,
    'begin=pregnant; Max-Age=604800; Path=/dashboard; HttpOnly; SameSite=Lax',
  ])
  t.match(sent[0], {
    url: 'POST /accounts',
    body: JSON.stringify({ ...account, first_name: 'Rosa', stage: 'pregnant' }),
  })
  const login = await submit('/login', account, { cookie: `session=${token('old')}` })
  t.match([login.statusCode, login.headers.location], [303, '/dashboard'])
  t.match(
    sent[1],
    { url: 'POST /sessions', body: JSON.stringify(account), token: `Bearer ${token('old')}` },
    'the session before it is shown',
  )
})

t.test('a passkey opens a session by the same form', async t => {
  const { submit, sent } = await formSite(t, opens)
  const credential = { id: 'AAAA', client_data: 'AAAA', authenticator_data: 'AAAA', signature: 'AAAA' }
  const fields = { credential: JSON.stringify(credential), target: '/a/' }
  const login = await submit('/login', fields, { cookie: `session=${token('old')}` })
  t.match([login.statusCode, login.headers.location], [303, '/a/'])
  t.match(String(login.headers['set-cookie']), new RegExp(`^session=${fresh};`))
  t.match(sent[0], { url: 'POST /sessions/passkey', body: JSON.stringify(credential), token: `Bearer ${token('old')}` })
  await submit('/login', { credential: 'no JSON' })
  t.match(sent[1], { url: 'POST /sessions/passkey', body: '{}' }, 'the API refuses what is none')
  t.equal((await submit('/login', { ...fields, target: '//evil.test' })).headers.location, '/dashboard')
})

t.test('the cookie has the prefix that its hosts allow', async t => {
  const table: [Record<string, string>, RegExp][] = [
    [
      { MAIN_ORIGIN: 'https://almanac.test' },
      /^__Host-session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
    [
      {
        MAIN_ORIGIN: 'https://almanac.test',
        NAMES_ORIGIN: 'https://names.almanac.test',
        COOKIE_DOMAIN: 'almanac.test',
      },
      /^__Secure-session=[^;]+; Max-Age=7776000; Domain=almanac.test; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ]
  for (const [env, cookie] of table) {
    const { submit } = await formSite(t, opens, { env })
    t.match(String((await submit('/login', account)).headers['set-cookie']), cookie)
  }
})

t.test('a target that is not ours leads to the dashboard, and stands in no page', async t => {
  const { submit, ask } = await formSite(t, opens)
  for (const target of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/%0d%0aevil.test',
    '/logout',
    '/login?evil.test',
  ]) {
    t.equal((await submit('/login', { ...account, target })).headers.location, '/dashboard', target)
    for (const path of ['/login', '/join'])
      t.notMatch((await ask(`${path}?target=${encodeURIComponent(target)}`)).body, /evil\.test|alert\(1\)/)
  }
})

t.test('a target of ours that leads on to somebody else’s stands in no page either', async t => {
  const { ask } = await formSite(t, opens)
  const own = ['/a/b', 'http://localhost:3000/a/b', '/join/profile?target=%2Fa%2Fb']
  const foreign = ['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)']
  for (const path of ['/login', '/join'])
    for (const [page, name] of [
      ['/join/welcome', 'redirectUrl'],
      ['/join/profile', 'target'],
      ['/search', 'targetUrl'],
    ] as const) {
      const targetOf = (value: string) => `${page}?${new URLSearchParams({ q: 'sleep', [name]: value })}`
      for (const value of own) {
        const { body } = await ask(`${path}?target=${encodeURIComponent(targetOf(value))}`)
        t.ok(
          hasTag(body, 'input', 'name="target"', `value="${targetOf(value).replaceAll('&', '&amp;')}"`),
          `${path} ${targetOf(value)}`,
        )
      }
      for (const value of foreign) {
        const { body } = await ask(`${path}?target=${encodeURIComponent(targetOf(value))}`)
        t.notMatch(body, /evil\.test|alert\(1\)/, `${path} ${targetOf(value)}`)
        t.ok(hasTag(body, 'input', 'name="target"', `value="${page}?q=sleep"`), 'the rest of it stays')
      }
    }
})

t.test('what a visitor brings along is carried by form and link', async t => {
  const { ask } = await formSite(t, opens)
  const { body } = await ask(
    '/join?target=%2Fa%2Fb%3Fc%3D1&trigger=heart&source=newsletter&stage=pregnant&productType="><i>',
  )
  t.ok(hasTag(body, 'input', 'type="hidden"', 'name="target"', 'value="/a/b?c=1"'))
  t.ok(hasTag(body, 'input', 'type="hidden"', 'name="trigger"', 'value="heart"'))
  t.match(body, /href="\/login\?target=%2Fa%2Fb%3Fc%3D1&amp;trigger=heart"/)
  t.ok(hasTag(body, 'input', 'name="stage"', 'value="pregnant"', 'checked=""'))
  t.notMatch(body, /"><i>/)
})

t.test('a refusal is the same page: the input kept, the message beside its field, the password gone', async t => {
  const { submit } = await formSite(t, problem(422, { message: 'No such <address>.', field: 'email' }))
  for (const path of ['/join', '/login', '/forgot-password']) {
    const { statusCode, headers, body } = await submit(path, { ...account, first_name: 'Ro"sa', target: '/a/' })
    t.equal(statusCode, 422, path)
    t.equal(headers['cache-control'], 'private, no-store')
    t.ok(hasTag(body, 'input', 'name="email"', 'aria-invalid="true"', 'value="rosa@example.test"'))
    t.match(body, /No such &lt;address&gt;\./)
    t.match(body, /<meta name="robots" content="noindex/)
    t.notMatch(body, secret)
    t.equal(headers['set-cookie'] === undefined || !/session=/.test(String(headers['set-cookie'])), true, 'no session')
  }
})

t.test('too many tries, and an API that fails, say so and when to come back', async t => {
  const many = await formSite(t, problem(429, { message: 'Wait a while.' }, { 'retry-after': '77' }))
  t.match(await many.submit('/login', account), {
    statusCode: 429,
    headers: { 'retry-after': '77' },
    body: /Wait a while\./,
  })
  const broken = await formSite(t, problem(500, { message: 'inside' }))
  const answer = await broken.submit('/join', { ...account, first_name: 'Rosa' })
  t.match(answer, { statusCode: 503, headers: { 'retry-after': '5' } })
  t.match(answer.body, /role="alert">.*?An error occurred\. Please try again or contact us if the problem persists\.</)
  t.match(answer.body, /value="rosa@example.test"/, 'the input is kept')
  t.notMatch(answer.body, /inside/)
  t.equal(broken.sent.length, 1, 'sent once')
  const none = await testSite(t)
  const alone = await none.ask({ method: 'POST', url: '/login', headers: { 'sec-fetch-site': 'same-origin' } })
  t.equal(alone.statusCode, 503, 'nor is there one that was never there')
})

t.test('signing out is a press of a button on a page of ours', async t => {
  const { submit, ask, sent } = await formSite(t, (_request, response) => void response.writeHead(204).end())
  const cookie = `session=${token('emma')}`
  const page = await ask({ url: '/logout', headers: { cookie } })
  t.ok(page.statusCode === 200 && hasTag(page.body, 'form', 'method="post"', 'action="/logout"'))
  t.equal((await submit('/logout', {}, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  t.same(sent, [], 'neither ends the session')
  const out = await submit('/logout', { target: '/' }, { cookie })
  t.match([out.statusCode, out.headers.location], [303, '/'])
  t.match(String(out.headers['set-cookie']), /session=; .*Expires=Thu, 01 Jan 1970/)
  t.match(sent, [{ url: 'DELETE /sessions/current', token: `Bearer ${token('emma')}` }])
  t.equal((await submit('/logout', {})).headers.location, '/dashboard')
})

t.test('a forgotten password: one answer for every address, and a token that is one', async t => {
  const { submit, ask, sent } = await formSite(t, (_request, response) => json(response, 202, {}))
  t.equal((await submit('/forgot-password', account)).headers.location, '/forgot-password?sent=true')
  t.match((await ask('/forgot-password?sent=true')).body, /If there is an account with this address/)
  const link = await ask(`/reset-password?token=${fresh}`)
  t.equal(link.headers['referrer-policy'], 'same-origin')
  t.ok(hasTag(link.body, 'input', 'name="token"', `value="${fresh}"`))
  t.equal(
    (await submit('/reset-password', { token: '../sessions/current/aaaaaaaaaa', password: secret })).statusCode,
    422,
  )
  t.match(sent, [{ url: 'POST /password-resets' }], 'a path is no token')
  const done = await submit('/reset-password', { token: fresh, password: secret })
  t.match([done.statusCode, done.headers.location], [303, '/dashboard'])
  t.match(sent[1], { url: `PUT /password-resets/${fresh}`, body: JSON.stringify({ password: secret }) })
})

t.test('the log says nothing of what was typed', async t => {
  const { submit, lines } = await formSite(t, problem(422, { message: 'No.', field: 'email' }))
  await submit('/join', { ...account, first_name: 'Rosalind' }, { cookie: `session=${token('emma')}` })
  t.notMatch(JSON.stringify(lines), new RegExp(`rosa|Rosalind|${secret}|${token('emma')}`))
})

t.test('other bodies and other methods are refused', async t => {
  const { ask } = await formSite(t, opens)
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  t.equal((await ask({ method: 'POST', url: '/login', headers, payload: '{}' })).statusCode, 415)
  t.equal((await ask({ method: 'PUT', url: '/login', headers })).statusCode, 405)
})

t.test('the line to the other way in follows its experiment', async t => {
  const { ask } = await formSite(t, opens, { env: { ABTEST_ENABLE: 'true' } })
  for (const path of ['/join', '/login']) {
    t.match((await ask(`${path}?memberShareLoginTextAbVersion=1`)).body, /Already a member\? Log In/)
    t.match((await ask(`${path}?memberShareLoginTextAbVersion=2`)).body, /Log in to pick up where you left off/)
  }
})
