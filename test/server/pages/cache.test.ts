import { mock } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import t from 'tap'
import { createPageCache, freshness, keyOf, type Outcome, RenderedPage } from '../../../server/pages/cache.ts'
import type { Part } from '../../../server/pages/slots.ts'
import type { PageInput } from '../../../views/page.tsx'
import { eventually } from '../../support/eventually.ts'
import { testSite } from '../../support/site.ts'

const input: PageInput = {
  site: 'main',
  path: '/a',
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  versions: {},
}
const noError = (error: unknown) => {
  throw error
}
const htmlPage = (html: string, keep = true) => new RenderedPage(200, [Buffer.from(html)], keep)
/** Makes a new page at each call and counts. */
function maker(keep = true, html = 'page') {
  const made = { times: 0, make: async () => htmlPage(`${html} ${++made.times}`, keep) as Outcome }
  return made
}
const textOf = (outcome: Outcome | undefined) => (outcome instanceof RenderedPage ? outcome.whole.toString() : outcome)
const settle = () => new Promise<void>(resolve => setImmediate(resolve))

t.test('all of the input is in the key, and nothing runs into another part', async t => {
  const inputs: PageInput[] = [
    input,
    { ...input, site: 'names' },
    { ...input, path: '/b' },
    { ...input, layout: 'mobile' },
    { ...input, layout: 'in-app' },
    { ...input, country: 'other' },
    { ...input, signedIn: true },
    { ...input, versions: { abVersion: 1 } },
    { ...input, versions: { abVersion: 2 } },
    { ...input, versions: { abVersion: 1, saveAbVersion: 1 } },
    { ...input, query: { q: '1' } },
    { ...input, query: { q: '' } },
    { ...input, query: { q: '1&r=2' } },
    { ...input, query: { q: '1', r: '2' } },
    { ...input, query: { 'q=1&r': '2' } },
    { ...input, path: '/a&q=1' },
    { ...input, path: '/a|b', versions: {} },
    { ...input, path: '/a', query: { '|': '' } },
  ]
  t.equal(new Set(inputs.map(keyOf)).size, inputs.length)
  t.equal(keyOf({ ...input }), keyOf(input))
})

t.test('however many ask at the same time, a page is made once', async t => {
  const cache = createPageCache(1e6, noError)
  const made = maker()
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.make('key', made.make)))
  t.equal(made.times, 1)
  t.ok(answers.every(answer => answer === answers[0]))
  t.equal(textOf(cache.find('key', made.make)), 'page 1')
  await Promise.all([cache.make('other', made.make), cache.make('another', made.make)])
  t.equal(made.times, 3, 'different pages do not wait for each other')
})

t.test('what failed, or may not be shown to others, is not kept', async t => {
  const cache = createPageCache(1e6, noError)
  const failing = async () => {
    throw new Error('no page')
  }
  const results = await Promise.allSettled([cache.make('key', failing), cache.make('key', failing)])
  t.same(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
    'all who waited are told',
  )
  const incomplete = maker(false)
  await cache.make('key', incomplete.make)
  await cache.make('key', async () => ({ redirect: { status: 301, location: '/' } }))
  t.equal(cache.find('key', failing), undefined)
  t.equal(cache.pages, 0)
  t.equal(textOf(await cache.make('key', maker().make)), 'page 1', 'and it is tried again')
  t.equal(cache.pages, 1)
})

