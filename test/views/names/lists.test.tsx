// Pages of lists as their readers get them: the rule, the count, the form, the rows.
import t from 'tap'
import { listsOf } from '../../../names/all-lists.ts'
import { firstLetters, knownEndings } from '../../../names/letter-lists.ts'
import { loadList } from '../../../routes/names/list.tsx'
import { loadDecade, loadYear } from '../../../routes/names/popular.tsx'
import { AToZView } from '../../../views/names/a-z.tsx'
import { NameListView } from '../../../views/names/list.tsx'
import { ListsView } from '../../../views/names/lists.tsx'
import { ListPages, NameRows, offered } from '../../../views/names/name-rows.tsx'
import { PopularView } from '../../../views/names/popular.tsx'
import { NameSearchView } from '../../../views/names/search.tsx'
import { all, type Tag, textOf, withName } from '../../support/html.ts'
import { names } from '../../support/names.ts'
import { render } from '../../support/render.tsx'

const listAt = (slug: string, query = {}) => {
  const list = listsOf(names).find(slug)
  if (!list) throw new Error(`There is no list ${slug}.`)
  return loadList(names, list, query)
}
const ofClass = (root: Tag, name: string) =>
  all(root, ({ attributes }) => (attributes.class ?? '').split(' ').includes(name))
/** Its words on one line. */
const said = (tag: Tag | undefined) => (tag ? textOf(tag).replace(/\s+/g, ' ').trim() : '')
const fields = (root: Tag) => withName(root, 'select').map(({ attributes }) => attributes.name)

t.test('a list prints its rule and its count, and has as many rows as it says', async t => {
  for (const slug of [
    'baby-girl-names-that-start-with-q',
    'palindrome-baby-names',
    'nature-baby-names',
    'classic-baby-names',
  ]) {
    const page = listAt(slug)
    const root = render(<NameListView {...page} />)
    const [rule] = ofClass(root, 'name-rule')
    t.equal(said(rule), `${page.all} names ${page.list.rule}`, slug)
    t.equal(withName(ofClass(root, 'name-rows')[0] as Tag, 'li').length, Math.min(page.all, 100))
    t.same(
      withName(root, 'h1').map(h1 => said(h1)),
      [page.list.title],
    )
  }
})

t.test('every letter that a page offers has names', async t => {
  const lists = listsOf(names)
  const offeredBy = (root: Tag) =>
    withName(root, 'a').flatMap(({ attributes }) => /^\/b\/(baby-\S*names-\S+)$/.exec(attributes.href ?? '')?.[1] ?? [])
  for (const slug of [
    'girl-baby-names',
    'boy-baby-names',
    'unisex-baby-names',
    'baby-unisex-names-that-start-with-y',
    'baby-names-ending-in-ella',
  ]) {
    const slugs = offeredBy(render(<NameListView {...listAt(slug)} />))
    t.ok(slugs.length > 0, slug)
    t.same(
      slugs.filter(found => !lists.find(found)),
      [],
      slug,
    )
  }
  const groups = { breadcrumbs: [], groups: [], endings: [] }
  const letters = {
    girl: firstLetters(names, 'girl'),
    boy: firstLetters(names, 'boy'),
    unisex: firstLetters(names, 'unisex'),
  }
  t.notOk(letters.unisex.includes('x'), 'there is none')
  t.same(
    offeredBy(render(<ListsView {...groups} letters={letters} />)).filter(found => !lists.find(found)),
    [],
  )
  t.same(
    knownEndings.filter(ending => !lists.find(`baby-names-ending-in-${ending}`)),
    [],
  )
})

t.test('the form of filters works without script and shows what is chosen', async t => {
  const root = render(
    <NameListView {...listAt('boy-baby-names', { origin: 'greek', length: 'long', sex: 'girl' })} />,
    {
      layout: 'mobile',
    },
  )
  const [form] = withName(root, 'form')
  t.match(form?.attributes, { action: '/b/boy-baby-names', method: 'get' })
  t.same(fields(root), ['letter', 'origin', 'length', 'syllables'], 'the sex is decided')
  const chosen = all(
    root,
    ({ name, attributes }) => name === 'option' && 'selected' in attributes && attributes.value !== '',
  )
  t.same(
    chosen.map(({ attributes }) => attributes.value),
    ['greek', 'long'],
  )
  t.ok('open' in (withName(root, 'details')[0]?.attributes ?? {}), 'open, for something is chosen')
  t.notOk(
    'open' in
      (withName(render(<NameListView {...listAt('boy-baby-names')} />, { layout: 'mobile' }), 'details')[0]
        ?.attributes ?? {}),
  )
  t.match(said(ofClass(root, 'name-rule')[0]), /^\d+ of 7,125 names/)
  const none = render(<NameListView {...listAt('palindrome-baby-names', { letter: 'x' })} />)
  t.match(said(ofClass(none, 'name-none')[0]), /No name of this list fits/)
})

