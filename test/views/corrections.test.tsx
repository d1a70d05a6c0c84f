import t from 'tap'
import { corrections } from '../../content/corrections.ts'
import type { Piece } from '../../content/schema.ts'
import { links } from '../../content/site.ts'
import { CorrectionsView } from '../../views/content/corrections.tsx'
import { SinceWritten } from '../../views/content/since-written.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const piece: Piece<'page'> = {
  kind: 'page',
  slug: 'corrections',
  path: '/corrections',
  title: 'Corrections',
  description: '',
  lead: 'What was wrong.',
  art: 'editorial',
  published: '2026-11-22',
  updated: '2026-11-22',
  minutes: 1,
  sections: [{ id: '', title: '', html: '<p>Text.</p>' }],
}

t.test('the list says what was wrong, what stands now, on which page and since when', async t => {
  const root = render(
    <CorrectionsView
      piece={piece}
      corrections={[
        { on: '2026-11-22', path: '/a/x', page: 'Old', wrong: 'It was 33.', now: 'It is 53.' },
        { on: '2026-12-01', path: '/a/y', page: 'New', wrong: 'It was so.', now: 'It is not.' },
      ]}
    />,
  )
  t.match(
    textOf(root),
    /December 1, 2026.*New.*It said: It was so\..*It says now: It is not\..*November 22, 2026.*Old.*33.*53/s,
  )
  const addresses = withName(root, 'a').map(({ attributes }) => attributes.href)
  for (const address of ['/a/x', '/a/y', links.helpCenter]) t.ok(addresses.includes(address), address)
})

t.test('a page that was corrected says so and leads to the list', async t => {
  const [first] = corrections
  if (!first) return t.fail('there is a correction')
  const root = render(<SinceWritten piece={{ path: first.path }} />)
  t.ok(textOf(root).includes(first.wrong))
  t.equal(withName(root, 'a')[0]?.attributes.href, '/corrections')
  t.equal(textOf(render(<SinceWritten piece={{ path: '/a/nowhere' }} />)), '')
})
