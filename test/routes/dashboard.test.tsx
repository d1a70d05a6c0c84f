// What the dashboard recommends by itself.
import t from 'tap'
import type { Content } from '../../content/load.ts'
import { isLoss } from '../../content/loss.ts'
import { dashboard } from '../../routes/dashboard.tsx'
import { openBuild } from '../../server/build.ts'
import { createLoader } from '../../server/loader.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)

t.test('pieces on a loss are not among the newest that it shows', async t => {
  const articles = content.cards('article')
  const loss = articles.filter(isLoss)
  t.ok(loss.length > 0, 'there is such a piece')
  // It leads the list, as the newest would.
  const led: Content = { ...content, cards: kind => (kind === 'article' ? [...loss, ...articles] : content.cards(kind)) }
  const load = createLoader([dashboard], led)
  const input = { site: 'main', path: '/dashboard', query: {}, layout: 'desktop', country: 'US', signedIn: true, versions: {} } as const
  const loaded = await load(input, undefined, { member: Promise.resolve(null) })
  if (!('page' in loaded)) throw new Error('a page was expected')
  const { latest } = (loaded.page.body as { props: { loaded: { latest: { slug: string }[] } } }).props.loaded // what the view gets
  t.equal(latest.length, 3)
  t.same(
    latest.filter(({ slug }) => loss.some(piece => piece.slug === slug)),
    [],
  )
})
