// The list of what a member saved.
import t, { type Test } from 'tap'
import '../support/no-pressure.ts'
import { json } from '../support/server/member-api.ts'
import { emma, memberSite } from '../support/server/member-site.ts'

/** The page of a member who saved these, newest first. */
async function listOf(t: Test, slugs: readonly string[], query = '') {
  const { open, listeners } = await memberSite(t, () => {})
  listeners.reads = ({ url }, response) =>
    json(
      response,
      200,
      url === '/members/me'
        ? emma
        : { items: slugs.map(slug => ({ slug, saved_at: '2026-11-20T10:00:00.000Z' })), version: 7 },
    )
  const { body } = await open(`/saved-articles${query}`)
  const main = body.slice(body.indexOf('<main'))
  return { main, links: [...main.matchAll(/<h2 class="card-title"><a href="([^"]+)"/g)].map(([, path]) => path) }
}

const removes = (main: string) => [...main.matchAll(/aria-label="Remove ([^"]+)"/g)].map(([, title]) => title)

t.test('whatever can be saved is listed as it comes: articles, weeks, months, news', async t => {
  const slugs = [
    'safe-sleep-for-babies',
    '8-weeks-pregnant',
    '2-month-old-baby',
    '18-month-old',
    'us-baby-names-2023-most-given',
  ]
  const { main, links } = await listOf(t, slugs)
  t.same(links, [
    '/a/safe-sleep-for-babies',
    '/pregnancy-week-by-week/8-weeks-pregnant',
    '/baby-month-by-month/2-month-old-baby',
    '/toddler-month-by-month/18-month-old',
    '/news/us-baby-names-2023-most-given',
  ])
  t.equal(removes(main)[0], 'Safe sleep for babies', 'each can be taken off')
  t.equal(removes(main).length, slugs.length)
  t.equal(main.match(/name="action" value="remove"/g)?.length, slugs.length)
})

t.test('a piece that is not there any more is left out, and an empty list says where to begin', async t => {
  t.same((await listOf(t, ['gone-since', 'safe-sleep-for-babies', 'constructor'])).links, ['/a/safe-sleep-for-babies'])
  for (const slugs of [[], ['gone-since']]) {
    const { main, links } = await listOf(t, slugs)
    t.same(links, [])
    t.match(main, 'Nothing is saved yet.')
    t.match(main, /href="\/pregnancy-week-by-week"[\s\S]*href="\/a\/"/)
  }
})

t.test('what was taken off can be taken back, when it is a piece of ours', async t => {
  const { main } = await listOf(t, [], '?removed=safe-sleep-for-babies')
  t.match(main, /role="status">Taken off the list: <bdi>Safe sleep for babies<\/bdi>/)
  t.match(main, /name="slug" value="safe-sleep-for-babies"\/><input type="hidden" name="action" value="save"/)
  for (const removed of ['gone-since', '../dashboard', '"><script>alert(1)</script>', '__proto__'])
    t.notMatch(
      (await listOf(t, [], `?removed=${encodeURIComponent(removed)}`)).main,
      /Undo|<script>alert|Taken off/,
      removed,
    )
})
