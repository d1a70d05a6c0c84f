// The log as a page: what is counted of it, and that the page needs nothing else.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import t from 'tap'
import { compareAll } from '../../report/experiments.ts'
import { reportPage } from '../../report/page.ts'
import { promptRows } from '../../report/prompts.ts'
import { bytesOf, eachLine } from '../../report/read-lines.ts'
import { addLine, emptyTally } from '../../report/tally.ts'
import { parseHtml, withName } from '../support/html.ts'
import { madeLog } from '../support/made-log.ts'

const time = Date.UTC(2026, 10, 23, 12)
const request = (fields: object) => JSON.stringify({ time, method: 'GET', status: 200, ...fields, msg: 'request' })
const event = (event: string, properties: object, more = {}) =>
  JSON.stringify({ time, event, properties, ...more, msg: 'event' })
const tallied = (lines: Iterable<string>) => {
  const tally = emptyTally()
  for (const line of lines) addLine(tally, line)
  return tally
}

t.test('visits, pages and searches by day', async t => {
  const { days, lines, unread } = tallied([
    event('page-view', { layout: 'mobile', begins: true }),
    event('page-view', { layout: 'mobile', begins: false }),
    event('page-view', { layout: 'mobile' }),
    event('search', { queryLength: 4, results: 0 }),
    event('search', { queryLength: 4, results: 3 }),
    event('page-view', { layout: 'mobile', begins: true }, { time: time + 86_400_000 }),
    event('page-view', { begins: true }, { time: -1 }),
    event('page-view', { begins: true }, { time: 'today' }),
    '{"level":30,"msg":"started"}',
    'Little Almanac is open at http://localhost:3000',
    'null',
    '',
  ])
  t.same(
    [...days],
    [
      ['2026-11-23', { visits: 1, views: 3, searches: 2, empty: 1 }],
      ['2026-11-24', { visits: 1, views: 1, searches: 0, empty: 0 }],
    ],
  )
  t.same([lines, unread], [11, 2], 'what is no line of ours is counted as that')
})

t.test('pages that were sent, by kind; no files, no guesses of browsers', async t => {
  const { served, failed } = tallied([
    request({ route: '/a/:slug', cache: 'hit', totalMs: 2 }),
    request({ route: '/a/:slug', cache: 'miss', totalMs: 9.6 }),
    request({ route: '/a/:slug', ahead: true }),
    request({ route: '/a/:slug', copy: true }),
    request({ route: '/a/:slug', status: 304 }),
    request({ route: '/a/:slug', status: 500 }),
    request({ route: '/events', method: 'POST', status: 204 }),
    request({ route: '/members/:member', of: 'members' }),
    request({ route: '/members/:member', of: 'members', status: 503 }),
    ...['/assets/*', '/api/name-cards', '/robots.txt', '/sitemap-:part(^[a-z0-9-]+).xml', 'unmatched'].map(route =>
      request({ route }),
    ),
  ])
  t.same(
    [...served]
      .filter(([, { pages }]) => pages)
      .map(([kind, { pages, cached, ms }]) => [kind, pages, cached, ms.count]),
    [['article', 2, 1, 2]],
  )
  t.equal(failed, 1)
})

const heart = { userDecisionArea: 'registration-modal', trigger: 'heart' }

t.test('prompts that were shown and followed', async t => {
  const { prompts } = tallied([
    ...Array(3).fill(event('sign-up-interaction', { selection: 'show', ...heart })),
    event('sign-up-interaction', { selection: 'join', ...heart }),
    event('sign-up-interaction', { selection: 'send-join' }),
    ...Array(2).fill(event('app-install-view', {})),
    event('app-install-click', {}),
    event('site-message-view', {}),
    event('site-message-close', {}),
    event('welcome-popup-view', {}),
    event('welcome-popup-click', {}),
  ])
  const row = (name: RegExp) => prompts[promptRows.findIndex(prompt => name.test(prompt.name))]
  t.same(row(/^Heart/), { shown: 3, followed: 1 })
  t.same(row(/^forms to join/), { shown: 0, followed: 1 })
  t.same(row(/^App/), { shown: 2, followed: 1 })
  t.same(row(/^Welcome/), { shown: 1, followed: 1 })
  t.same(row(/^Message.*link/), { shown: 1, followed: 0 })
  t.same(row(/^Message.*closed/), { shown: 1, followed: 1 })
})

t.test('a share is of what was shown, and not of links that are always there', async t => {
  const load = { ...heart, trigger: 'load' }
  const { prompts } = tallied([
    event('sign-up-interaction', { selection: 'show', ...load }),
    event('sign-up-interaction', { selection: 'show', ...heart }),
    event('sign-up-interaction', { selection: 'join', ...heart }),
    ...Array(5).fill(event('sign-up-interaction', { selection: 'join', userDecisionArea: 'header', trigger: 'link' })),
    event('sign-up-interaction', { selection: 'show', userDecisionArea: 'save-article', trigger: 'heart' }),
    event('sign-up-interaction', { selection: 'join', userDecisionArea: 'save-article', trigger: 'heart' }),
    ...Array(3).fill(
      event('sign-up-interaction', { selection: 'log-in', userDecisionArea: 'header', trigger: 'link' }),
    ),
  ])
  t.same(
    promptRows
      .map((row, i) => ({ ...row, ...prompts[i] }))
      .filter(({ followed }) => followed)
      .map(({ name, shown, followed }) => [name, shown, followed]),
    [
      ['Window that asks to join', 2, 1],
      ['Heart of an article, signed out: its window or link', 2, 2],
      ['links to join', 0, 7],
      ['links to log in', 0, 3],
    ],
  )
})

