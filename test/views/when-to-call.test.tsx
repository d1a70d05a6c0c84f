// The page of all danger signs, and the way to it from every page.
import t from 'tap'
import { signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import { unbroken } from '../../lib/unbroken.ts'
import { AmpHeader } from '../../views/amp/amp-header.tsx'
import { WhenToCallView } from '../../views/content/when-to-call.tsx'
import { type Tag, textOf, withName } from '../support/html.ts'
import { render, renderDocument } from '../support/render.tsx'

const headings = (root: Tag) => withName(root, 'h2').map(({ attributes }) => attributes.id)
const hrefs = (root: Tag) => withName(root, 'a').map(({ attributes }) => attributes.href ?? '')
const stages = ['pregnancy', 'after-birth', 'after-loss', 'newborn', 'baby', 'toddler']

t.test('numbers first, then a part for each stage, then sources', async t => {
  const root = render(<WhenToCallView />)
  t.same(headings(root), ['help-lines', 'contents', ...stages, 'sources'])
  t.same(
    hrefs(root).filter(href => href.startsWith('#')),
    stages.map(id => `#${id}`),
  )
  for (const href of ['tel:911', 'tel:988', 'sms:988', 'tel:18338526262', 'tel:18007997233', 'tel:18002221222'])
    t.ok(hrefs(root).includes(href), href)
  t.match(textOf(root), 'Reviewed by the editorial team; medical review pending')
  for (const { words } of signsOfWeek(30)) t.match(textOf(root), unbroken(words))
})

t.test('elsewhere the numbers of other countries come first, and those of the US are one press away', async t => {
  const root = render(<WhenToCallView />, { country: 'other' })
  const links = hrefs(root)
  t.ok(links.indexOf('tel:999') < links.indexOf('tel:18002221222'))
  t.ok(links.indexOf('tel:999') > -1)
})

t.test('after a loss no word about babies stands there unasked, and no help is hidden', async t => {
  const root = render(<WhenToCallView />, { sensitive: true })
  t.same(
    headings(root),
    ['help-lines', 'contents', 'after-loss', 'after-birth', 'sources'].filter(id => headings(root).includes(id)),
  )
  t.ok(['help-lines', 'after-loss', 'after-birth'].every(id => headings(root).includes(id)))
  t.notMatch(textOf(root).replace(/Sources.*/s, ''), /\b(bab(y|ies)|child|newborn|toddler|pregnan)/i)
  t.notMatch(textOf(root), /\b(bab(y|ies)|newborn|toddler)\b/i, 'nor among the sources')
  t.ok(hrefs(root).includes('/a/when-to-call?show=all'))
  t.ok(headings(render(<WhenToCallView all />, { sensitive: true })).includes('newborn'), 'who asks is shown all')
})

t.test('every page leads there, in every layout', async t => {
  const words = (root: Tag) => withName(root, 'a').filter(link => textOf(link) === 'Is this urgent?')
  for (const layout of ['desktop', 'mobile', 'in-app'] as const) {
    for (const sensitive of [false, true]) {
      const root = renderDocument(<p>text</p>, { input: { layout }, page: { sensitive } })
      const links = words(root).map(({ attributes }) => attributes.href)
      t.same(
        links,
        layout === 'in-app' ? ['/a/when-to-call'] : Array(3).fill('/a/when-to-call'),
        `${layout}, ${sensitive}`,
      )
      if (layout === 'in-app') continue
      for (const name of ['header', 'footer', 'nav'])
        t.ok(
          withName(root, name).some(part => words(part).length > 0),
          `${layout}: ${name}`,
        )
    }
  }
  t.equal(words(render(<AmpHeader />)).length, 1)
  t.equal(words(render(<AmpHeader />, { sensitive: true })).length, 1)
})
