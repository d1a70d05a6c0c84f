import t from 'tap'
import { Dialog } from '../../views/ui/dialog.tsx'
import { all, inside, type Tag, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const dialogOf = (root: Tag) => withName(root, 'dialog')[0]?.attributes
const byId = (root: Tag, id: string | undefined) => all(root, tag => tag.attributes.id === id)

t.test('its title is its name', async t => {
  for (const id of ['privacy', undefined]) {
    const root = render(
      <Dialog id={id} title="Your privacy choices">
        <p>Words</p>
      </Dialog>,
    )
    const [title, ...others] = byId(root, dialogOf(root)?.['aria-labelledby'])
    t.equal(title?.name, 'h2')
    t.equal(title && textOf(title), 'Your privacy choices')
    t.same(others, [])
    t.equal(dialogOf(root)?.id, id, 'it has the id it was given, or none')
  }
})

t.test('two without an id do not share their names', async t => {
  const root = render([
    <Dialog key="a" title="First">
      a
    </Dialog>,
    <Dialog key="b" title="Second">
      b
    </Dialog>,
  ])
  const names = withName(root, 'dialog').map(({ attributes }) =>
    byId(root, attributes['aria-labelledby']).map(title => textOf(title)),
  )
  t.same(names, [['First'], ['Second']])
})

t.test('Close needs no script', async t => {
  const root = render(<Dialog title="A title">Words</Dialog>)
  const [close] = withName(root, 'button')
  t.match(close?.attributes, { type: 'submit', 'aria-label': 'Close' })
  t.ok(close && inside(close, tag => tag.name === 'form' && tag.attributes.method === 'dialog'))
})

t.test('what closes it is said to the browser', async t => {
  t.equal(dialogOf(render(<Dialog title="A title">Words</Dialog>))?.closedby, 'any')
  const strict = render(
    <Dialog title="A title" closeOutside={false}>
      Words
    </Dialog>,
  )
  t.equal(dialogOf(strict)?.closedby, 'closerequest')
})

t.test('the server sends it closed: only a script can make it modal', async t => {
  const root = render(
    <Dialog title="A title" open>
      Words
    </Dialog>,
  )
  t.notOk('open' in (dialogOf(root) ?? { open: '' }))
})
