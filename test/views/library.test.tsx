// Pages of the library: what stands before what, and what is said about money.
import t from 'tap'
import type { Piece } from '../../content/schema.ts'
import { toolsOf } from '../../content/tools.ts'
import { compilePiece } from '../../publishing/compile.ts'
import { ArticleView } from '../../views/content/article.tsx'
import { EntryList } from '../../views/content/entry-list.tsx'
import { PagesNav } from '../../views/content/pages-nav.tsx'
import { ProductGuideView } from '../../views/content/product-guide.tsx'
import { ProductShelfView } from '../../views/content/product-shelf.tsx'
import { ShareThis } from '../../views/content/share-this.tsx'
import { SponsoredView } from '../../views/content/sponsored.tsx'
import { SourceList } from '../../views/ui/sources.tsx'
import { all, type Tag, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const common = {
  title: 'A guide',
  description: '',
  lead: 'One sentence.',
  art: 'cot',
  published: '2026-11-21',
  updated: '2026-11-22',
  slug: 'a-guide',
  path: '/product-reviews/sleep-and-nursery/a-guide',
  minutes: 3,
  sections: [{ id: '', title: '', html: '<p>Text.</p>' }],
}
const guide: Piece<'review'> = {
  ...common,
  kind: 'review',
  medical: false,
  category: 'sleep-and-nursery',
  keyPoints: ['One', 'Two', 'Three'],
  criteria: ['Firm', 'Flat', 'Level'],
  kinds: [
    { name: 'Big', for: 'A big room.', look: 'The label.' },
    { name: 'Small', for: 'A small room.', look: 'The wheels.', skip: 'You have room.' },
  ],
  sources: [
    { id: 'a', title: 'First', publisher: 'A', url: 'https://a.test' },
    { id: 'b', title: 'Second', publisher: 'B', url: 'https://b.test' },
  ],
}
const category = { title: 'Sleep and nursery', path: '/product-reviews/sleep-and-nursery' }
const show = (piece: Piece<'review' | 'award'>) =>
  render(<ProductGuideView piece={piece} category={category} related={[]} tools={[]} />)
const withClass = (root: Tag, name: string) => all(root, tag => (tag.attributes.class ?? '').split(' ').includes(name))

t.test('a guide prints how it chose, and says that nothing was tested', async t => {
  const text = textOf(show(guide))
  t.match(
    text,
    /How these were chosen.*not tested by us.*Firm.*Flat.*Level.*Kinds, and whom they suit.*Big.*Small.*Skip it if.*Sources/s,
  )
  t.notMatch(text, /commission|prize/, 'and nothing of money when there is none')
  t.match(textOf(show({ ...guide, kind: 'award' })), /No test was made for this page, and it gives no prize/)
})

t.test('products by name: facts with their source, a price with its day, a shop that pays', async t => {
  const root = show({
    ...guide,
    affiliate: true,
    products: [
      { name: 'Zed', facts: [{ text: 'It folds.', source: 'b' }], shop: 'https://shop.test/zed' },
      {
        name: 'Abe',
        facts: [{ text: 'It is flat.', source: 'a' }],
        price: { usd: 1249.5, on: '2026-11-01', source: 'b' },
      },
    ],
  })
  const names = withName(root, 'h3').map(h3 => textOf(h3))
  t.same(names.slice(-2), ['Abe', 'Zed'], 'by the alphabet, not by merit')
  const cites = withClass(root, 'cite').map(({ attributes }) => attributes.href)
  t.same(cites, ['#source-1', '#source-2', '#source-2'])
  t.same(
    withClass(root, 'cite').map(({ attributes }) => attributes.id),
    ['cite-1', 'cite-2', undefined],
    'the first place of a source is where its entry leads back to',
  )
  t.match(textOf(root), /\$1,249\.50 on November 1, 2026/)
  const order = all(root, tag => tag.name === 'a' || tag.attributes.class === 'disclosure')
  t.equal(order[0]?.attributes.class, 'disclosure', 'said before the first link of the page')
  const shop = order.find(({ attributes }) => attributes.href === 'https://shop.test/zed')
  t.equal(shop?.attributes.rel, 'sponsored noopener')
})

t.test('what can be overtaken stands above the sources, by the day somebody looked', async t => {
  const checked = [
    { claim: 'the rule on cribs', on: '2026-11-21' },
    { claim: 'the rule on beds', on: '2026-11-21' },
    { claim: 'the price', on: '2026-10-01' },
  ]
  const text = textOf(show({ ...guide, checked }))
  t.match(
    text,
    /Small.*Checked November 21, 2026: the rule on cribs\..*Checked November 21, 2026: the rule on beds\..*Checked October 1, 2026: the price\..*Sources/s,
  )
  t.notMatch(textOf(show(guide)), 'Checked', 'and nothing where nothing can')
})

t.test('an article with a paid link says so before its first link, and claims no payment for the others', async t => {
  const made = `---
title: Where to buy
description: What it is about.
lead: One sentence.
art: cot
published: 2026-11-21
updated: 2026-11-22
topic: parenting
keyPoints: [One, Two, Three]
medical: false
affiliate: true
---
One [shop](https://shop.test/x "affiliate"), [a friend](https://free.test).
`
  const piece = compilePiece(
    'article',
    'where-to-buy',
    made,
    new Map([['cot', { width: 3, height: 2 }]]),
    new Set(),
  ) as Piece<'article'> // as its kind says
  const article = (affiliate: boolean) =>
    render(<ArticleView piece={{ ...piece, affiliate }} topics={[]} related={[]} tools={[]} saveSide="left" />)
  const order = all(article(true), tag => tag.name === 'a' || tag.attributes.class === 'disclosure')
  t.equal(order[0]?.attributes.class, 'disclosure')
  t.match(
    order[0] && textOf(order[0]),
    /may earn us a commission.*A link that does is marked/s,
    'true with and without such a link',
  )
  const rel = (url: string) => order.find(({ attributes }) => attributes.href === url)?.attributes.rel
  t.equal(rel('https://shop.test/x'), 'sponsored noopener')
  t.equal(rel('https://free.test'), 'noopener')
  t.notMatch(textOf(article(false)), /commission/, 'and nothing where no link may earn')
})

t.test('a sponsored page says so before its title', async t => {
  const root = render(<SponsoredView piece={{ ...common, kind: 'sponsored', sponsor: 'Acme', tag: 'acme' }} />)
  t.match(textOf(root).trim(), /^Sponsored.*Acme.*A guide/s)
})

t.test('a page on a loss can be printed, and is not passed around', async t => {
  for (const [sensitive, islands] of [
    [false, ['share-buttons']],
    [true, []],
  ] as const) {
    const root = render(<ShareThis piece={common} />, { sensitive })
    t.same(
      withName(root, 'x-island').map(({ attributes }) => attributes.name),
      islands,
    )
    t.equal(all(root, tag => 'data-print' in tag.attributes).length, 1)
  }
})

t.test('entries lead to ours, and mark what is elsewhere', async t => {
  const root = render(
    <EntryList
      entries={[
        { title: 'Ours', path: '/tools', line: 'Here.' },
        { title: 'Forum', path: 'https://forum.test/x', line: 'There.' },
      ]}
    />,
  )
  const [ours, theirs] = withName(root, 'a')
  t.same([ours?.attributes.rel, theirs?.attributes.rel], [undefined, 'noopener'])
  t.equal(ours && withName(ours, 'svg').length, 0)
  t.equal(theirs && withName(theirs, 'svg').length, 1)
})

t.test('a list of one page needs no way to others', async t => {
  const links = (page: number, pages: number) =>
    withName(render(<PagesNav page={page} pages={pages} pathOf={n => `/a/?page=${n}`} />), 'a').map(
      ({ attributes }) => [attributes.rel, attributes.href],
    )
  t.same(links(1, 1), [])
  t.same(links(1, 3), [['next', '/a/?page=2']])
  t.same(links(2, 3), [
    ['prev', '/a/?page=1'],
    ['next', '/a/?page=3'],
  ])
  t.same(links(3, 3), [['prev', '/a/?page=2']])
})

t.test('tools are found by their keys only', async t => {
  t.same(
    toolsOf(['due-date', '__proto__', '']).map(({ path }) => path),
    ['/due-date-calculator'],
  )
})

t.test('a shelf has the way up in its head, as topics have', async t => {
  const shelf = {
    ...category,
    slug: 'sleep-and-nursery',
    lead: 'A bed.',
    description: '',
    art: 'cot',
    topics: [],
  } as const
  const root = render(<ProductShelfView category={shelf} guides={[]} related={[]} />)
  const [head] = withClass(root, 'index-head')
  t.match(head && textOf(head), /^Product reviews\s*Sleep and nursery/)
})

t.test('a publisher that ends with a period is not given a second one', async t => {
  const source = { id: 'a', title: 'Milestones', url: 'https://a.test' }
  const shown = ['CDC', 'CDC, Learn the Signs. Act Early.'].map(publisher =>
    textOf(render(<SourceList sources={[{ ...source, publisher }]} isCited={false} />)).trim(),
  )
  t.same(shown, ['CDC. Milestones', 'CDC, Learn the Signs. Act Early. Milestones'])
})
