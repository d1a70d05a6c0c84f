// Links that browsers may follow before they are pressed: the header that names them, and which they are.
import { readFileSync } from 'node:fs'
import t from 'tap'
import { table } from '../../../routes/table.ts'
import { testSite } from '../../support/site.ts'

const rules = JSON.parse(readFileSync(new URL('../../../assets/next-page.json', import.meta.url), 'utf8'))
const [{ where, eagerness }] = rules.prerender
const [matching, { not: excluded }] = where.and
const origin = 'https://site.test'
const fits = (patterns: string | string[], url: string) =>
  [patterns].flat().some(pattern => new URLPattern(pattern, origin).test(url))
const mayBeAhead = (path: string) =>
  fits(matching.href_matches, origin + path) && !fits(excluded.href_matches, origin + path)

t.test('pages name a file of rules; who saves data gets none', async t => {
  const { ask } = await testSite(t)
  for (const url of ['/', '/a/registry-101', '/login', '/nowhere']) {
    const { headers } = await ask(url)
    const [, file = ''] = /^"(\/assets\/next-page-\w+\.json)"$/.exec(String(headers['speculation-rules'])) ?? []
    t.match(
      (await ask(file)).headers,
      { 'content-type': 'application/speculationrules+json', 'cache-control': /immutable/ },
      url,
    )
    for (let again = 0; again < 2; again++)
      t.equal(
        (await ask({ url, headers: { 'save-data': 'on' } })).headers['speculation-rules'],
        undefined,
        'made anew or kept',
      )
    t.ok((await ask(url)).headers['speculation-rules'], 'and the next one gets it again')
  }
  t.equal((await ask('/healthz')).headers['speculation-rules'], undefined)
})

t.test('ahead goes what is for everyone, and nothing that acts or is one visitor’s own', async t => {
  t.equal(eagerness, 'moderate')
  const { ask } = await testSite(t)
  for (const { handle } of table) {
    for (const path of handle.examples) {
      const listed =
        handle.for === 'public' && /<meta name="robots" content="index,follow"/.test((await ask(path)).body)
      t.equal(mayBeAhead(path), listed, path)
      if (!listed) t.notOk(mayBeAhead(`${path}?target=%2Fa%2F`), `${path} with a query`)
    }
    if (handle.for === 'personal') t.notOk(mayBeAhead(handle.path), handle.path)
  }
  for (const path of [
    '/api/members/me',
    '/logout',
    '/logout?target=/',
    '/assets/site.css',
    '/news/feed.xml',
    '/events',
  ])
    t.notOk(mayBeAhead(path), path)
  t.notOk(fits(matching.href_matches, 'https://other.test/a/'), 'nor what is elsewhere')
})

t.test('a page that was asked for ahead says so in the log', async t => {
  const { ask, lines } = await testSite(t)
  await ask({ url: '/tools', headers: { 'sec-purpose': 'prefetch;prerender' } })
  await ask('/tools')
  const requests = lines.filter(({ msg }) => msg === 'request')
  t.same(
    requests.map(({ ahead }) => ahead),
    [true, undefined],
  )
})
