// What the pages of one list share: a list that is closed says so, and leads to where it can be opened.
import t from 'tap'
import { ListFrame } from '../../../views/registry/manage/list-frame.tsx'
import { textOf, withName } from '../../support/html.ts'
import { aRegistry } from '../../support/registries.ts'
import { render } from '../../support/render.tsx'

t.test('a paused list leads to its settings from every page but that of its settings', async t => {
  const list = aRegistry({ status: 'paused' })
  const shown = (part: '' | '/settings') =>
    render(
      <ListFrame list={list} part={part} title="A list">
        <br />
      </ListFrame>,
    )
  const toOpen = (part: '' | '/settings') =>
    withName(shown(part), 'a').filter(({ attributes }) => String(attributes.href).endsWith('#open')).length
  t.match(textOf(shown('/settings')), 'This list is paused')
  t.equal(toOpen(''), 1)
  t.equal(toOpen('/settings'), 0)
})
