// The drawn baby on a page: for whom, in which units, and without a script.
import t from 'tap'
import { SizePanel } from '../../views/content/size-panel.tsx'
import { BabyDrawn } from '../../views/fetus/baby-drawn.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const size = { object: 'dinner plate', by: 'length', art: 'size-dinner-plate' } as const
const drawn = (root: ReturnType<typeof render>) => withName(root, 'figure').length

t.test('weeks 4 to 42 are drawn, for nobody after a loss', async t => {
  for (const week of [4, 5, 20, 42]) {
    t.equal(drawn(render(<SizePanel week={week} size={week === 20 ? size : undefined} />)), 1, `week ${week}`)
    const quiet = render(<SizePanel week={week} size={week === 20 ? size : undefined} />, { sensitive: true })
    t.equal(
      drawn(quiet) + withName(quiet, 'path').length + withName(quiet, 'x-island').length,
      0,
      `week ${week}, after a loss`,
    )
    t.equal(withName(quiet, 'img').length, 1, 'its picture is the one from before')
  }
  for (const week of [3, 43]) t.equal(drawn(render(<SizePanel week={week} size={undefined} />)), 0, `week ${week}`)
})

t.test('inches come first in the US, centimeters elsewhere, and both are there', async t => {
  const us = textOf(render(<SizePanel week={20} size={size} />, { country: 'US' }))
  t.match(us, /9\.7 in \(24\.6 cm\) from head to heel.*9\.7 in\s+24\.6 cm.*11\.7 oz\s+331 g/s)
  const other = textOf(render(<SizePanel week={20} size={size} />, { country: 'other' }))
  t.match(other, /24\.6 cm \(9\.7 in\) from head to heel.*24\.6 cm\s+9\.7 in.*331 g\s+11\.7 oz/s)
})

t.test('the source and the scale are said, and the other weeks are a list without a script', async t => {
  const root = render(<BabyDrawn week={8} size={{ object: 'raspberry', by: 'length', art: 'size-raspberry' }} />)
  t.match(textOf(root), /Beside it a raspberry\./)
  t.match(textOf(root), /The round drawing is \d\d times larger\.\s+Drawn after\s+Carnegie stages 17 to 19/)
  t.same(
    withName(root, 'image').map(({ attributes }) => attributes.href),
    ['/assets/art/fetus-8-alone.svg', '/assets/art/size-raspberry.svg'],
  )
  const [list] = withName(root, 'nav')
  t.same(
    withName(list ?? root, 'a').map(({ attributes }) => attributes.href),
    Array.from({ length: 39 }, (_, i) => `/pregnancy-week-by-week/${i + 4}-weeks-pregnant`),
  )
})
