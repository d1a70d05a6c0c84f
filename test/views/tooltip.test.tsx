import t from 'tap'
import { Tooltip } from '../../views/ui/tooltip.tsx'
import { all, inside, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

t.test('a popover with a way out, in a region that is read out', async t => {
  const root = render(<Tooltip id="tip">Start with one and add additional roles later.</Tooltip>)
  const [tip] = all(root, tag => tag.attributes.id === 'tip')
  t.equal(tip?.attributes.popover, 'auto')
  t.match(tip && textOf(tip), 'Start with one and add additional roles later.')
  t.ok(tip && inside(tip, tag => tag.attributes.role === 'status'), 'the region is there before the words are')
  const [button, ...others] = withName(root, 'button')
  t.equal(button && textOf(button), 'Got It')
  t.match(button?.attributes, { type: 'button', popovertarget: 'tip', popovertargetaction: 'hide' })
  t.same(others, [])
})
