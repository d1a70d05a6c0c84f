// The way to the member API: only our own addresses, only named headers, in time, and writes once.
import { request as httpRequest } from 'node:http'
import t, { type Test } from 'tap'
import { messages } from '../../../domain/messages.ts'
import { openBuild } from '../../../server/build.ts'
import { memberRoutes } from '../../../server/member-api/proxied-routes.ts'
import { json, memberApi, token } from '../../support/server/member-api.ts'
import { freePort, listen } from '../../support/site.ts'

interface Asked {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends an address exactly as it is written. */
function ask(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Asked> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const all = { host, 'sec-fetch-site': 'same-origin', cookie: `session=${token('emma')}`, ...headers }
    const asked = httpRequest({ hostname, port, method, path, headers: all }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function siteBefore(t: Test, answer: Parameters<typeof memberApi>[1]) {
  const api = await memberApi(t, answer)
  return { api, ...(await listen(t, { env: { MEMBER_API_URL: api.url } })) }
}

const asJson = { 'content-type': 'application/json' }

t.test('each address of the table reaches the API under its own, with the session as a bearer token', async t => {
  const seen: string[] = []
  const { origin } = await siteBefore(t, (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    json(response, 200, {})
  })
  const values: Record<string, string> = {
    member: 'm_1-a',
    id: 'c-1',
    slug: 'safe-sleep-for-babies',
    name: 'Zo%C3%AB',
    item: 'i-1',
    gift: 'g-1',
    token: 'T'.repeat(43),
  }
  for (const { method, path } of memberRoutes) {
    const filled = path.replace(/:(\w+)/g, (_, name) => values[name] ?? '')
    const answer = await ask(origin, method, `/api/members${filled}?a=1`)
    t.equal(answer.status, 200, `${method} ${path}`)
    t.equal(seen.at(-1), `${method} /members${filled} Bearer ${token('emma')}`)
    t.equal(answer.headers['cache-control'], 'private, no-store')
  }
})

t.test('no other address reaches it', async t => {
  const { origin, api } = await siteBefore(t, (_request, response) => json(response, 200, {}))
  const paths = [
    '/api/members/..%2faccounts',
    '/api/members/%2e%2e',
    '/api/members/../accounts',
    '/api/members/%2e%2e/%2e%2e/healthz',
    '/api/members/m-1;x/avatar',
    '/api/members/m-1%23/avatar',
    '/api/members/m-1%3Fa/avatar',
    '/api/members/m-1%0d%0aX:1/avatar',
    '/api/members//169.254.169.254/avatar',
    '/api/members/m-1@evil.test/avatar',
    '/api/members/m-1/avatar/',
    '/api/members',
    '/api/members/m-1/secrets',
    '/api/sessions/current',
    '/api/accounts',
    '/avatars/..%2fmembers%2fme',
    '/avatars/%2e%2e',
    '/avatars/a/b',
  ]
  for (const path of paths) {
    const { status, text } = await ask(origin, 'GET', path)
    t.ok(status === 400 || status === 404, `${path}: ${status}`)
    t.notMatch(text, /<html/, 'a program is answered')
  }
  t.equal((await ask(origin, 'POST', '/api/members/m-1/avatar', asJson, '{}')).status, 404, 'nor another method')
  t.equal((await ask(origin, 'GET', '/api/members/me', { cookie: '' })).status, 401, 'nor anyone without a session')
  const forged: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }]
  for (const headers of forged)
    t.equal((await ask(origin, 'DELETE', '/api/members/m-1', headers)).status, 403, 'nor a page of somebody else')
  t.same(api.asked, [], 'the API sees nothing of it')
})

t.test('what has a heart can be saved, and nothing else', async t => {
  const { origin, api, app } = await siteBefore(t, (_request, response) =>
    json(response, 200, { items: [], version: 8 }),
  )
  const { content } = openBuild(new URL('../../../dist', import.meta.url).pathname)
  const put = (slug: string) => ask(origin, 'PUT', `/api/members/m-1/saved-articles/${slug}`)
  for (const kind of ['article', 'week', 'month', 'news', 'review', 'award'] as const)
    t.equal((await put(content.cards(kind)[0]?.slug ?? '')).status, 200, kind)
  const before = api.asked.length
  for (const slug of ['no-such-article', content.cards('topic')[0]?.slug ?? '', 'constructor', '-']) {
    const { status, text, headers } = await put(slug)
    t.equal(status, 404, slug)
    t.same(JSON.parse(text), {
      statusCode: 404,
      code: 'unknown-article',
      error: 'Not Found',
      message: messages['unknown-article'],
      field: 'slug',
    })
    t.equal(headers['cache-control'], 'no-store')
  }
  t.equal(api.asked.length, before, 'the API hears nothing of it')
  for (const method of ['GET', 'DELETE'])
    t.equal(
      (await ask(origin, method, '/api/members/m-1/saved-articles/no-such-article')).status,
      200,
      `${method} of what was saved once`,
    )
  t.equal((await ask(origin, 'PUT', '/api/members/m-1/saved-articles/no-such-article', { cookie: '' })).status, 401)
  await app.close()
})

t.test('only named headers pass, in both directions', async t => {
  let headers: Record<string, unknown> = {}
  const { origin } = await siteBefore(t, (request, response) => {
    headers = request.headers
    response
      .writeHead(409, {
        'content-type': 'application/json',
        'set-cookie': 'session=stolen',
        'x-powered-by': 'us',
        'retry-after': '3',
        etag: '"4"',
      })
      .end('{"code":"conflict"}')
  })
  const sent = {
    ...asJson,
    'if-match': '"3"',
    'x-forwarded-for': '1.2.3.4',
    'x-original-url': '/x',
    'x-visitor-day': '1999-12-31',
    'x-device-label': 'Edge on Windows',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    authorization: 'Bearer forged',
    connection: 'x-secret',
  }
  const answer = await ask(
    origin,
    'PATCH',
    '/api/members/m-1',
    { ...sent, 'x-secret': 'a', 'x-http-method-override': 'DELETE' },
    '{"member":{}}',
  )
  t.same(Object.keys(headers).sort(), [
    'accept',
    'authorization',
    'connection',
    'content-length',
    'content-type',
    'host',
    'if-match',
    'x-device-label',
    'x-forwarded-for',
    'x-request-id',
    'x-visitor-day',
  ])
  t.match(headers, { authorization: `Bearer ${token('emma')}`, 'if-match': '"3"' })
  t.not(headers['x-forwarded-for'], '1.2.3.4', 'an address is not taken from a visitor')
  t.not(headers['x-visitor-day'], '1999-12-31', 'nor a day')
  t.equal(headers['x-device-label'], 'Firefox on Linux', 'of the browser a label goes along, and not what it says')
  t.match(answer, {
    status: 409,
    text: '{"code":"conflict"}',
    headers: { 'retry-after': '3', etag: '"4"', 'cache-control': 'private, no-store' },
  })
  t.notOk('set-cookie' in answer.headers || 'x-powered-by' in answer.headers)
})

t.test('the visitor’s own day goes along, by their clock', async t => {
  const days: unknown[] = []
  const { origin } = await siteBefore(t, (request, response) => {
    days.push(request.headers['x-visitor-day'])
    json(response, 200, {})
  })
  const dayAfter = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 10)
  // Of two clocks a day apart at least one has another day than UTC.
  for (const minutes of [840, -600]) {
    const before = dayAfter(minutes)
    await ask(origin, 'GET', '/api/members/me', { cookie: `session=${token('emma')}; utc_offset=${minutes}` })
    t.ok([before, dayAfter(minutes)].includes(String(days.at(-1))), `${minutes} minutes from UTC: ${days.at(-1)}`)
  }
  await ask(origin, 'GET', '/api/members/me')
  t.match(days.at(-1), /^\d{4}-\d{2}-\d{2}$/, 'the UTC day while a clock has not been told')
})

