// What the header says of a member while the member API is away, and what it must not say.
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import type { Member } from '../../../contract/member.ts'
import { createSnapshots } from '../../../server/request/header-snapshot.ts'
import { siteKey } from '../../../server/request/site-key.ts'
import { eventually } from '../../support/eventually.ts'
import { aMember } from '../../support/member-entity.ts'
import { everyoneIsKnown, json, memberApi, memberBody, signedIn, token } from '../../support/server/member-api.ts'
import { type SiteOptions, testSite } from '../../support/site.ts'

const page = '/pregnancy-week-by-week/8-weeks-pregnant'
const key = Buffer.alloc(32, 7)
const emma: Member = aMember({ first_name: 'Emma', avatar_url: '/avatars/e.webp' })
const folder = () => mkdtempSync(join(tmpdir(), 'almanac-key-'))

t.test('a snapshot is good for its session, unchanged, for a quarter of an hour', async t => {
  const clock = { now: 1_800_000_000_000 }
  const snapshots = createSnapshots(
    () => key,
    () => clock.now,
  )
  const [mine, other] = [token('emma'), token('noor')]
  const made = snapshots.due(undefined, mine, emma) ?? ''
  t.match(made, /^1800000900\.[\w-]+\.[\w-]{43}$/)
  t.same(snapshots.read(made, mine), { first_name: 'Emma', avatar_url: '/avatars/e.webp' })
  t.equal(snapshots.read(made, other), null, 'another session')
  for (let i = 0; i < made.length; i++) {
    const changed = `${made.slice(0, i)}${made[i] === 'A' ? 'B' : 'A'}${made.slice(i + 1)}`
    // The last letter of a signature holds two bits that say nothing.
    if (i < made.length - 1 && snapshots.read(changed, mine)) t.fail(`changed at ${i}`)
  }
  for (const text of ['', 'x', '..', `${made}x`, made.slice(0, -1), '1800000900..'.padEnd(60, 'a')])
    t.equal(snapshots.read(text, mine), null)
  t.equal(
    createSnapshots(
      () => Buffer.alloc(32, 8),
      () => clock.now,
    ).read(made, mine),
    null,
    'another key',
  )
  const due = (member = emma) => snapshots.due(made, mine, member) !== undefined
  t.notOk(due(), 'a new one is not made again')
  t.ok(due(aMember({ first_name: 'Emma', avatar_url: '/avatars/f.webp' })), 'another picture')
  clock.now += 299_000
  t.notOk(due())
  clock.now += 2000
  t.ok(due(), 'after five minutes it is renewed')
  clock.now += 598_000
  t.ok(snapshots.read(made, mine))
  clock.now += 2000
  t.equal(snapshots.read(made, mine), null, 'after a quarter of an hour it is over')
  clock.now = 1_700_000_000_000
  t.equal(snapshots.read(made, mine), null, 'one from a clock far ahead is not believed')
  t.ok(due())
  t.equal(createSnapshots(() => null).due(undefined, mine, emma), undefined, 'without a key there is none')
})

t.test('a fresh one costs a page no signature', async t => {
  let asked = 0
  const snapshots = createSnapshots(() => {
    asked++
    return key
  })
  const made = snapshots.due(undefined, token('emma'), emma)
  for (let i = 0; i < 100; i++) snapshots.due(made, token('emma'), emma)
  t.equal(asked, 1)
})

t.test('the key: 32 bytes for the site alone, the same for all who ask', async t => {
  const place = join(folder(), 'data')
  const first = siteKey(place)
  t.equal(first.length, 32)
  t.same(siteKey(place), first)
  t.equal(statSync(join(place, 'site-key')).mode & 0o777, 0o600)
  t.same(readFileSync(join(place, 'site-key')), first)
  writeFileSync(join(place, 'site-key'), 'short')
  t.throws(() => siteKey(place), /5 bytes/)
  t.throws(() => siteKey('/proc/nothing-here/at-all'))
})

