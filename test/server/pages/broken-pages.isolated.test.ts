import t, { type Test } from 'tap'
import { eventually } from '../../support/eventually.ts'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { failingPages, late, ran, secret, signals } from '../../support/server/failing-pages.tsx'
import { follow, laterPage } from '../../support/server/follow.ts'
import { listen, type TestSite, testSite } from '../../support/site.ts'

const known = { cookie: `uid=${'u'.repeat(22)}` }
const site = (t: Test, env: Record<string, string> = {}) => testSite(t, { table: failingPages, env })
type Answer = Awaited<ReturnType<TestSite['ask']>>
const kinds = ['public', 'personal'] as const
const longest = 15_000 // milliseconds: nothing takes so long on a slow machine, but what is never given up

function checkBranded(t: Test, what: string, { statusCode, headers, body }: Answer, status: number) {
  t.equal(statusCode, status, what)
  t.equal(headers['cache-control'], 'no-store', what)
  t.match(headers['content-type'], 'text/html', what)
  t.match(headers['content-security-policy'], "frame-ancestors 'none'", what)
  t.match(body, /Little Almanac/, `${what}: in our dress`)
  t.match(body, /<h1[^>]*>[^<]+<\/h1>/, what)
  t.match(body, /content="noindex"/, what)
  t.notMatch(body, secret, `${what}: no message`)
  t.notMatch(body, /\bat \w+ \(|node_modules|\.tsx?:\d|file:\/\//, `${what}: no stack`)
  t.notOk(headers.etag || headers['set-cookie'], what)
}

t.test('a page that fails before its shell is a failure in our dress', async t => {
  const { ask, lines } = await site(t)
  for (const kind of kinds) {
    for (const way of ['load-throws', 'load-throws-text', 'load-throws-nothing', 'head-throws', 'view-throws']) {
      for (const encoding of ['identity', 'gzip']) {
        const url = `/${kind}/${way}`
        const answer = await ask({ url, headers: { ...known, 'accept-encoding': encoding } })
        t.notOk(answer.headers['content-encoding'], `${url}: the body is what the head says`)
        checkBranded(t, url, answer, 500)
        const reference = /<code>([^<]+)<\/code>/.exec(answer.body)?.[1]
        t.ok(
          lines.some(line => line.level === 50 && line.reqId === reference),
          `${url}: the number on the page is the one in the log`,
        )
      }
    }
  }
})

t.test('those who develop see where it failed, and nobody can write into the page by it', async t => {
  const { ask } = await site(t, { NODE_ENV: 'development' })
  const { statusCode, body } = await ask('/public/load-throws')
  t.equal(statusCode, 500)
  t.match(/<pre>([^<]*)<\/pre>/.exec(body)?.[1], /failing-pages\.tsx:\d+/)
})

t.test('it is tried again for the next visitor', async t => {
  const { ask, lines } = await site(t)
  const before = ran['/public/load-throws'] ?? 0
  await ask('/public/load-throws')
  await ask('/public/load-throws')
  t.equal((ran['/public/load-throws'] ?? 0) - before, 2)
  await ask({ url: '/public/part-throws', headers: known })
  const again = await ask({ url: '/public/part-throws', headers: known })
  t.equal(again.statusCode, 200)
  t.same(
    lines.filter(line => line.msg === 'request' && line.route === '/public/part-throws').map(line => line.cache),
    ['miss', 'miss'],
    'a page with a broken part is not kept',
  )
})

t.test('a loader that never answers is given up in time, and told so', async t => {
  const { ask } = await site(t)
  await Promise.all(
    kinds.map(async kind => {
      const started = performance.now()
      const answer = await ask({ url: `/${kind}/load-hangs`, headers: known })
      const ms = performance.now() - started
      t.ok(ms < longest, `${kind}: ${Math.round(ms)} ms`)
      checkBranded(t, kind, answer, 503)
      t.match(answer.headers['retry-after'], /^[1-9]\d*$/)
      t.ok(signals[`/${kind}/load-hangs`]?.aborted, 'its signal')
    }),
  )
})

t.test('redirects and missing pages', async t => {
  const { ask } = await site(t)
  for (const kind of kinds) {
    const moved = await ask(`/${kind}/redirects`)
    t.equal(moved.statusCode, 302)
    t.equal(moved.headers.location, '/elsewhere?a=b')
    for (const [way, status, words] of [
      ['missing', 404, 'This page is not in the almanac'],
      ['gone', 410, 'This page has been taken out'],
    ] as const) {
      const answer = await ask({ url: `/${kind}/${way}`, headers: known })
      t.equal(answer.statusCode, status, `${kind} ${way}`)
      t.match(answer.body, words)
      t.match(answer.body, '<meta name="robots" content="noindex"/>')
      t.notMatch(answer.headers['cache-control'], /public|s-maxage/)
    }
    t.match((await ask(`/${kind}/missing`)).body, '<a href="/elsewhere">Try this</a>')
  }
})

t.test('a part that fails leaves the rest of the page, and says nothing of why', async t => {
  const { ask, lines } = await site(t)
  for (const kind of kinds) {
    for (const way of ['part-throws', 'part-rejects-late']) {
      const url = `/${kind}/${way}`
      for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
        const { statusCode, headers, body } = await ask({ url, headers: { ...known, 'accept-encoding': encoding } })
        t.equal(statusCode, 200, `${url} ${encoding}`)
        t.notMatch(headers['cache-control'], /public|s-maxage/, `${url}: no cache keeps a page that is not whole`)
        if (encoding !== 'identity') continue
        t.match(body, /<h1>The shell<\/h1>[\s\S]*waiting for it[\s\S]*<\/html>/, url)
        t.notMatch(body, secret, `${url}: no message`)
        t.notMatch(body, /failing-pages|data-msg|data-stck|node_modules/, `${url}: no stack`)
        if (kind === 'public')
          t.notMatch(body, /<script(?![^>]*(?:\bsrc=|type="application\/(?:ld\+)?json"))/, `${url}: no inline script`)
      }
      const failures = lines.filter(line => line.level === 50 && JSON.stringify(line.err).includes(secret))
      t.ok(failures.length > 0, `${url}: the log knows why`)
      lines.length = 0
    }
  }
})

t.test('a part that never comes is given up, and the answer ends properly', async t => {
  const { origin, lines } = await listen(t, { table: failingPages })
  const ways = kinds.flatMap(kind => ['identity', 'gzip'].map(encoding => ({ url: `/${kind}/part-hangs`, encoding })))
  await Promise.all(
    ways.map(async ({ url, encoding }) => {
      const page = await follow(origin + url, { ...known, 'accept-encoding': encoding })
      const body = await page.whole
      const ms = await page.wholeMs
      t.equal(page.status, 200, url)
      t.match(body, /waiting for it[\s\S]*<\/html>/, `${url} ${encoding}`)
      t.ok(ms < longest, `${url} ${encoding}: ${Math.round(ms)} ms`)
      t.notMatch(page.headers['cache-control'], /public|s-maxage/, url)
    }),
  )
  t.notOk(lines.some(line => line.aborted === true))
})

t.test('a public page waits for its late parts, a personal one does not', async t => {
  lateDeadlines(t)
  const { origin } = await listen(t, { table: failingPages })
  let begun = false
  const asked = follow(`${origin}/public/part-is-late`, known).finally(() => {
    begun = true
  })
  await eventually(() => late.part !== undefined, 'its loader')
  await laterPage(origin, 'identity', '/public/fine/later')
  t.notOk(begun, 'nothing is sent before')
  late.part?.('here it is')
  const publicPage = await (await asked).whole
  t.match(publicPage, /<h1>The shell<\/h1>.*<p>here it is<\/p>/s)
  t.notMatch(publicPage, /waiting for it|<template|\$RC/, 'whole, in its place')
  const personal = await follow(`${origin}/personal/part-is-late`, known)
  await personal.until('waiting for it')
  t.notMatch(personal.text(), 'here it is')
  late.part?.('here it is')
  t.match(await personal.whole, '<p>here it is</p>')
})

t.test('too many at once are told to come again', async t => {
  const { origin, lines } = await listen(t, { table: failingPages })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => follow(`${origin}/public/load-hangs?${i}`, known).then(page => page.status)),
  )
  t.ok(answers.every(status => status === 503))
  lateDeadlines(t) // the ninth waits for a place
  const others = Array.from({ length: 9 }, (_, i) => fetch(`${origin}/public/fine/${i}`))
  for (const answer of await Promise.all(others)) t.equal(answer.status, 200, 'their places are free again')
  t.notOk(lines.some(line => line.level === 60))
})
