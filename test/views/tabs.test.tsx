import fc from 'fast-check'
import t from 'tap'
import { Tabs, tabAfterKey } from '../../views/ui/tabs.tsx'
import { all, textOf } from '../support/html.ts'
import { render } from '../support/render.tsx'

t.test('every tab has its panel, the first is open, none is left out', async t => {
  const root = render(
    <Tabs
      label="Kind of avatar"
      tabs={[
        { id: 'letter', label: 'Letter', panel: <p>A to Z</p> },
        { id: 'image', label: 'Avatar', panel: <p>Raspberry</p> },
      ]}
    />,
  )
  const withRole = (role: string) => all(root, tag => tag.attributes.role === role)
  t.same(
    withRole('tablist').map(({ attributes }) => attributes['aria-label']),
    ['Kind of avatar'],
  )
  const [tabs, panels] = [withRole('tab'), withRole('tabpanel')]
  t.same(
    tabs.map(({ attributes }) => [attributes['aria-selected'], attributes.tabindex]),
    [
      ['true', '0'],
      ['false', '-1'],
    ],
  )
  t.same(
    panels.map(panel => [textOf(panel).trim(), 'hidden' in panel.attributes]),
    [
      ['A to Z', false],
      ['Raspberry', true],
    ],
  )
  for (const [i, tab] of tabs.entries()) {
    t.equal(tab.attributes['aria-controls'], panels[i]?.attributes.id)
    t.equal(panels[i]?.attributes['aria-labelledby'], tab.attributes.id)
  }
  t.equal(new Set([...tabs, ...panels].map(({ attributes }) => attributes.id)).size, 4)
})

t.test('where keys lead', async t => {
  for (const [key, at, rtl, to] of [
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 0, false, 2],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 0, true, 2],
    ['Home', 2, false, 0],
    ['End', 0, true, 2],
    ['ArrowDown', 1, false, null],
    ['Enter', 1, false, null],
    ['a', 1, false, null],
  ] as const)
    t.equal(tabAfterKey(key, at, 3, rtl), to, `${key} from ${at}${rtl ? ', right to left' : ''}`)
})

t.test('once around leads back, in both directions', async () => {
  const places = fc.integer({ min: 1, max: 12 }).chain(count => fc.tuple(fc.constant(count), fc.nat(count - 1)))
  fc.assert(
    fc.property(places, fc.constantFrom('ArrowLeft', 'ArrowRight'), fc.boolean(), ([count, at], key, rtl) => {
      let now = at
      for (let i = 0; i < count; i++) now = tabAfterKey(key, now, count, rtl) ?? Number.NaN
      return now === at
    }),
  )
})
