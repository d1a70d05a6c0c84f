import t from 'tap'
import { Accordion } from '../../views/ui/accordion.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

t.test('entries share a name, so that the browser opens one at a time', async t => {
  const items = [
    { title: 'Pregnancy', children: <p>Week by week</p> },
    { title: 'Baby & Toddler', children: <p>Month by month</p> },
  ]
  const entries = withName(render(<Accordion name="menu" items={items} />), 'details')
  t.same(
    entries.map(entry => ({
      name: entry.attributes.name,
      open: 'open' in entry.attributes,
      title: withName(entry, 'summary').map(summary => textOf(summary).trim()),
      text: withName(entry, 'p').map(p => textOf(p)),
    })),
    [
      { name: 'menu', open: false, title: ['Pregnancy'], text: ['Week by week'] },
      { name: 'menu', open: false, title: ['Baby & Toddler'], text: ['Month by month'] },
    ],
  )
})