t.test('bytes stay within the limit; what was not asked for longest goes first', async t => {
  const limit = 130_000
  const cache = createPageCache(limit, noError)
  const big = (name: string) => async () => htmlPage(name.padEnd(10_000)) as Outcome
  const never = async () => t.fail('it must not be made anew') as never
  for (const name of ['a', 'b', 'c', 'd', 'e']) await cache.make(name, big(name))
  t.equal(cache.pages, 5)
  t.ok(cache.find('a', never))
  for (const name of ['f', 'g']) await cache.make(name, big(name))
  t.ok(cache.bytes <= limit && cache.bytes > 50_000, `${cache.bytes} bytes`)
  t.equal(cache.find('b', never), undefined, 'the one that was not asked for longest')
  t.ok(cache.find('a', never) && cache.find('g', never), 'those asked for lately stay')
  for (let i = 0; i < 500; i++) {
    await cache.make(`page ${i}`, big(`${i}`))
    if (cache.bytes > limit) return t.fail(`${cache.bytes} bytes after ${i}`)
  }
  await cache.make('huge', async () => htmlPage('x'.repeat(limit)))
  t.equal(cache.find('huge', never), undefined, 'larger than all: not kept')
  t.ok(cache.pages > 0, 'and it drives nobody out')
})

t.test('a page counts for what it holds in memory, copies included', async t => {
  const html = Buffer.from((await (await testSite(t)).ask('/pregnancy-week-by-week/8-weeks-pregnant')).body)
  const [middle, end] = [html.indexOf('<main'), html.indexOf('</body>')]
  const withSlots: Part[] = [
    html.subarray(0, middle),
    'account',
    html.subarray(middle, end),
    'deferred',
    html.subarray(end),
  ]
  for (const parts of [[html], withSlots]) {
    const page = new RenderedPage(200, parts, true)
    const cache = createPageCache(1e7, noError)
    await cache.make('key', async () => page)
    for (let i = 0; i < 2; i++) cache.find('key', async () => page)
    await eventually(() => page.encodedParts !== undefined || page.encoded.gzip !== undefined, 'compressed copies')
    const copies = [
      ...Object.values(page.encoded),
      ...(page.encodedParts ?? []).filter(part => typeof part !== 'string'),
    ]
    const held =
      page.whole.length * (page.hasSlots ? 2 : 1) + copies.reduce((sum, part) => sum + part.buffer.byteLength, 0)
    t.ok(
      cache.bytes > held * 0.9 && cache.bytes < held * 1.5,
      `${cache.bytes} counted, ${held} held (${parts.length} parts)`,
    )
  }
})

t.test('a stale page is shown while a new one is made behind it', async t => {
  mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
  t.teardown(() => mock.timers.reset())
  const errors: unknown[] = []
  const cache = createPageCache(1e6, error => errors.push(error))
  const made = maker()
  await cache.make('key', made.make)
  const after = (seconds: number) => mock.timers.setTime(Date.now() + seconds * 1000)
  after(freshness.fresh)
  t.equal(textOf(cache.find('key', made.make)), 'page 1')
  t.equal(made.times, 1, 'fresh: nothing is made')
  after(1)
  for (let i = 0; i < 50; i++) t.equal(textOf(cache.find('key', made.make)), 'page 1', 'nobody waits')
  t.equal(made.times, 2, 'made anew, once')
  await settle()
  t.equal(textOf(cache.find('key', made.make)), 'page 2')
  after(freshness.fresh + 1)
  cache.find('key', async () => {
    throw new Error('the new one failed')
  })
  await settle()
  t.match(errors, [{ message: 'the new one failed' }], 'it is said')
  t.equal(textOf(cache.find('key', maker(false).make)), 'page 2', 'the old one keeps serving')
  await settle()
  t.equal(textOf(cache.find('key', made.make)), 'page 2', 'also instead of a page that may not be kept')
  await settle()
  t.equal(textOf(cache.find('key', made.make)), 'page 3')
  after(freshness.fresh + freshness.stale + 1)
  t.equal(cache.find('key', made.make), undefined, 'but not for ever')
  t.equal(textOf(await cache.make('key', made.make)), 'page 4')
})

