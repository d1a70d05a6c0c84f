// The bar at the thumb: what it offers whom, and where it says that they are.
import t from 'tap'
import { all, textOf, withName } from '../support/html.ts'
import { type DocumentOptions, renderDocument } from '../support/render.tsx'

/** Each place by its words, with where it leads. */
function places(options: DocumentOptions): Record<string, string | undefined> {
  const [bar] = all(renderDocument(<h1>Page</h1>, options), tag => tag.attributes.class === 'tab-bar')
  if (!bar) return {}
  const entries = [...withName(bar, 'a'), ...withName(bar, 'form')]
  return Object.fromEntries(
    entries.map(tag => [textOf(tag).trim(), tag.attributes.href ?? tag.attributes.action]).sort(),
  )
}
const here = (path: string, options: DocumentOptions = {}) => {
  const root = renderDocument(<h1>Page</h1>, { ...options, input: { path, ...options.input } })
  const [bar] = all(root, tag => tag.attributes.class === 'tab-bar')
  const marked = bar ? all(bar, tag => tag.attributes['aria-current'] !== undefined) : []
  return marked.map(tag => `${textOf(tag).trim()}: ${tag.attributes['aria-current']}`)
}

t.test('by visitor', async t => {
  const guides = '/pregnancy-week-by-week'
  t.same(places({}), { Guides: guides, Me: '/login', Names: '/baby-names', Search: '/search', Today: '/' })
  t.match(places({ input: { signedIn: true } }), { Me: '/settings', Today: '/dashboard' }, 'a member')
  const afterLoss = { Guides: '/quiet-almanac', Me: '/login', Search: '/search' }
  t.same(places({ page: { sensitive: true } }), afterLoss, 'on a page about loss')
  t.same(places({ input: { layout: 'in-app' } }), {}, 'an app has a bar of its own')
})

t.test('where they are', async t => {
  t.same(here('/'), ['Today: page'])
  t.same(here('/pregnancy-week-by-week/8-weeks-pregnant'), ['Guides: true'])
  t.same(here('/toddler-month-by-month'), ['Guides: page'])
  t.same(here('/b/olivia'), ['Names: true'])
  t.same(here('/search'), ['Search: page'])
  t.same(here('/settings/email', { input: { signedIn: true } }), ['Me: true'])
  t.same(here('/about-us'), [])
})
