import fc from 'fast-check'
import t from 'tap'
import { clamped, ProgressRing } from '../../views/ui/progress-ring.tsx'
import { all, textOf } from '../support/html.ts'
import { render } from '../support/render.tsx'

/** The ring's name, its words, and the hundredths of the ring that are drawn. */
function ring(value: number, max: number) {
  const root = render(<ProgressRing value={value} max={max} label="Week" tone="first" />)
  const [image] = all(root, tag => tag.attributes.role === 'img')
  const [done] = all(root, tag => tag.attributes.class === 'progress-ring-done')
  const words = image && textOf(image).replace(/\s+/g, ' ').trim()
  return { name: image?.attributes['aria-label'], words, drawn: done?.attributes['stroke-dasharray'] }
}

t.test('says in words what it draws', async t => {
  t.same(ring(8, 40), { name: 'Week 8 of 40', words: 'Week 8 of 40', drawn: '20 100' })
  t.same(ring(40, 40), { name: 'Week 40 of 40', words: 'Week 40 of 40', drawn: '100 100' })
})

t.test('nothing is drawn of a way that has not begun', async t => {
  t.same(ring(0, 40), { name: 'Week 0 of 40', words: 'Week 0 of 40', drawn: undefined })
})

t.test('a value beyond the ends is the nearer end', async t => {
  for (const [value, max, name] of [
    [41, 40, 'Week 40 of 40'],
    [Number.POSITIVE_INFINITY, 40, 'Week 40 of 40'],
    [-3, 40, 'Week 0 of 40'],
    [Number.NaN, 40, 'Week 0 of 40'],
    [3, 0, 'Week 0 of 0'],
    [3, -1, 'Week 0 of 0'],
    [3, Number.NaN, 'Week 0 of 0'],
  ] as const)
    t.equal(ring(value, max).name, name, `${value} of ${max}`)
})

t.test('whatever comes in, what comes out lies within', async () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, max) => {
      const out = clamped(value, max)
      return out >= 0 && (out === 0 || out <= max)
    }),
  )
  fc.assert(fc.property(fc.nat(), fc.nat(), (a, b) => clamped(Math.min(a, b), Math.max(a, b)) === Math.min(a, b)))
})

t.test('a tone is a class, and no style is written into the page', async t => {
  const root = render(<ProgressRing value={1} max={5} label="Step" tone="baby" />)
  t.equal(all(root, tag => /\btone-baby\b/.test(tag.attributes.class ?? '')).length, 1)
  t.same(
    all(root, tag => 'style' in tag.attributes),
    [],
  )
})
