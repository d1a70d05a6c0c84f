import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import t from 'tap'
import { menuButton } from '../../experiments/menu-button.ts'
import { missing, page } from '../../routes/define-page.tsx'
import { type Loading, loadingContext } from '../../routes/loading.ts'
import type { PageInput } from '../../views/page.tsx'

const input: PageInput = {
  site: 'main',
  path: '/x',
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  versions: {},
}

t.test('a page is public, reads no query and is in no experiment of its own, unless it says so', async t => {
  const spec = {
    path: '/x',
    head: () => ({ title: 'X', description: '' }),
    view: () => null,
    whenSensitive: 'itself' as const,
    examples: ['/x'],
  }
  t.match(page(spec).handle, { for: 'public', query: [], experiments: [], examples: ['/x'] })
  const told = page({ ...spec, for: 'personal', query: ['q'], experiments: [menuButton] }).handle
  t.match(told, { for: 'personal', query: ['q'], experiments: [menuButton] })
})

t.test('what the loader gives out is what head and view get', async t => {
  const seen: unknown[] = []
  const route = page({
    path: '/x/:slug',
    load: async ({ params, input, ...rest }) => {
      seen.push(Object.keys(rest).sort())
      return { text: `${params.slug} for ${input.layout}` }
    },
    head: ({ text }, { country }) => ({ title: text, description: country }),
    view: ({ loaded }) => <p>{loaded.text}</p>,
    whenSensitive: 'itself',
    examples: [],
  })
  const context = new RouterContextProvider()
  // A loader that reads neither
  context.set(loadingContext, { input, content: {}, signal: AbortSignal.abort() } as unknown as Loading)
  const load = route.loader as (args: object) => Promise<unknown> // the router calls it with more than it reads
  const loaded = await load({ params: { slug: 'pear' }, context, request: new Request('http://site/x/pear') })
  const { head, body } = route.handle.present(loaded, input)
  t.same(head, { title: 'pear for desktop', description: 'US' })
  t.equal(renderToStaticMarkup(body), '<p>pear for desktop</p>')
  t.same(seen, [['content', 'signal']], 'no request, no headers, no cookies')
})

t.test('a page without a loader loads nothing', async t => {
  const route = page({
    path: '/x',
    head: () => ({ title: 'X', description: '' }),
    view: ({ loaded }) => <p>{String(loaded)}</p>,
    whenSensitive: 'itself',
    examples: [],
  })
  const context = new RouterContextProvider()
  context.set(loadingContext, { input } as Loading)
  t.equal((route.loader as (args: object) => unknown)({ params: {}, context }), null)
})

t.test('what a page is to advertisers, and whether it is about a loss, follows from what was loaded', async t => {
  const route = page({
    path: '/x',
    load: () => ({ about: 'sleep' }),
    head: () => ({ title: 'X', description: '' }),
    view: () => null,
    ads: ({ about }) => ({ kind: 'article', category: about }),
    aboutLoss: ({ about }) => about === 'loss',
    whenSensitive: 'itself',
    examples: [],
  })
  t.match(route.handle.present({ about: 'sleep' }, input), {
    sensitive: false,
    ads: { kind: 'article', category: 'sleep' },
  })
  t.match(
    route.handle.present({ about: 'loss' }, input),
    { sensitive: true, ads: null },
    'a page about a loss carries no ad, whatever its route says',
  )
  const silent = page({
    path: '/x',
    head: () => ({ title: 'X', description: '' }),
    view: () => null,
    whenSensitive: 'itself',
    examples: [],
  })
  t.match(silent.handle.present(null, input), { sensitive: false, ads: null }, 'a page that says nothing carries none')
})

t.test('a page that is not there is 404, one that was taken out 410', async t => {
  t.match(missing({ suggestions: [] }), { init: { status: 404 }, data: { suggestions: [] } })
  t.match(missing({ reason: 'gone', suggestions: [] }), { init: { status: 410 } })
  t.match(missing({ reason: 'not-here', suggestions: [] }), { init: { status: 404 } })
})

t.test('a page has the form that it describes, and a form that nothing answers does not compile', async t => {
  const spec = {
    path: '/x',
    head: () => ({ title: 'X', description: '' }),
    view: () => null,
    whenSensitive: 'itself' as const,
    examples: [],
  }
  t.equal(page(spec).handle.form, undefined)
  const form = { refilled: ['a'], method: 'POST', to: () => '/a' } as const
  t.equal(page({ ...spec, form }).handle.form, form)
  // @ts-expect-error nobody is asked
  page({ ...spec, form: true })
  // @ts-expect-error nobody is asked
  page({ ...spec, form: { refilled: ['a'], method: 'POST' } })
})