t.test('rows', async t => {
  const row = { name: 'Emma', path: '/b/emma-baby-name', words: 'whole', rank: 1234, trend: 'M0 1l4 2' }
  const root = render(
    <NameRows rows={[row, { ...row, name: 'Elmo', use: 'boy', words: '', rank: null, trend: '' }]} from={101} />,
  )
  t.equal(withName(root, 'ol')[0]?.attributes.start, '101')
  const [first, second] = withName(root, 'li')
  t.match(said(first), /^Emma whole 1,234/)
  t.match(said(second), /^ElmoBoy –/, 'whom it is for, and nothing invented')
  t.equal(withName(root, 'path').filter(({ attributes }) => attributes.d === 'M0 1l4 2').length, 1)
})

t.test('the way through many pages', async t => {
  t.same(offered(1, 1), [1])
  t.same(offered(1, 109), [1, 2, 109])
  t.same(offered(50, 109), [1, 49, 50, 51, 109])
  const root = render(<ListPages page={2} pages={3} pathOf={page => `/x?page=${page}`} />)
  t.same(
    withName(root, 'a').map(({ attributes: { rel, href } }) => [rel, href]),
    [
      ['prev', '/x?page=1'],
      [undefined, '/x?page=1'],
      [undefined, '/x?page=2'],
      [undefined, '/x?page=3'],
      ['next', '/x?page=3'],
    ],
  )
  t.same(withName(render(<ListPages page={1} pages={1} pathOf={String} />), 'nav'), [])
})

t.test('the most popular stand side by side, or for one sex', async t => {
  const both = render(<PopularView {...loadYear(names, '2023', {}, true)} />)
  t.same(
    withName(both, 'thead').map(head => said(head)),
    ['Rank Girls Boys'],
  )
  const [first, second] = withName(both, 'tr').slice(1)
  t.match(said(first), /^1 Olivia 15,270same olive, olive tree Liam/)
  t.match(said(second), /^2 Emma 13,527(up|down|same)/)
  t.equal(withName(both, 'tr').length, 101)
  const boys = render(<PopularView {...loadYear(names, '1880', { sex: 'boy' }, true)} />)
  t.match(said(withName(boys, 'tr')[1]), /^1 John 9,655 God/, 'nothing to compare with')
  t.same([ofClass(both, 'name-heart').length, ofClass(both, 'trend').length], [200, 200])
  t.match(said(first), /olive, olive tree.*will, helmet/, 'with what each name means')
  t.same([ofClass(boys, 'name-heart').length, ofClass(boys, 'trend').length], [100, 100])
})

t.test('a choice of sex and a decade keep each other', async t => {
  const girls = render(<PopularView {...loadDecade(names, '1990', { sex: 'girl' })} />)
  t.same(
    withName(girls, 'input').map(({ attributes: { type, name, value } }) => [type, name, value]),
    [['hidden', 'decade', '1990']],
  )
  const decades = (root: Tag) =>
    withName(ofClass(root, 'decades')[0] as Tag, 'a').map(({ attributes }) => attributes.href)
  t.equal(decades(girls)[1], '/b/most-popular-baby-names?decade=2010&sex=girl')
  t.match(said(withName(girls, 'tr')[1]), /^1 Jessica [\d,]+(up|down|same)/)
  const year = render(<PopularView {...loadYear(names, '1961', {}, false)} />)
  t.same([withName(year, 'input').length, decades(year)[1]], [0, '/b/most-popular-baby-names?decade=2010'])
})

t.test('where the ad of the alphabet stands', async t => {
  const entries = [...'abcdefghijklmnopqrstuvwxyz'].map(letter => ({ letter, girl: 1, boy: 2, all: 3, first: [] }))
  const order = (ad: 'after' | 'between', layout: 'desktop' | 'mobile' | 'in-app' = 'desktop') => {
    const root = render(<AToZView breadcrumbs={[]} entries={entries} last={2024} ads={{ kind: 'names' }} ad={ad} />, {
      layout,
    })
    return all(root, ({ name, attributes }) => name === 'aside' || (name === 'li' && 'id' in attributes)).map(
      ({ name, attributes }) => (name === 'aside' ? 'ad' : attributes.id),
    )
  }
  t.equal(order('after').at(-1), 'ad')
  t.equal(order('between').indexOf('ad'), 12)
  t.same([order('between').length, order('after', 'mobile').length], [27, 27])
  t.notOk(order('after', 'in-app').includes('ad'), 'an app has its own')
})

t.test('what was searched for is text, whatever it is', async t => {
  const found = { count: 0, groups: [] }
  const props = {
    breadcrumbs: [],
    help: null,
    filter: {},
    origins: [],
    found,
    page: 1,
    pages: 1,
    pathOf: String,
    lists: [],
    span: [1994, 2024] as const,
  }
  for (const text of ['<script>alert(1)</script>', '"><b>', '%', '😀', 'x'.repeat(200)]) {
    const root = render(<NameSearchView {...props} text={text} />)
    t.equal(withName(root, 'input')[0]?.attributes.value, text)
    t.same(withName(root, 'script', 'b'), [])
  }
})
