import t from 'tap'
import { Skeleton } from '../../views/ui/skeleton.tsx'
import { withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

t.test('as many lines as it is told, and nothing for those who listen', async t => {
  for (const lines of [0, 1, 5]) {
    const root = render(<Skeleton lines={lines} />)
    t.equal(withName(root, 'span').length, lines)
    t.equal(withName(root, 'div')[0]?.attributes['aria-hidden'], 'true')
  }
})
