import t from 'tap'
import { Text, type TextVariant } from '../../views/ui/typography.tsx'
import { render } from '../support/render.tsx'

const elements: Record<TextVariant, string> = {
  display: 'h1',
  title: 'h1',
  heading: 'h2',
  subheading: 'h3',
  lead: 'p',
  kicker: 'p',
  small: 'p',
}

t.test('each variant has its element and its class', async t => {
  for (const [variant, name] of Object.entries(elements))
    t.match(
      render(<Text variant={variant as TextVariant}>Words</Text>).children,
      [{ name, attributes: { class: `text-${variant}` }, children: ['Words'] }],
      variant,
    )
})

t.test('a caller may change the level, and add an id and a class', async t => {
  t.match(
    render(
      <Text variant="heading" as="h3" id="x" className="wide">
        Words
      </Text>,
    ).children,
    [{ name: 'h3', attributes: { id: 'x', class: 'text-heading wide' } }],
  )
})

t.test('an unknown variant is an error that names those there are', async t => {
  for (const variant of ['headline', '', 'toString', 'constructor', '__proto__'])
    t.throws(
      () => render(<Text variant={variant as TextVariant}>Words</Text>),
      new RangeError(`unknown text variant '${variant}'; there are ${Object.keys(elements).join(', ')}`),
      JSON.stringify(variant),
    )
})