t.test('experiments: shares, their difference, and what it allows to say', async t => {
  const shown = (versions: string, times: number) =>
    Array(times).fill(event('experiment-exposure', { experiments: versions }))
  const pressed = (version: number, times: number) =>
    Array(times).fill(event('menu-click', { item: '/news', level: 1 }, { experiments: `abVersion:${version}` }))
  const compared = compareAll(
    tallied([
      ...shown('abVersion:1,gone:1', 400),
      ...shown('abVersion:2,saveAbVersion:1', 400),
      ...pressed(1, 40),
      ...pressed(2, 80),
      ...pressed(3, 5),
    ]),
  )
  const of = (name: string) => compared.find(({ experiment }) => experiment.name === name)
  const menu = of('abVersion')
  t.same(
    menu?.versions.map(({ counts }) => counts),
    [
      { part: 40, whole: 400 },
      { part: 80, whole: 400 },
    ],
  )
  t.ok(menu?.difference && Math.abs(menu.difference.value - 0.1) < 1e-9 && menu.difference.low > 0)
  t.match(menu?.verdict, /^The second version does more/)
  t.match(of('saveAbVersion')?.verdict, /^Too little/)
})

t.test('speed by kind of page', async t => {
  const { speed } = tallied([
    ...[1000, 2000, 3000, 4000].map(lcp => event('page-speed', { kind: 'week', lcp, cls: 0 })),
    event('page-speed', { kind: 'Zebediah', lcp: 1 }),
    event('page-speed', { kind: 'week', lcp: 'slow' }),
  ])
  t.same([speed.get('week')?.lcp.count, speed.get('week')?.inp.count, speed.get('week')?.cls.count], [4, 0, 4])
  t.equal(speed.size, emptyTally().speed.size)
})

t.test('lines come whole, wherever the pieces end', async t => {
  const text = 'one\ntwo – zwei\n\nthree'
  const bytes = Buffer.from(text)
  for (let size = 1; size <= bytes.length; size++) {
    const lines: string[] = []
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    )
    await eachLine(Readable.from(pieces), line => lines.push(line))
    t.same(lines, text.split('\n'), `pieces of ${size}`)
  }
  const lines: string[] = []
  const long = Array.from({ length: 20 }, () => Buffer.alloc(8192, 'x'))
  const tooLong = await eachLine(Readable.from([...long, Buffer.from('\nshort\n')]), line => lines.push(line))
  t.same([tooLong, lines], [1, ['short']], 'a line without end is not gathered')
})

t.test('files, packed or not', async t => {
  const text = [...madeLog(500)].join('')
  const folder = t.testdir({ 'a.log': text })
  writeFileSync(join(folder, 'b.log.gz'), gzipSync(text))
  for (const file of ['a.log', 'b.log.gz']) {
    const tally = emptyTally()
    await eachLine(bytesOf(join(folder, file)), line => addLine(tally, line))
    t.same([tally.lines, tally.unread], [500, 0], file)
  }
  await t.rejects(
    eachLine(bytesOf(join(folder, 'none.log')), () => {}),
    /ENOENT/,
  )
})

t.test('what is kept of a log does not grow with it', async t => {
  const entries = (lines: number) => {
    const { days, served, exposures, outcomes, speed } = tallied(madeLog(lines))
    return [days, served, exposures, outcomes, speed].map(map => map.size)
  }
  t.same(entries(4000), entries(1000))
})

t.test('the page needs nothing else, and repeats nothing unchecked', async t => {
  const tally = tallied([...madeLog(3000), event('search', { results: 0, queryLength: '<b>' }), '{"msg":"<script>"}'])
  const page = reportPage(tally, ['</title><script>alert(1)</script>.log'])
  const root = parseHtml(page)
  t.same(withName(root, 'script'), [], 'no script')
  t.notMatch(page, /(?:src|href)=|url\(|@import/, 'no address')
  t.ok(withName(root, 'table').length >= 8, 'tables')
  const charts = withName(root, 'svg')
  t.ok(charts.length >= 6, 'charts')
  for (const { attributes } of charts) t.ok(attributes.role === 'img' && attributes['aria-label'])
  t.match(page, /2026-10-01 to 2026-11-23/)
  for (const words of ['Blue: pages. Red, in front: visits.', 'Red, in front: those without a result.'])
    t.match(page, words)
  t.notMatch(page, /NaN|undefined|\[object|Infinity/)
})

t.test('an empty log is a page too', async t => {
  const page = reportPage(emptyTally(), ['empty.log'])
  t.match(page, 'a log without days')
  t.notMatch(page, /NaN|undefined|Infinity/)
})
