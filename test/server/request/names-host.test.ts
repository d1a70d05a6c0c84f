// The names on a host of their own: they answer there, the others lead there, and what they link to is where it
// belongs.
import t from 'tap'
import { siteOf } from '../../../domain/sites.ts'
import { parseHtml, withName } from '../../support/html.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { testSite } from '../../support/site.ts'

t.test('the names on their own host', async t => {
  const { ask } = await testSite(t, { env: threeHosts })
  const at = (site: keyof typeof hosts, url: string) => ask({ url, headers: { host: hosts[site] } })

  for (const path of [
    '/baby-names',
    '/b/olivia-baby-name',
    '/b/girl-baby-names?page=2',
    '/b/search?q=emma',
    '/b/top-baby-names-1990',
  ]) {
    t.equal((await at('names', path)).statusCode, 200, path)
    for (const site of ['main', 'registry'] as const) {
      const { statusCode, headers } = await at(site, path)
      t.same([statusCode, headers.location], [301, `https://${hosts.names}${path}`], `${path} asked on ${site}`)
    }
  }
  for (const path of [
    '/baby-names',
    '/b/girl-baby-names',
    '/b/a-z-baby-names',
    '/b/baby-name-lists',
    '/b/most-popular-baby-names',
  ]) {
    const [main] = withName(parseHtml((await at('names', path)).body), 'main')
    const links = main ? withName(main, 'a').map(({ attributes }) => attributes.href ?? '') : []
    t.ok(links.length > 20, path)
    // What is written without a host is on this one.
    const lost = links.filter(href => href.startsWith('/') && siteOf(href.split(/[?#]/, 1)[0] ?? '') !== 'names')
    t.same(lost, [], `${path} leads nowhere by a redirect`)
  }
  t.match((await at('names', '/sitemap.xml')).body, `https://${hosts.names}/sitemap-names.xml`)
  t.notMatch((await at('main', '/sitemap.xml')).body, /sitemap-names/)
})
