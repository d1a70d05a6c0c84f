// Pages of names over the built site: what is there, what helps when it is not, and that nothing typed breaks or stays.
import t from 'tap'
import { mainMenu } from '../../../content/navigation.ts'
import { all, parseHtml, textOf, withName } from '../../support/html.ts'
import { meta } from '../../support/page-checks.ts'
import { testSite } from '../../support/site.ts'

const links = (body: string) => withName(parseHtml(body), 'a').map(({ attributes }) => attributes.href ?? '')

t.test('the ad of the alphabet stands where the experiment says', async t => {
  const site = await testSite(t, { env: { ABTEST_ENABLE: 'true' } })
  for (const [version, before] of [
    ['1', 26],
    ['2', 12],
  ] as const) {
    const { body } = await site.ask(`/b/a-z-baby-names?atozAdAbVersion=${version}`)
    const parts = all(
      parseHtml(body),
      ({ name, attributes }) =>
        attributes.id === 'ad-300bottom' || (name === 'li' && /^[a-z]$/.test(attributes.id ?? '')),
    )
    t.equal(parts.length, 27, 'one ad, and not another above the footer')
    t.equal(
      parts.findIndex(({ name }) => name === 'aside'),
      before,
      `version ${version}`,
    )
  }
})

t.test('names', async t => {
  const site = await testSite(t)

  t.test('every link of the menu answers', async t => {
    const { links = [] } = mainMenu.find(({ id }) => id === 'baby-names') ?? {}
    t.ok(links.length > 10)
    for (const { path } of links) t.equal((await site.ask(path)).statusCode, 200, path)
    for (const [path, to] of [
      ['/b/', '/baby-names'],
      ['/b?x=1', '/baby-names?x=1'],
    ] as const) {
      const { statusCode, headers } = await site.ask(path)
      t.same([statusCode, headers.location], [301, to], path)
    }
  })

  t.test('addresses in capitals lead to the one that there is', async t => {
    for (const [path, to] of [
      ['/b/Olivia-baby-name', '/b/olivia-baby-name'],
      ['/b/baby-names-that-start-with-Q', '/b/baby-names-that-start-with-q'],
    ]) {
      const { statusCode, headers } = await site.ask(path ?? '')
      t.same([statusCode, headers.location], [301, to])
    }
  })

  t.test('what is not there is a page that helps', async t => {
    for (const [path, to, title] of [
      ['/b/olvia-baby-name', '/b/olivia-baby-name', 'We have no figures for this name'],
      ['/b/baby-girl-names-that-start-with-zzz', '/b/baby-girl-names-that-start-with-z', 'No name fits this list'],
      ['/b/top-baby-names-1879', '/b/top-baby-names-1880', 'This page is not in the almanac'],
      ['/b/top-baby-names-2525', '/b/top-baby-names-2024', 'This page is not in the almanac'],
      ['/b/most-popular-baby-names?year=1066', '/b/top-baby-names-1880', 'This page is not in the almanac'],
      ['/b/most-popular-baby-names?decade=1995', '/b/most-popular-baby-names', 'This page is not in the almanac'],
      ['/b/girl-baby-names?page=9999', '/b/girl-baby-names', 'This page is not in the almanac'],
      ['/b/klingon-baby-names', '/b/baby-name-lists', 'No name fits this list'],
    ] as const) {
      const { statusCode, body } = await site.ask(path)
      t.equal(statusCode, 404, path)
      t.ok(links(body).includes(to), `${path} offers ${to}`)
      t.same(
        withName(parseHtml(body), 'h1').map(h1 => textOf(h1)),
        [title],
      )
    }
  })

  t.test('nothing that is typed fails, and none of it is logged', async t => {
    const odd = ['%25', '%', '%E0%A4%A', '😀', '<script>', 'a'.repeat(200), 'мария', '..', 'olivia%00', 'a%2Fb']
    for (const text of odd) {
      const shown = text.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
      t.equal((await site.ask(`/b/search?q=${shown}`)).statusCode, 200, `q=${text}`)
      for (const path of [`/b/${shown}-baby-name`, `/b/baby-names-that-start-with-${shown}`, `/b/x${shown}`])
        t.ok([400, 404].includes((await site.ask(path)).statusCode), path)
    }
    await site.ask('/b/search?q=canaryname&sex=girl')
    const lines = site.lines.filter(line => JSON.stringify(line).includes('canaryname'))
    t.same(lines, [])
  })

  t.test('the search finds, says what it found, and is not listed', async t => {
    const { body, headers } = await site.ask('/b/search?q=olvia')
    t.ok(links(body).includes('/b/olivia-baby-name'), 'a slip is forgiven')
    t.same(meta(parseHtml(body), 'robots'), ['noindex'])
    t.match(headers['cache-control'], /no-cache|private|no-store|max-age=0/)
    const narrow = await site.ask('/b/search?q=meaning%3A%20light&sex=boy')
    t.ok(links(narrow.body).includes('/b/lucian-baby-name') && !links(narrow.body).includes('/b/lucy-baby-name'))
    t.match((await site.ask('/b/search?sex=girl&letter=q')).body, /18 names/)
  })

  t.test('the site’s own search finds names too, first of all, and never beside a loss', async t => {
    const { body } = await site.ask('/search?q=olvia')
    const groups = withName(parseHtml(body), 'h2').map(heading => textOf(heading))
    t.equal(
      groups.find(group => ['Names', 'Guides', 'Articles', 'News'].includes(group)),
      'Names',
    )
    t.ok(links(body).includes('/b/olivia-baby-name'))
    const suggested = async (text: string): Promise<{ path: string; kicker: string }[]> =>
      JSON.parse((await site.ask(`/api/suggestions?q=${encodeURIComponent(text)}`)).body).suggestions
    t.match(await suggested('oliv'), [{ path: '/b/olivia-baby-name', kicker: 'Name' }])
    for (const text of ['miscarriage', 'grace miscarriage', 'sleep', '8 weeks'])
      t.notOk(
        (await suggested(text)).some(({ kicker }) => kicker === 'Name'),
        text,
      )
  })

  t.test('pages of names have their own style sheet, and no other page does', async t => {
    const sheets = async (path: string) =>
      withName(parseHtml((await site.ask(path)).body), 'link').filter(({ attributes }) =>
        /\/names-[^/]+\.css$/.test(attributes.href ?? ''),
      ).length
    t.same(
      [await sheets('/baby-names'), await sheets('/b/olivia-baby-name'), await sheets('/'), await sheets('/a/')],
      [1, 1, 0, 0],
    )
  })

  t.test('the sitemap lists every name and every list', async t => {
    const { body } = await site.ask('/sitemap-names.xml')
    for (const path of [
      '/b/olivia-baby-name',
      '/b/girl-baby-names',
      '/b/top-baby-names-1880',
      '/b/baby-boy-names-that-start-with-z',
      '/b/hebrew-baby-names',
    ])
      t.ok(body.includes(`${path}</loc>`), path)
    t.ok((body.match(/<loc>/g) ?? []).length > 17_718)
    t.notOk(body.includes('/b/search'))
  })
})
