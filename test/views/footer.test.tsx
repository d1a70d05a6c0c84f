import t from 'tap'
import { SiteFooter } from '../../views/layout/footer.tsx'
import type { PageInput } from '../../views/page.tsx'
import { all, type Tag, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const footer = (input: Partial<PageInput> = {}) => render(<SiteFooter year={2031} />, input)
/** The links below something, by their words. */
const named = (root: Tag) =>
  Object.fromEntries(withName(root, 'a').map(link => [textOf(link).trim(), link.attributes.href]))
const withClass = (root: Tag, name: string) => all(root, tag => tag.attributes.class === name)
const words = (root: Tag) => textOf(root).replace(/\s+/g, ' ')

t.test('in the US', async t => {
  const root = footer()
  t.match(named(root), {
    Sweepstakes: '/sweepstakes',
    'Registry comparison table': '/registry#compareRegistryTable',
    'Editorial and medical review process': '/a/editorial-and-medical-review-process',
    'Tiny Knot': /^https:/,
    'Help center': /^https:/,
    'App Store': /^https:/,
    'Google Play': /^https:/,
  })
  t.match(words(root), '© 2007–2031 Little Almanac')
})

t.test('elsewhere there is no word of sweepstakes', async t => {
  t.notMatch(words(footer({ country: 'other' })), /sweepstakes/i)
  t.match(words(footer({ country: 'other' })), /App Store/, 'and everything else')
})

t.test('on a page about loss', async t => {
  const quiet = footer({ sensitive: true })
  t.notMatch(words(quiet), /sweepstakes|registry|app\b|apps\b|phone|store|google play/i)
  t.match(named(quiet), { 'Help center': /^https:/, 'Pregnancy loss': '/topics/pregnancy-miscarriage-pregnancy-loss' })
  t.ok(withName(quiet, 'button').length, 'privacy can be chosen')
  for (const list of withName(quiet, 'ul')) t.ok(withName(list, 'li').length, 'no list is left empty')
})

t.test('every link has words, and carries nothing but its address', async t => {
  for (const link of withName(footer(), 'a')) {
    t.same(Object.keys(link.attributes), ['href'])
    t.match(textOf(link), /\w/, `words for ${link.attributes.href}`)
  }
})

t.test('FOLLOW US', async t => {
  const [row] = withClass(footer(), 'follow-us')
  t.ok(row)
  if (!row) return
  t.same(Object.keys(named(row)), ['Facebook', 'TikTok', 'Instagram', 'Pinterest', 'YouTube', 'Twitter'])
  t.equal(withName(row, 'svg').length, 6)
})

t.test('drawings are silent, lists have names', async t => {
  const root = footer()
  for (const drawing of withName(root, 'svg')) t.equal(drawing.attributes['aria-hidden'], 'true')
  for (const list of withName(root, 'ul')) {
    const { 'aria-label': label, 'aria-labelledby': by } = list.attributes
    const title = by ? all(root, tag => tag.attributes.id === by).map(tag => textOf(tag))[0] : label
    t.match(title, /\w/)
  }
})

t.test('the privacy choices', async t => {
  const root = footer()
  const [island] = withName(root, 'x-island')
  t.match(island?.attributes, { name: 'privacy-choices', when: 'interaction' }, 'sleep until somebody reaches for them')
  t.same(
    withName(root, 'button').map(tag => textOf(tag)),
    ['Your privacy choices'],
  )
  t.same(withName(root, 'dialog'), [], 'and weigh nothing before')
  t.match(
    withName(root, 'noscript').map(words).join(),
    /everything is off/,
    'without script it is said how things stand',
  )
})