t.test('after the second hit the compressed copies are made, and hold the same page', async t => {
  const cache = createPageCache(1e7, noError)
  const html = '<p>Week by week before, month by month after. 🍐</p>'.repeat(500)
  const page = htmlPage(html)
  await cache.make('key', async () => page)
  cache.find('key', maker().make)
  const other = htmlPage(html)
  await cache.make('other', async () => other)
  for (let hit = 0; hit < 2; hit++) cache.find('other', maker().make)
  await eventually(() => Object.keys(other.encoded).length === 3, 'three encodings of what is asked for later and more')
  t.same(page.encoded, {}, 'not for a page that is hardly asked for')
  cache.find('key', maker().make)
  await eventually(() => Object.keys(page.encoded).length === 3, 'three encodings')
  t.equal(brotliDecompressSync(page.encoded.br ?? '').toString(), html)
  t.equal(zstdDecompressSync(page.encoded.zstd ?? '').toString(), html)
  t.equal(gunzipSync(page.encoded.gzip ?? '').toString(), html)
})

t.test('a page that is made anew and says the same is not compressed again', async t => {
  mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 })
  t.teardown(() => mock.timers.reset())
  for (const parts of [['<p>all</p>'], ['<p>one', 'account', 'more</p>']]) {
    const cache = createPageCache(1e7, noError)
    const pageUntil = (until?: number, end = '') =>
      new RenderedPage(
        200,
        [...parts.map(part => (part === 'account' ? part : Buffer.from(part))), Buffer.from(end)],
        true,
        until,
      )
    const later = Date.now() + 2e9
    await cache.make('key', async () => pageUntil(Date.now() + 1e9))
    const again = async (make: () => RenderedPage) => {
      mock.timers.setTime(Date.now() + (freshness.fresh + 1) * 1000)
      cache.find('key', async () => make())
      await settle()
      return cache.fresh('key')
    }
    const page = cache.fresh('key')
    cache.fresh('key')
    const copy = () => page?.encoded.gzip ?? page?.encodedParts
    await eventually(() => copy() !== undefined, 'copies')
    const first = copy()
    t.equal(await again(() => pageUntil(later)), page, 'fresh again')
    t.equal(copy(), first, 'the very copies that it had')
    t.equal(page?.until, later, 'for as long as the new one')
    const other = await again(() => pageUntil(later, '<p>and more</p>'))
    t.match(other?.whole.toString(), /and more/, 'what says something else takes its place')
    const status = await again(() => new RenderedPage(404, other?.parts ?? [], true))
    t.equal(status?.status, 404, 'so does what says the same otherwise')
    t.equal(cache.pages, 1)
  }
})

t.test('what is dropped while it waits is not compressed any more', async t => {
  const cache = createPageCache(130_000, noError)
  const pages = Array.from({ length: 40 }, (_, i) => htmlPage(`${i}`.padEnd(10_000)))
  for (const [i, page] of pages.entries()) {
    await cache.make(`${i}`, async () => page)
    for (let hit = 0; hit < 2; hit++) cache.find(`${i}`, maker().make)
  }
  const last = pages.at(-1) as RenderedPage // forty of them
  await eventually(() => last.encoded.gzip !== undefined, 'the last one')
  t.equal(cache.pages, 5)
  const compressed = pages.filter(({ encoded }) => encoded.br).length
  t.ok(compressed < 20, `${compressed} of 40 were compressed`)
})

t.test('with no bytes nothing is kept and every visitor gets a page of their own', async t => {
  const cache = createPageCache(0, noError)
  const made = maker()
  const [one, other] = await Promise.all([cache.make('key', made.make), cache.make('key', made.make)])
  t.notOk(cache.on)
  t.not(textOf(one), textOf(other))
  t.equal(cache.find('key', made.make), undefined)
  t.equal(cache.bytes, 0)
})

t.test('a tag stands for the bytes', async t => {
  t.match(htmlPage('a').etag, /^W\/"[\w-]{22}"$/)
  t.equal(htmlPage('a').etag, htmlPage('a').etag)
  t.not(htmlPage('a').etag, htmlPage('b').etag)
})