/** A site before an API that knows everybody, until it fails. */
async function site(t: Test, options: SiteOptions = {}) {
  const known = everyoneIsKnown()
  const api = await memberApi(t, (request, response) =>
    request.url === '/members/me' && request.headers.authorization?.includes('emma')
      ? json(response, 200, memberBody('Emma', { avatar_url: '/avatars/e.webp' }))
      : known(request, response),
  )
  const { ask, lines } = await testSite(t, {
    ...options,
    env: { MEMBER_API_URL: api.url, DATA_DIR: folder(), ...options.env },
  })
  const { cookie } = signedIn('emma')
  return {
    api,
    lines,
    ask,
    /** Opens an address with a snapshot's cookie. */
    open: (url: string, header = '', headers = {}) =>
      ask({ url, headers: { cookie: header ? `${cookie}; ${header}` : cookie, ...headers } }),
    async fail() {
      api.answer = (_request, response) => json(response, 500, {})
      for (let i = 0; i < 5; i++) await ask({ url: page, headers: signedIn(`nobody${i}`) })
    },
  }
}
const setIn = (headers: object) => /\bheader=[^;,]+/.exec(String(Reflect.get(headers, 'set-cookie')))?.[0]

t.test('it is told when a member is known, and kept from everybody else', async t => {
  const { open, ask } = await site(t)
  t.equal(setIn((await open(page)).headers), undefined, 'the head was sent before anybody was known')
  const { headers, body } = await open(page)
  const header = setIn(headers) ?? ''
  t.match(String(headers['set-cookie']), /header=[^;]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax/)
  t.equal(headers['cache-control'], 'private, no-store')
  t.notMatch(
    Buffer.from(header.split('.')[1] ?? '', 'base64url').toString(),
    /pregnan|due|id-of|@|stage|loss/i,
    'nothing of health',
  )
  t.match(body, 'data-stage="pregnant"')
  t.equal(setIn((await open(page, header)).headers), undefined, 'once')
  t.ok(setIn((await open('/dashboard')).headers), 'a page of her own tells it, too')
  const event = {
    method: 'POST',
    url: '/events',
    payload: { events: [{ name: 'sign-up-banner-view', properties: {} }] },
  } as const
  const own = { ...signedIn('emma'), 'sec-fetch-site': 'same-origin' }
  t.ok(setIn((await ask({ ...event, headers: own })).headers), 'and what counts the visit')
  for (const url of ['/avatars/x.webp', '/healthz']) t.equal(setIn((await open(url)).headers), undefined, url)
  for (const url of [page, '/']) t.equal(setIn((await ask({ url })).headers), undefined, 'nobody has none')
})

t.test('of a session that is over nothing stays on the device', async t => {
  const { open, ask, api } = await site(t)
  let header: string | undefined
  await eventually(async () => {
    header = setIn((await open(page)).headers)
    return header !== undefined
  }, 'she is known')
  api.answer = (_request, response) => json(response, 401, {})
  const ended = { cookie: `${signedIn('noor').cookie}; ${header}` }
  const event = {
    method: 'POST',
    url: '/events',
    payload: { events: [{ name: 'sign-up-banner-view', properties: {} }] },
  } as const
  const counted = await ask({ ...event, headers: { ...ended, 'sec-fetch-site': 'same-origin' } })
  t.match(
    String(counted.headers['set-cookie']),
    /header=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/,
    'the page that was opened tells it',
  )
  const next = await ask({ url: page, headers: ended })
  t.match(String(next.headers['set-cookie']), /header=; Max-Age=0/, 'and so does the next')
  t.match(next.headers['cache-control'], /^private/)
  t.match(
    (await ask({ url: page, headers: { cookie: signedIn('noor').cookie ?? '' } })).headers['set-cookie'] ?? '',
    /^(?!.*header=)/,
  )
})

t.test('https and hosts of one domain: the same prefix and place as the session', async t => {
  const table: [Record<string, string>, RegExp][] = [
    [
      { MAIN_ORIGIN: 'https://almanac.test' },
      /__Host-header=[^;]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    ],
    [
      {
        MAIN_ORIGIN: 'https://almanac.test',
        NAMES_ORIGIN: 'https://names.almanac.test',
        COOKIE_DOMAIN: 'almanac.test',
      },
      /__Secure-header=[^;]+; Max-Age=900; Domain=almanac.test; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    ],
  ]
  for (const [env, form] of table) {
    const { ask } = await site(t, { env })
    const prefix = env.COOKIE_DOMAIN ? '__Secure-' : '__Host-'
    const cookie = `uid=${'u'.repeat(22)}; ${prefix}session=${token('emma')}`
    await ask({ url: page, headers: { cookie } })
    t.match(String((await ask({ url: page, headers: { cookie } })).headers['set-cookie']), form)
  }
})

