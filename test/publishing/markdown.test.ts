import t from 'tap'
import type { Source } from '../../content/schema.ts'
import { type ArtSizes, idOf, renderMarkdown } from '../../publishing/markdown.ts'

const art: ArtSizes = new Map([['cot', { width: 320, height: 240 }]])
const sources: Source[] = [
  { id: 'acog', title: 'One', publisher: 'ACOG', url: 'https://a.test' },
  { id: 'nhs-week-8', title: 'Two', publisher: 'NHS', url: 'https://b.test' },
]
const render = (text: string, links = new Set<string>()) => renderMarkdown(text, { sources, art, links }).sections
const html = (text: string) =>
  render(text)
    .map(section => section.html)
    .join('')
const refused = (t: Tap, text: string, message: RegExp) =>
  t.throws(() => render(text), { code: 'CONTENT_INVALID', message }, text)
type Tap = Pick<typeof t, 'throws'>

t.test('a text becomes sections, one for each heading of the second level', async t => {
  const sections = render('Before.\n\n## What to *eat*?\n\nThis.\n\n### Closer\n\nThat.\n\n## Sleep')
  t.same(
    sections.map(({ id, title }) => [id, title]),
    [
      ['', ''],
      ['what-to-eat', 'What to eat?'],
      ['sleep', 'Sleep'],
    ],
  )
  t.equal(sections[0]?.html, '<p>Before.</p>')
  t.match(sections[1]?.html, /^<p>This\.<\/p>\s*<h3>Closer<\/h3>\s*<p>That\.<\/p>$/)
  t.equal(sections[2]?.html, '')
  t.same(render('## Only').length, 1, 'nothing before the first heading: no empty section')
  t.same(render(''), [])
  refused(t, '# Title', /level-one heading/)
})

t.test('danger signs stand in a box of the table', async t => {
  const links = new Set<string>()
  const newborn = render('::danger-signs{of=newborn}', links)[0]?.html ?? ''
  t.match(newborn, /^<div class="callout callout-call" role="note" aria-label="When to call your child’s doctor">/)
  t.match(
    newborn,
    /<p class="danger-soon">Call <a href="tel:911">911<\/a>, or your emergency number<\/p>\s*<ul>\s*<li>Breathing/,
  )
  t.match(newborn, 'Green or bloody vomit')
  t.match(newborn, '<a href="/a/when-to-call#newborn">')
  t.same([...links], ['/a/when-to-call'])
  t.match(html('::danger-signs[Call us]{week=24}'), /aria-label="Call us">.*Your baby moves less/s)
  t.notMatch(html('::danger-signs{week=23}'), 'Your baby moves less')
  t.match(html('::danger-signs{month=4}'), '102.2\u00a0°F (39\u00a0°C)')
  t.match(html('At 120 °F'), '120\u00a0°F', 'no text breaks between a figure and its degrees')
  t.match(html('::danger-signs{of=pregnancy}'), 'From week 24: Your baby moves less')
  const two = html('::danger-signs{ids="newborn-fever, pregnancy-fever"}')
  t.equal(two.match(/<li>/g)?.length, 2)
  t.match(two, '<a href="/a/when-to-call">', 'signs of two stages lead to all of them')
  t.match(html('::danger-signs{ids="after-loss-fever, after-loss-leg"}'), '<a href="/a/when-to-call#after-loss">')
  refused(t, '::danger-signs', /needs one of/)
  refused(t, '::danger-signs{week=24 month=1}', /needs one of/)
  refused(t, '::danger-signs{of=teenager}', /line 1: .*there are pregnancy/)
  refused(t, 'A\n\n::danger-signs{week=43}', /line 3: .*1 to 42/)
  refused(t, '::danger-signs{ids=newborn-hunger}', /newborn-hunger/)
})

t.test('ids are made of letters, digits and single hyphens', async t => {
  for (const [title, id] of [
    ['Growing and learning', 'growing-and-learning'],
    ['  What to eat?  ', 'what-to-eat'],
    ['If it’s twins – or more!', 'if-it-s-twins-or-more'],
    ['100 % (38 °C)', '100-38-c'],
  ])
    t.equal(idOf(title ?? ''), id)
})

t.test('a citation is a numbered link to its source', async t => {
  const cited = html('One[^acog] and two[^nhs-week-8], one again[^acog].')
  t.same(
    [...cited.matchAll(/<a href="#source-(\d)"(?: id="(.*?)")? class="cite" aria-label="Source (\d)">(\d)<\/a>/g)].map(
      match => match.slice(1),
    ),
    [
      ['1', 'cite-1', '1', '1'],
      ['2', 'cite-2', '2', '2'],
      ['1', undefined, '1', '1'],
    ],
    'the first place of a source is where its entry leads back to',
  )
  t.notMatch(cited, /footnote|\[\^/, 'nothing of the notation is left')
  refused(t, 'Three[^cdc].', /cites \[\^cdc\]/)
  refused(t, '## A\n\n- in a list[^x-1]', /cites \[\^x-1\]/)
})

t.test('sources are numbered in the order in which a text cites them', async t => {
  const many: Source[] = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, title: id, publisher: id, url: 'https://a.test' }))
  const read = (text: string, citedBeside: string[] = []) => {
    const { sections, sources } = renderMarkdown(text, {
      sources: many,
      art,
      links: new Set(),
      citedByProducts: citedBeside,
    })
    const numbers = [
      ...sections
        .map(({ html }) => html)
        .join('')
        .matchAll(/#source-(\d)/g),
    ].map(([, number]) => Number(number))
    return { numbers, ids: sources.map(({ id }) => id).join('') }
  }
  t.same(
    read('Late[^d], early[^a], late again[^d].'),
    { numbers: [1, 2, 1], ids: 'dabce' },
    'those that nothing cites come last',
  )
  t.same(
    read('- Item[^e]\n\n:::note\nBox[^c].\n:::\n\n## More\n\n| a | b |\n| - | - |\n| x[^b] | y[^a] |\n\nEnd[^c].'),
    { numbers: [1, 2, 3, 4, 2], ids: 'ecbad' },
    'in lists, boxes and tables too',
  )
  t.same(read('Open[^b].\n\n## More\n\nText[^a], again[^c].', ['c', 'd', 'c']), { numbers: [1, 4, 2], ids: 'bcdae' })
  t.same(read('Open[^b].', ['a', 'b']), { numbers: [1], ids: 'bacde' }, 'a text without headings')
  t.same(read('None.'), { numbers: [], ids: 'abcde' })
})

