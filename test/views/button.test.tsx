import t from 'tap'
import { Button } from '../../views/ui/button.tsx'
import { all, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const button = (root: ReturnType<typeof render>) => withName(root, 'button')[0]?.attributes
const words = (root: ReturnType<typeof render>) => textOf(root).trim()
/** Words that it has kept room for. */
const kept = (root: ReturnType<typeof render>) =>
  all(root, tag => 'data-other' in tag.attributes).map(tag => tag.attributes['data-other'])

t.test('a button submits nothing unless told to', async t => {
  t.same(button(render(<Button>Go</Button>)), { type: 'button', class: 'button' })
  t.equal(button(render(<Button type="submit">Go</Button>))?.type, 'submit')
})

t.test('variants and what the element itself knows', async t => {
  t.equal(button(render(<Button variant="secondary">Go</Button>))?.class, 'button button-secondary')
  t.equal(button(render(<Button variant="quiet">Go</Button>))?.class, 'button button-quiet')
  t.match(button(render(<Button id="go" name="what" value="x" disabled aria-describedby="why" className="wide" />)), {
    id: 'go',
    name: 'what',
    value: 'x',
    disabled: '',
    'aria-describedby': 'why',
    class: 'button wide',
  })
})

t.test('while busy it says so, and reads what it is told to', async t => {
  const idle = render(<Button busyText="Saving">Save</Button>)
  t.equal(words(idle), 'Save')
  t.same(kept(idle), ['Saving'], 'room for the other words')
  t.notOk('aria-disabled' in (button(idle) ?? {}))

  const busy = render(
    <Button busy busyText="Saving" type="submit">
      Save
    </Button>,
  )
  t.equal(words(busy), 'Saving')
  t.same(kept(busy), ['Save'], 'no narrower than it was')
  t.match(button(busy), { 'aria-disabled': 'true', type: 'submit' })
  t.notOk('disabled' in (button(busy) ?? {}), 'it keeps the focus')

  t.equal(words(render(<Button busy>Save</Button>)), 'Save', 'its own words when there are no others')
})
