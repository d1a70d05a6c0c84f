import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { failingPages, ran, signals } from '../../support/server/failing-pages.tsx'
import { follow, laterPage } from '../../support/server/follow.ts'
import { askedTimes, everyoneIsKnown, heldBack, memberApi, signedIn } from '../../support/server/member-api.ts'
import { listen, testSite } from '../../support/site.ts'

const encodings = ['identity', 'gzip', 'br', 'zstd'] as const
const greeting = 'Good to see you, '
const longest = 15_000 // milliseconds: nobody waits so long on a slow machine, but for what is never given up
const nonceOf = (policy: unknown) => /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(String(policy))?.[1]

t.test('the frame of a personal page is there before the member is', async t => {
  lateDeadlines(t)
  for (const encoding of encodings) {
    const thinking = heldBack(everyoneIsKnown())
    const api = await memberApi(t, thinking.hold)
    const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
    const page = await follow(`${origin}/dashboard`, { ...signedIn('Emma'), 'accept-encoding': encoding })
    t.equal(page.status, 200)
    t.equal(page.headers['content-encoding'], encoding === 'identity' ? undefined : encoding)
    await page.until('Your page is on its way.')
    await askedTimes(api, 1)
    await laterPage(origin, encoding)
    t.match(page.text(), /<h1[^>]*><bdi>Your almanac<\/bdi>/, `${encoding}: a fallback that means something`)
    t.notMatch(page.text(), /Emma|<\/html>/)
    thinking.letGo()
    const whole = await page.whole
    t.match(whole, `${greeting}Emma`, encoding)
    t.match(whole, /<\/html>\s*$/)
    t.equal(page.headers['cache-control'], 'private, no-store')
    t.match(whole, '<meta name="robots" content="noindex"/>')
    t.notMatch(whole, /<!--[\da-f]{24}:/, 'no trace of the places that a server fills')
    t.match(whole, /data-stage="pregnant"/, 'the account area tells the stage here too')
  }
})

t.test('inside an app the stage is told as well, once the member is known', async t => {
  const api = await memberApi(t, everyoneIsKnown(20))
  const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const page = await follow(`${origin}/dashboard`, { ...signedIn('emma'), 'user-agent': 'LittleAlmanacApp/1.0 (iPad)' })
  const whole = await page.whole
  t.match(whole, 'data-layout="in-app"')
  t.match(whole, 'data-stage="pregnant"')
})

t.test('each answer has a nonce of its own, on its policy and on every script that runs', async t => {
  const api = await memberApi(t, everyoneIsKnown(20))
  const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const nonces = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const page = await follow(`${origin}/dashboard`, signedIn(`m${i % 20}`))
    const nonce = nonceOf(page.headers['content-security-policy']) ?? ''
    t.ok(Buffer.from(nonce, 'base64').length >= 16, '128 bits')
    t.match(page.headers['content-security-policy'], "default-src 'none'; script-src 'nonce-")
    t.match(page.headers['content-security-policy'], "; base-uri 'none'; object-src 'none'; frame-ancestors 'none'")
    nonces.add(nonce)
    const scripts = (await page.whole).match(/<script[^>]*>/g) ?? []
    const running = scripts.filter(tag => !/type="application\/(ld\+)?json"/.test(tag))
    t.ok(running.length >= 1)
    for (const tag of running) t.ok(tag.includes(`nonce="${nonce}"`), tag)
  }
  t.equal(nonces.size, 60, 'none twice')
})

