import t from 'tap'
import { Island } from '../../views/island.tsx'
import { all, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const teaser = <Island name="my-day" props={{ country: 'US', kind: 'due' }} when="visible" />

t.test('an island says what the browser needs to wake it', async t => {
  const [island] = withName(render(teaser), 'x-island')
  t.match(island?.attributes, {
    name: 'my-day',
    when: 'visible',
    prefix: 't0-',
    props: '{"country":"US","kind":"due"}',
    'data-status': 'waiting',
  })
  t.ok(island && withName(island, 'form').length, 'and holds its HTML already')
})

t.test('props with quotes and markup come through', async t => {
  const title = `"Save" <b>'this'</b> & that \u2028`
  const [island] = withName(
    render(<Island name="save-heart" props={{ slug: 'x', title, side: 'left' }} when="idle" />),
    'x-island',
  )
  t.equal(JSON.parse(island?.attributes.props ?? '').title, title)
  t.equal(island && withName(island, 'button')[0]?.attributes['aria-label'], `Save ${title}`)
})

t.test('ids of one page never meet, however often an island stands on it', async t => {
  const root = render([<div key="a">{teaser}</div>, <div key="b">{teaser}</div>])
  const ids = all(root, tag => 'id' in tag.attributes).map(({ attributes }) => attributes.id)
  t.ok(ids.length >= 6)
  t.equal(new Set(ids).size, ids.length)
})

t.test('what one page rendered stays there', async t => {
  t.same(
    JSON.stringify(render(teaser), (key, value) => (key === 'parent' ? undefined : value)),
    JSON.stringify(render(teaser), (key, value) => (key === 'parent' ? undefined : value)),
  )
})
