import t from 'tap'
import { type AdPage, placesFor } from '../../domain/ads.ts'
import { AdSlot } from '../../views/ui/ad-slot.tsx'
import { type Tag, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const guide: AdPage = { kind: 'guide', category: 'first-trimester' }
const slots = (layout: Parameters<typeof placesFor>[0], page = guide) =>
  render(placesFor(layout).map(place => <AdSlot key={place.pos} page={page} place={place} />))
const asides = (root: Tag) => withName(root, 'aside')

t.test('a slot says what it is', async t => {
  const [top, bottom] = asides(slots('desktop'))
  t.match(top?.attributes, {
    'aria-label': 'Advertisement',
    'data-ad-unit': 'little-almanac/guide/first-trimester',
    'data-ad-pos': '728top',
    'data-ad-size': '728x90',
    'data-ad-category': 'first-trimester',
    id: 'ad-728top',
  })
  t.match(bottom?.attributes, { 'aria-label': 'Advertisement', 'data-ad-pos': '300bottom', 'data-ad-size': '728x90' })
  t.match(
    asides(slots('mobile')).map(({ attributes }) => attributes['data-ad-size']),
    ['320x50', '320x50'],
  )
  const [sponsored] = asides(slots('in-app', { kind: 'article', sponsoredTag: 'byheart-content' }))
  t.equal(sponsored?.attributes['data-ad-unit'], 'little-almanac/sponsored/byheart-content')
  t.notOk(sponsored && 'data-ad-category' in sponsored.attributes, 'no category, no attribute')
})

t.test('the word stands above the unit', async t => {
  for (const aside of [...asides(slots('desktop')), ...asides(slots('mobile'))]) {
    const [label] = withName(aside, 'p')
    t.equal(aside.children[0], label)
    t.match(label && textOf(label), /^Advertisement/)
  }
})

t.test('two slots of a page have names of their own', async t => {
  for (const layout of ['desktop', 'mobile'] as const) {
    const root = slots(layout)
    const names = asides(root).map(({ attributes }) => {
      const by = withName(root, 'p').find(p => p.attributes.id === attributes['aria-labelledby'])
      return by ? textOf(by).trim() : attributes['aria-label']
    })
    t.equal(names[0], 'Advertisement')
    t.match(names[1], /^Advertisement at the (end of the page|foot of the window)$/)
  }
})

t.test('while nobody sells it, it takes no room', async t => {
  for (const aside of asides(slots('mobile'))) {
    t.ok('hidden' in aside.attributes)
    t.equal(withName(aside, 'a').length, 0, 'and advertises nothing of ours')
  }
})

t.test('only the fixed one can be closed', async t => {
  t.same(
    asides(slots('mobile')).map(aside => withName(aside, 'button').map(button => textOf(button).trim())),
    [[], ['Close']],
  )
  t.same(withName(slots('desktop'), 'button'), [])
})

t.test('the same bytes for everybody', async t => {
  const html = (signedIn: boolean, country: 'US' | 'other') =>
    JSON.stringify(
      render(<AdSlot page={guide} place={placesFor('mobile')[0] as never} />, { signedIn, country }),
      (key, value) => (key === 'parent' ? undefined : value),
    )
  t.equal(html(true, 'other'), html(false, 'US'))
})
