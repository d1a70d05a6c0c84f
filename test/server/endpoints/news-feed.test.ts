import t from 'tap'
import type { Card } from '../../../content/schema.ts'
import { newsFeed } from '../../../server/endpoints/news-feed.ts'
import { type Tag, withName } from '../../support/html.ts'
import { testSite } from '../../support/site.ts'
import { parseXml, texts } from '../../support/xml.ts'

const origin = 'https://site.test'
const card = (n: number, rest: Partial<Card> = {}): Card => ({
  kind: 'news',
  slug: `n${n}`,
  path: `/news/n${n}`,
  title: `Item ${n}`,
  lead: 'What changed.',
  art: 'newspaper',
  topics: [],
  published: '2026-01-02',
  updated: '2026-01-03',
  ...rest,
})
const links = (tag: Tag, rel: string) =>
  withName(tag, 'link')
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href)

t.test('the newest thirty, each as RFC 4287 wants it', async t => {
  const news = Array.from({ length: 31 }, (_, i) => card(i))
  const root = parseXml(newsFeed(news, origin))
  const entries = withName(root, 'entry')
  t.equal(entries.length, 30)
  const ids = texts(root, 'id')
  t.equal(new Set(ids).size, 31, 'feed and entries, each with an id of its own')
  for (const id of ids) t.equal(new URL(id).origin, origin)
  const [first] = entries
  t.same(first && links(first, 'alternate'), [`${origin}/news/n0`])
  t.same(first && texts(first, 'updated'), ['2026-01-03T00:00:00Z'])
  t.same(first && texts(first, 'published'), ['2026-01-02T00:00:00Z'])
  t.same(first && texts(first, 'summary'), ['What changed.'])
  t.same(links(root, 'self'), [`${origin}/news/feed.xml`])
  t.ok(texts(root, 'name')[0], 'an author for all entries')
})

t.test('it is as new as its newest entry, and a title is text', async t => {
  const root = parseXml(
    newsFeed(
      [card(1, { title: 'Salt & <b>sugar</b>', updated: '2026-02-01' }), card(2, { updated: '2026-03-01' })],
      origin,
    ),
  )
  t.equal(texts(root, 'updated')[0], '2026-03-01T00:00:00Z')
  t.ok(texts(root, 'title').includes('Salt & <b>sugar</b>'))
})

t.test('it is served, and the head of the news names it', async t => {
  const { ask } = await testSite(t)
  const { statusCode, headers, body } = await ask('/news/feed.xml')
  t.match(
    { statusCode, headers },
    { statusCode: 200, headers: { 'content-type': 'application/atom+xml; charset=utf-8' } },
  )
  for (const entry of withName(parseXml(body), 'entry').slice(0, 5)) {
    const address = links(entry, 'alternate')[0] ?? ''
    t.equal((await ask(new URL(address).pathname)).statusCode, 200, address)
  }
  for (const path of ['/news', '/news/us-baby-names-2023-most-given'])
    t.match(
      (await ask(path)).body,
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/news\/feed\.xml"\/>/,
      path,
    )
})