t.test('callouts have a title of their own or their usual one', async t => {
  t.equal(
    html(':::note\nText.\n:::'),
    '<div class="callout callout-note" role="note" aria-label="Good to know"><p class="callout-title">Good to know</p><p>Text.</p></div>',
  )
  t.match(
    html(':::tip[When *everything* smells]\nText.\n:::'),
    /aria-label="When everything smells"><p class="callout-title">When everything smells<\/p><p>Text\.<\/p>/,
  )
  t.match(html(':::call\n- Fever\n:::'), /callout-call.*Call your care team now if.*<li>Fever<\/li>/s)
  t.match(
    html(':::note\nSee[^acog] **this**.\n:::'),
    /#source-1.*<strong>this<\/strong>/s,
    'with everything a text may hold',
  )
  refused(t, ':::warning\nText.\n:::', /unknown callout :::warning; there are note, tip, call/)
})

t.test('a figure knows its size before it is there', async t => {
  const figure = html('::figure[A cot, *empty*]{art=cot alt="A cot with a sheet"}')
  t.match(
    figure,
    /^<figure><img src="art:cot" alt="A cot with a sheet" width="320" height="240" loading="lazy" decoding="async">/,
  )
  t.match(figure, /<figcaption>A cot, <em>empty<\/em><\/figcaption><\/figure>$/)
  t.match(html('::figure{art=cot alt=""}'), /alt="".*<\/figure>$/s, 'one that only decorates says so')
  t.notMatch(html('::figure{art=cot alt=""}'), 'figcaption')
  refused(t, '::figure{art=crib alt="x"}', /drawing 'crib'/)
  refused(t, '::figure{alt="x"}', /drawing/)
  refused(t, '::figure[Caption]{art=cot}', /needs alt text/)
  refused(t, '::video{art=cot}', /unknown directive ::video/)
})

t.test('a colon in running text is a colon', async t => {
  for (const text of ['at 10:30', 'ratio 1:b', 'call:now or later', 'note:this', 'a :b c', '3:1 mix'])
    t.equal(html(text), `<p>${text}</p>`, text)
})

t.test('links are collected for checking, foreign ones open safely', async t => {
  const links = new Set<string>()
  const text = '[a](/a/x) [b](/topics/y?z=1#s) [c](#here) [d](https://e.test/f) [e](/a/x) [f](//g.test)'
  const rendered = renderMarkdown(text, { sources: [], art, links }).sections[0]?.html ?? ''
  t.same(
    [...links],
    ['/a/x', '/topics/y', '//g.test'],
    'without query and fragment; what looks like ours is checked too',
  )
  t.match(rendered, '<a href="/topics/y?z=1#s">b</a>')
  t.match(rendered, '<a href="https://e.test/f" rel="noopener">d</a>')
  t.notMatch(rendered, /href="#here"[^>]*rel=/)
})

t.test('raw HTML of an editor does not get in', async t => {
  const rendered = html(
    'Before <script>alert(1)</script> <b onclick="x">after</b>\n\n<iframe src="https://e.test"></iframe>\n\n&lt;script&gt; `<i>`',
  )
  t.notMatch(rendered, /<(script|b|iframe)\b|onclick/)
  t.match(rendered, /&#x3C;script>|&lt;script/, 'what was meant as text stays text')
})

t.test('tables and lists', async t => {
  t.match(html('| a | b |\n| - | -: |\n| 1 | 2 |'), /<table class="prose-table">.*<th>a<\/th>.*<td[^>]*>2<\/td>/s)
  t.notMatch(html('| a | b |\n| - | -: |\n| 1 | 2 |'), 'style=', 'the content policy allows no style attributes')
  t.match(html('1. one\n2. two'), /<ol>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ol>/)
})

t.test('no directive is left on the page as it was written', async t => {
  refused(t, 'A\n\n::danger-signs{of=newborn}[Title first]', /line 3: ::danger-signs would stand on the page/)
  refused(t, 'Words. ::figure[A cot]{art=cot alt=""}', /::figure would stand/)
  refused(t, '- :::call[Now] you faint', /:::call would stand/)
  refused(t, ':::note\nA\n:::\n\nB\n\n:::', /line 7: ::: would stand/)
  refused(t, '| A |\n| - |\n| ::figure{art=cot} |', /::figure would stand/)
  t.match(html('At 10:30, a ratio of 3:1, and: this.'), 'At 10:30, a ratio of 3:1, and: this.')
})