t.test('while accounts are away she is met by name, and nothing else is known of her', async t => {
  const { open, ask, fail, lines } = await site(t)
  await open(page)
  const header = setIn((await open(page)).headers) ?? ''
  await fail()
  for (const encoding of ['', 'gzip', 'zstd']) {
    const { statusCode, body, headers } = await open(page, header, encoding ? { 'accept-encoding': encoding } : {})
    t.equal(statusCode, 200, encoding)
    t.equal(headers['cache-control'], 'private, no-store')
    if (encoding) continue
    t.match(body, /<div id="account" data-stage="none">.*<img src="\/avatars\/e\.webp"/)
    t.match(body, /<bdi>Emma<\/bdi>, <b>saving is paused<\/b>: your account cannot be reached right now/)
    t.notMatch(/<div id="account".*?<\/div>/.exec(body)?.[0], 'href="/login"', 'no way in that would not work')
    t.match(body, /<body[^>]* data-sensitive/, 'the page stays the sensitive one')
    t.equal(body.match(/data-stage=/g)?.length, 1)
  }
  t.equal(lines.at(-1)?.signedIn, false)
  const nameless = (await open(page)).body
  t.match(nameless, /href="\/login"[\s\S]*account-away/, 'without it as before')
  t.equal(
    (await open(page, header.replace(/.$/, 'x'))).body.includes('saving is paused'),
    false,
    'a forged one is none',
  )
  const stolen = await ask({ url: page, headers: { cookie: `${signedIn('noor').cookie}; ${header}` } })
  t.notMatch(stolen.body, /Emma|paused/, 'nor one of another session')
  t.equal((await open('/dashboard', header)).statusCode, 303, 'a page of her own asks to log in')
  const sent = await ask({
    method: 'POST',
    url: '/settings/email',
    headers: {
      cookie: `${signedIn('emma').cookie}; ${header}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=new%40example.test&password=x',
  })
  t.equal(sent.statusCode, 503)
  t.match(sent.body, /value="new@example\.test"/, 'what was typed stays')
  t.match(sent.body, 'saving is paused')
})

t.test('it goes with the session, and with what the session was opened by', async t => {
  const write = async (
    answer: { status: number; headers?: Record<string, string>; body?: object },
    url: string,
    payload: string,
  ) => {
    const { api, ask, open } = await site(t)
    await open(page)
    const header = setIn((await open(page)).headers) ?? ''
    const known = api.answer
    api.answer = (request, response) => {
      if (request.method === 'GET') return known(request, response)
      request.resume()
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(JSON.stringify(answer.body ?? {}))
    }
    const { headers, statusCode } = await ask({
      method: 'POST',
      url,
      headers: {
        cookie: `${signedIn('emma').cookie}; ${header}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload,
    })
    return {
      statusCode,
      cookies: String(headers['set-cookie']),
      cleared: headers['clear-site-data'],
      passed: headers['x-member'],
    }
  }
  const gone = /header=; Max-Age=0; Path=\//
  const changed = { status: 200, headers: { 'x-member': 'id-of-Emma' } }
  for (const [what, answer, url, payload, cleared] of [
    ['signing out', { status: 204 }, '/logout', 'target=/', '"cache"'],
    ['deletion', { status: 204 }, '/settings/delete', 'password=x', '"cache"'],
    ['another password', changed, '/settings/password', 'password=x&new_password=y', undefined],
    ['another address', changed, '/settings/email', 'password=x&email=y', undefined],
    ['logging in anew', { status: 201, body: { token: token('again') } }, '/login', 'email=a&password=b', undefined],
  ] as const) {
    const answered = await write(answer, url, payload)
    t.equal(answered.statusCode, 303, what)
    t.match(answered.cookies, gone, what)
    t.notMatch(answered.cookies, /header=[^;]/, `${what}: and none is told anew`)
    t.equal(answered.cleared, cleared, what)
    t.equal(answered.passed, undefined, what)
  }
})
