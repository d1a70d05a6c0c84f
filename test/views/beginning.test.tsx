// A member's own page before anything has been entered, by what they said when joining.
import t from 'tap'
import { Beginning } from '../../views/dashboard/beginning.tsx'
import { all, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const trying = '/topics/getting-pregnant'
const pregnancy = '/pregnancy-week-by-week'
const child = '/baby-month-by-month'

t.test('what somebody said comes first: in the words, and in the ways', async t => {
  const rows: [stage: string | undefined, heading: string, paths: string[], dialog?: string][] = [
    [undefined, 'What shall this page follow?', [trying, pregnancy, child]],
    ['pregnant', 'When is the baby due?', [pregnancy, trying, child], 'add:pregnancy'],
    ['parent', 'When was your child born?', [child, trying, pregnancy], 'add:child'],
    ['trying-to-conceive', 'What shall this page follow?', [trying, pregnancy, child]],
    ['"><i>', 'What shall this page follow?', [trying, pregnancy, child]],
  ]
  for (const [stage, heading, paths, dialog = 'add'] of rows) {
    const root = render(<Beginning stage={stage} />, { path: '/dashboard' })
    t.same(
      withName(root, 'h2').map(h2 => textOf(h2).trim()),
      [heading],
      heading,
    )
    t.same(
      withName(root, 'a').map(({ attributes }) => attributes.href),
      paths,
      heading,
    )
    t.same(
      all(root, tag => 'data-profile-dialog' in tag.attributes).map(
        ({ attributes }) => attributes['data-profile-dialog'],
      ),
      [dialog],
      'a button for it',
    )
    t.notMatch(textOf(root), /!|<i>/)
  }
})
