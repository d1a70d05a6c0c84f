import t from 'tap'
import { ShareRow } from '../../views/ui/share-row.tsx'
import { all, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const page = { url: 'https://site.test/a/x?y=1&z=2', title: 'Milk & honey: is it safe?' }

t.test('links that work without script', async t => {
  const root = render(<ShareRow {...page} />)
  const links = withName(root, 'a')
  t.same(
    links.map(link => textOf(link).trim()),
    ['Facebook', 'Pinterest', 'Twitter', 'E-mail'],
  )
  t.equal(new URL(links[0]?.attributes.href ?? '').searchParams.get('u'), page.url)
  for (const { attributes } of links) t.equal(attributes.rel, 'noopener', `rel of ${attributes.href}`)
})

t.test('its heading is its name, and its buttons wait for script', async t => {
  const root = render(<ShareRow {...page} />)
  const [section] = withName(root, 'section')
  const [heading] = all(root, tag => tag.attributes.id === section?.attributes['aria-labelledby'])
  t.equal(heading && textOf(heading), 'Share this page')
  const waiting = all(root, tag => /\bneeds-script\b/.test(tag.attributes.class ?? ''))
  t.same(
    waiting.map(item => withName(item, 'button').map(button => textOf(button).trim())),
    [['Copy link', 'Share']],
  )
  t.equal(withName(root, 'button').length, 2)
})
