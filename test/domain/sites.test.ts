import t from 'tap'
import { isSharedPath, siteOf } from '../../domain/sites.ts'

const words = (text: string) => text.trim().split(/\s+/)

const paths = {
  names: words(
    '/b/ /b/emma /b/popularityChart /b/favorites /b/x/amp /baby-names /baby-names/ /baby-names/amp /x/baby-names',
  ),
  registry: words(
    '/registry /registry/ /registry/abc /manage /manage/items /babyregistrysearch /babyregistrysearch/results',
  ),
  main: words(`
    / /a/ /a/registry-101 /b /bb/x /B/emma /baby-names-blog /baby-names/list /registryx /registry-tips /managed /topics/registry
    /topics/pregnancy /dashboard /search /api/members/me /product-reviews/ /amp
  `),
} as const

const shared = words(`
  /api /api/members/me /assets/a.js /avatars/x /events /favicon.ico /manifest.webmanifest /robots.txt /sitemap.xml
  /sitemap-names-2.xml /healthz
`)

const own = words('/ /apis /assetsx /eventsx /x/events /sitemap /sitemap/a.xml /favicon.ico/x /healthzz /b/api')

t.test('each path has its host', async t => {
  for (const site of ['names', 'registry', 'main'] as const) {
    for (const path of paths[site]) t.equal(siteOf(path), site, path)
  }
})

t.test('some paths answer on all three', async t => {
  for (const path of shared) t.ok(isSharedPath(path), path)
  for (const path of own) t.notOk(isSharedPath(path), path)
})
