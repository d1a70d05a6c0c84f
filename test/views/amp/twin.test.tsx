import t from 'tap'
import type { Card } from '../../../content/schema.ts'
import { AmpLink, hasTwin, pageOfTwin, twinPath, twinPatterns } from '../../../views/amp/twin.tsx'
import { withName } from '../../support/html.ts'
import { render } from '../../support/render.tsx'

const head = { title: 'A title', description: 'A description.', path: '/a/page' }
const cardOf = (kind: Card['kind']) => () => ({ kind }) as Card // its kind is all that is looked at

t.test('a twin is known by the kind of its page', async t => {
  for (const kind of ['article', 'week', 'month', 'topic', 'news', 'review', 'award'] as const)
    t.ok(hasTwin(head, cardOf(kind)), kind)
  for (const kind of ['page', 'sponsored'] as const) t.notOk(hasTwin(head, cardOf(kind)), kind)
  t.notOk(
    hasTwin(head, () => undefined),
    'no content of ours',
  )
  t.notOk(hasTwin({ ...head, noindex: true }, cardOf('article')), 'left out of engines')
  t.notOk(hasTwin({ path: undefined }, cardOf('article')), 'an error')
  t.ok(twinPatterns.has('/product-reviews/:category/:slug'))
  t.notOk(twinPatterns.has('/'), 'home has none')
  t.ok(
    hasTwin({ path: '/baby-names' }, () => undefined),
    'the front page of the names',
  )
})

t.test('a page says where its twin is; the twin itself and a later page of a list do not', async t => {
  const link = (path: string, of = head.path) =>
    withName(render(<AmpLink head={{ ...head, path: of }} />, { path }), 'link').map(({ attributes }) => attributes)
  t.same(link('/a/page'), [{ rel: 'amphtml', href: 'https://site.test/a/page/amp' }])
  t.same(link('/a/page/amp'), [])
  t.same(link('/topics/x', '/topics/x?page=2'), [])
  t.equal(pageOfTwin(twinPath('/a/page')), '/a/page')
})
