import t from 'tap'
import { Tag, type Tone } from '../../views/ui/tag.tsx'
import { render } from '../support/render.tsx'

t.test('a flag in the colour of what it says', async t => {
  const expected: Record<Tone, string> = {
    plain: 'tag',
    new: 'tag tag-new',
    trying: 'tag tone-trying',
    first: 'tag tone-first',
    second: 'tag tone-second',
    third: 'tag tone-third',
    newborn: 'tag tone-newborn',
    baby: 'tag tone-baby',
    toddler: 'tag tone-toddler',
  }
  // Keys of the table above, which TypeScript widens to string.
  for (const [tone, name] of Object.entries(expected))
    t.match(
      render(<Tag tone={tone as Tone}>Words</Tag>).children,
      [{ name: 'span', attributes: { class: name }, children: ['Words'] }],
      tone,
    )
  t.match(render(<Tag>Beta</Tag>).children, [{ attributes: { class: 'tag' } }])
})
