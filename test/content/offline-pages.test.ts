import t from 'tap'
import { isOfflinePage, offlinePages } from '../../content/offline-pages.ts'
import type { Card } from '../../content/schema.ts'
import { openBuild } from '../../server/build.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const cards = [...content.cards('tool'), ...content.cards('article'), ...content.cards('week')]

t.test('the tools and the danger signs, and nothing else', async t => {
  const paths = offlinePages(cards)
  t.ok(paths.includes('/a/when-to-call') && paths.includes('/due-date-calculator'))
  t.equal(new Set(paths).size, paths.length)
  const found = ['/a/when-to-call', '/', '/dashboard', '/tools', ...cards.map(({ path }) => path)].filter(path =>
    isOfflinePage(path, content.cardAt(path)),
  )
  t.same(found.sort(), paths.sort(), 'a page and the list agree')
})

t.test('an article is one when a tool stands in it', async t => {
  const [plain] = content.cards('article')
  const withTool: Card = { ...(plain as Card), tool: 'hospital-bag' } // there are articles
  t.notOk(isOfflinePage(withTool.path, { ...withTool, tool: undefined }))
  t.ok(isOfflinePage(withTool.path, withTool))
  t.ok(offlinePages([withTool]).includes(withTool.path))
})
