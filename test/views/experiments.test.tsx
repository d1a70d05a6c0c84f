// What each version of an experiment changes in the markup.
import t from 'tap'
import type { Piece } from '../../content/schema.ts'
import { menuButton } from '../../experiments/menu-button.ts'
import { ReadingMeta } from '../../views/content/reading-meta.tsx'
import { TopicView } from '../../views/content/topic.tsx'
import { SiteHeader } from '../../views/layout/header.tsx'
import { all, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const withClass = (name: string) => (tag: { attributes: Readonly<Record<string, string>> }) =>
  (tag.attributes.class ?? '').split(' ').includes(name)

t.test('abVersion: the word beside the icon', async t => {
  const words = (versions: Record<string, 1 | 2>) => {
    const [button] = all(render(<SiteHeader account={null} />, { versions }), withClass('menu-button'))
    t.equal(button?.attributes['aria-label'], 'Menu')
    t.ok(button && withName(button, 'svg').length, 'the icon is always there')
    return button && textOf(button).trim()
  }
  t.equal(words({ [menuButton.name]: 1 }), '')
  t.equal(words({ [menuButton.name]: 2 }), 'Menu')
  t.equal(words({}), '', 'not in force: as version 1')
})

t.test('saveAbVersion: the side of the heart', async t => {
  const piece = { slug: 'x', title: 'X', updated: '2026-11-21', minutes: 3 }
  for (const side of ['left', 'right'] as const) {
    const [island] = withName(render(<ReadingMeta piece={piece} saveSide={side} />), 'x-island')
    t.same(
      JSON.parse(island?.attributes.props ?? ''),
      { slug: 'x', title: 'X', side, join: '/join' },
      'the browser is told',
    )
    t.equal(island && all(island, withClass(`save-heart-${side}`)).length, 1)
  }
})

t.test('topicPillAbVersion: where the pills stand', async t => {
  const piece = { title: 'T', lead: 'L', art: 'candle', sections: [] } as unknown as Piece<'topic'> // all that the view reads of it
  const card = { path: '/topics/x', title: 'X' } as never // all that a pill reads of it
  for (const pills of ['under-title', 'sticky'] as const) {
    const root = render(<TopicView piece={piece} cards={[]} related={[card]} weeks={[]} pills={pills} />)
    t.equal(all(root, withClass(`pills-${pills}`)).length, 1, pills)
  }
})