t.test('public pages have no nonce and run no inline script', async t => {
  const { ask } = await testSite(t)
  for (const url of ['/', '/nowhere', '/a/foods-to-limit-in-pregnancy']) {
    const { headers, body } = await ask(url)
    t.match(headers['content-security-policy'], "script-src 'self';")
    t.notMatch(body, /nonce=/)
    for (const tag of body.match(/<script[^>]*>/g) ?? [])
      t.match(tag, /\bsrc="\/assets\/|type="application\/(ld\+)?json"/, tag)
  }
})

t.test('who is signed out is sent to sign in', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  for (const url of ['/dashboard', '/dashboard?x=1', '/%64ashboard', '/dashboard#x']) {
    for (const cookie of [
      '',
      'session=',
      'session=short',
      'session=<script>alert(1)</script>',
      `session=${'x'.repeat(300)}`,
      '__Host-session=aaaaaaaaaaaaaaaaaaaaaaaa',
    ]) {
      const { statusCode, headers, body } = await ask({ url, headers: { cookie } })
      t.equal(statusCode, 303, `${url} ${cookie}`)
      t.equal(headers.location, '/login?target=%2Fdashboard')
      t.equal(headers['cache-control'], 'private, no-store')
      t.notMatch(body, 'almanac')
    }
  }
  t.equal(api.asked.length, 0, 'what cannot be a session is not asked for')
  for (const url of ['//dashboard', '/dashboard/x', '/Dashboard', '/a/%2e%2e/dashboard/', '/dashboard%2f'])
    t.notMatch((await ask({ url, headers: signedIn('emma') })).body, greeting, url)
})

t.test('a member who never comes: the page ends properly, in time', async t => {
  const api = await memberApi(t, () => {})
  const { origin, lines } = await listen(t, { env: { MEMBER_API_URL: api.url } })
  await Promise.all(
    encodings.map(async encoding => {
      const page = await follow(`${origin}/dashboard`, { ...signedIn(`emma${encoding}`), 'accept-encoding': encoding })
      const whole = await page.whole
      const ms = await page.wholeMs
      t.equal(page.status, 200)
      t.match(whole, /Your almanac.*<\/html>\s*$/s, encoding)
      t.notMatch(whole, greeting)
      t.ok(ms < longest, `${encoding}: ${Math.round(ms)} ms`)
    }),
  )
  await eventually(() => lines.filter(line => line.route === '/dashboard').length === encodings.length, 'their lines')
  t.notOk(lines.some(line => line.aborted === true))
})

t.test('a visitor who leaves in the middle stops the work, and is no error', async t => {
  lateDeadlines(t) // what happens is for their leaving
  const { origin, lines } = await listen(t, { table: failingPages })
  const visitors = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      follow(`${origin}/personal/part-hangs`, { 'accept-encoding': encodings[i % 4] ?? 'identity' }),
    ),
  )
  for (const visitor of visitors) {
    await visitor.until('waiting for it')
    visitor.leave()
  }
  await eventually(
    () => lines.filter(line => line.aborted === true).length === visitors.length,
    'a line each that says so',
  )
  await laterPage(origin, 'identity', '/public/fine/later')
  await eventually(() => lines.some(line => line.route === '/public/fine/:slug'), 'the line of a page that came after')
  t.same(
    lines.filter(line => Number(line.level) >= 40),
    [],
  )
})

t.test('a visitor who leaves before anything came is no error either', async t => {
  lateDeadlines(t)
  const { origin, lines } = await listen(t, { table: failingPages })
  const path = '/personal/load-hangs'
  const before = ran[path] ?? 0
  const visitors = Array.from({ length: 5 }, () => {
    const leaving = new AbortController()
    const answer = fetch(origin + path, { signal: leaving.signal }).catch(() => 'left')
    return { leaving, answer }
  })
  await eventually(() => ran[path] === before + visitors.length, 'the loader of each')
  for (const { leaving } of visitors) leaving.abort()
  for (const { answer } of visitors) t.equal(await answer, 'left')
  await eventually(() => signals[path]?.aborted === true, 'the loader is told')
  await eventually(() => lines.filter(line => line.msg === 'request').length === visitors.length, 'a line each')
  await laterPage(origin, 'identity', '/public/fine/later')
  await eventually(() => lines.some(line => line.route === '/public/fine/:slug'), 'the line of a page that came after')
  t.same(
    lines.filter(line => Number(line.level) >= 40),
    [],
  )
  t.equal(
    lines.filter(line => line.msg === 'request' && line.aborted === true).length,
    visitors.length,
    'each leaves a line',
  )
})