const faults: Record<string, Parameters<typeof memberApi>[1]> = {
  'it refuses': request => void request.socket.destroy(),
  'it fails': (_request, response) => json(response, 500, { secret: 'inside' }),
  'it redirects': (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  'it is no JSON': (_request, response) => void response.writeHead(200, asJson).end('{'),
  'it is HTML': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>secret'),
  'it is cut': (_request, response) => {
    response.writeHead(200, { ...asJson, 'content-length': '99' }).write('{')
    setTimeout(() => response.destroy(), 20)
  },
  'it is endless': (_request, response) => {
    response.writeHead(200, asJson)
    const timer = setInterval(() => response.write('a'.repeat(400_000)), 5)
    response.on('close', () => clearInterval(timer))
  },
  'it never comes': () => {},
}

// Milliseconds: more than a slow machine needs for a fault that is given up after two seconds, less than an upload may
// take
const longest = 10_000

t.test('an answer that is none is a 503 in time, and a write is sent once', async t => {
  for (const [what, answer] of Object.entries(faults)) {
    const { origin, api, lines } = await siteBefore(t, answer)
    const started = Date.now()
    const got = await ask(origin, 'PATCH', '/api/members/m-1', asJson, '{"member":{"is_ttc":true}}')
    t.ok(Date.now() - started < longest, `${what}: in time`)
    t.match(got, { status: 503, headers: { 'retry-after': '5' } })
    t.match(JSON.parse(got.text), { statusCode: 503, code: 'members-down' })
    t.equal(api.asked.length, 1, 'once')
    t.notMatch(
      JSON.stringify(lines),
      new RegExp(`${token('emma')}|m-1|secret|is_ttc`),
      'the log says nothing of a member',
    )
  }
})

t.test('a read is tried once more when its line breaks', async t => {
  const { origin, api } = await siteBefore(t, (request, response) =>
    api.asked.length > 1 ? json(response, 200, { fine: 1 }) : void request.socket.destroy(),
  )
  t.match(await ask(origin, 'GET', '/api/members/me'), { status: 200, text: '{"fine":1}' })
  t.equal(api.asked.length, 2)
})

t.test('with nobody there it is a 503', async t => {
  const { origin } = await listen(t, { env: { MEMBER_API_URL: `http://127.0.0.1:${await freePort()}` } })
  t.equal((await ask(origin, 'GET', '/api/members/me')).status, 503)
  const without = await listen(t)
  t.equal((await ask(without.origin, 'GET', '/api/members/me')).status, 503)
})

t.test('a picture is passed on while it comes, and cut when it is too large', async t => {
  let type = ''
  let bytes = 0
  const { origin } = await siteBefore(t, (request, response) => {
    type = request.headers['content-type'] ?? ''
    bytes = 0
    request.on('data', chunk => {
      bytes += chunk.length
    })
    request.on('end', () => json(response, 200, { avatar_url: '/avatars/x.webp' }))
  })
  const multipart = { 'content-type': 'multipart/form-data; boundary=abc' }
  t.equal((await ask(origin, 'PUT', '/api/members/emma/avatar', multipart, Buffer.alloc(4_900_000))).status, 200)
  t.same([type, bytes], [multipart['content-type'], 4_900_000])
  const refused = await ask(origin, 'PUT', '/api/members/emma/avatar', multipart, Buffer.alloc(5_100_000))
  t.equal(refused.status, 413)
  t.same(JSON.parse(refused.text), {
    statusCode: 413,
    code: 'avatar-too-large',
    error: 'Payload Too Large',
    message: 'The file exceeded the maximum size limit of 5MB.',
    field: 'file',
  })
  t.equal((await ask(origin, 'PUT', '/api/members/m-1/cycle', multipart, 'x')).status, 415, 'only there')
  t.equal((await ask(origin, 'GET', '/api/members/me')).status, 200, 'the API is not taken for broken')
})

t.test('pictures are for everyone and for good; anything else there is not passed', async t => {
  const { origin } = await siteBefore(t, (request, response) => {
    t.equal(request.headers.authorization, undefined, 'without the session')
    if (request.url === '/avatars/abc.webp') response.writeHead(200, { 'content-type': 'image/webp' }).end('webp')
    else if (request.url === '/avatars/page.webp')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')
    else json(response, 404, {})
  })
  const picture = await ask(origin, 'GET', '/avatars/abc.webp')
  t.match(picture, {
    status: 200,
    text: 'webp',
    headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
  })
  t.equal(picture.headers['cache-control'], 'public, max-age=31536000, immutable')
  t.equal(
    picture.headers['content-security-policy'],
    "default-src 'none'; sandbox",
    'opened by itself it may do nothing',
  )
  t.equal((await ask(origin, 'GET', '/avatars/none.webp')).status, 404)
  t.equal((await ask(origin, 'GET', '/avatars/page.webp')).status, 503)
})
