// The search page as the server answers it.
import t from 'tap'
import { openBuild } from '../../../server/build.ts'
import { countOf } from '../../../views/search/results.tsx'
import { all, parseHtml, type Tag, textOf, withName } from '../../support/html.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const { content } = openBuild(new URL('../../../dist', import.meta.url).pathname)
const known = { cookie: `uid=${'u'.repeat(22)}` }

async function search({ ask }: TestSite, query: Record<string, string>) {
  const answer = await ask({ url: `/search?${new URLSearchParams(query)}`, headers: known })
  const root = parseHtml(answer.body)
  const main = withName(root, 'main')[0] as Tag // every page has one
  const one = (test: (tag: Tag) => boolean) => all(main, test)[0] as Tag
  return {
    answer,
    root,
    main,
    field: one(({ attributes }) => attributes.name === 'q'),
    target: one(({ attributes }) => attributes.name === 'targetUrl').attributes.value,
    back: one(({ attributes }) => attributes['aria-label'] === 'Back').attributes.href,
    alert: textOf(one(({ attributes }) => attributes.role === 'alert')),
    links: withName(main, 'a').map(({ attributes }) => attributes.href ?? ''),
    promo: all(main, ({ attributes }) => attributes['data-promo'] === 'amazon-registry').length,
  }
}

t.test('before anything is looked for: the box, the registry, places to begin', async t => {
  const site = await testSite(t)
  const { answer, field, alert, target, links, promo } = await search(site, {})
  t.equal(answer.statusCode, 200)
  t.match(field.attributes, {
    role: 'combobox',
    placeholder: 'Search content or baby names',
    'aria-label': 'Search content or baby names',
  })
  t.equal(field.attributes.value, '')
  t.notOk('autofocus' in field.attributes, 'a page that was opened by itself takes nobody along')
  t.equal(alert, '')
  t.equal(target, '/')
  t.equal(promo, 1)
  t.ok(links.filter(link => /^\/(a|pregnancy-week-by-week|baby-month-by-month)\//.test(link)).length >= 4, 'guides')
  t.ok(
    'autofocus' in (await search(site, { targetUrl: '/news' })).field.attributes,
    'who comes by the icon can type at once',
  )
})

t.test('results: how many, in groups, with the words marked', async t => {
  const site = await testSite(t)
  const { main, field, links, answer, promo } = await search(site, { q: ' feeding ' })
  t.equal(answer.statusCode, 200)
  t.equal(field.attributes.value, ' feeding ')
  const found = await content.search('feeding')
  t.same(
    withName(main, 'h2').map(h2 => textOf(h2)),
    ['Best answers', ...found.groups.map(({ name }) => name)],
  )
  t.ok(found.groups.length >= 2)
  t.match(textOf(main), `${found.total} results for feeding`)
  const shown = [...found.best, ...found.groups.flatMap(({ hits }) => hits)].map(hit => hit.card.title)
  t.same(
    withName(main, 'h3').map(h3 => textOf(h3).replaceAll('\n', '')),
    shown,
  )
  t.ok(links.some(link => link?.startsWith('/a/newborn-feeding-first-weeks')))
  const marked = withName(main, 'mark').map(mark => textOf(mark))
  t.ok(marked.length > 0 && marked.every(text => /^feed/i.test(text)), marked.join())
  t.equal(promo, 1)
  t.same([0, 1, 2].map(countOf), ['0 results', '1 result', '2 results'])
})

t.test('a result leads to the part that answers, with its passage', async t => {
  const { main, links } = await search(await testSite(t), { q: 'tums' })
  const path = '/a/heartburn-constipation-and-hemorrhoids#heartburn'
  t.equal(
    links.find(link => link.startsWith('/a/')),
    path,
  )
  t.match(textOf(main), /[Aa]ntacids/)
})

t.test('a misspelt word is corrected, and that is said', async t => {
  const site = await testSite(t)
  t.match(
    textOf((await search(site, { q: 'hartburn' })).main),
    /Showing heartburn: no page has the word as it was typed/,
  )
  t.notMatch(textOf((await search(site, { q: 'heartburn' })).main), /Showing/)
})

t.test('too short, without script: the message, and the text is kept', async t => {
  const site = await testSite(t)
  for (const q of ['f', '  f  ', '', '   ', '🍼']) {
    const { answer, field, alert, main } = await search(site, { q })
    t.equal(answer.statusCode, 200)
    t.equal(alert.trim(), 'Please enter at least 2 characters.', JSON.stringify(q))
    t.equal(field.attributes.value, q)
    t.equal(field.attributes['aria-invalid'], 'true')
    t.equal(
      all(main, ({ attributes }) => attributes.id === field.attributes['aria-describedby']).length,
      1,
      'tied to the field',
    )
    t.notMatch(textOf(main), /results? for/)
  }
})

t.test('nothing found: what to try, and guides', async t => {
  const site = await testSite(t)
  const { answer, main, alert, links } = await search(site, { q: 'zzzqqq' })
  t.equal(answer.statusCode, 200)
  t.match(textOf(main), 'Nothing in the almanac fits zzzqqq')
  t.equal(alert, '')
  t.ok(links.includes('/topics') && links.some(link => link.startsWith('/a/')))
})

t.test('what was typed is text, wherever it stands', async t => {
  const site = await testSite(t)
  for (const q of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onfocus=alert(1) x='",
    '</title><script>alert(1)</script>',
    '8 weeks <b>pregnant</b>',
    '&lt;i&gt;',
    '\u202eevil\u202c',
    '母乳 🍼 رضاعة',
    'w'.repeat(200),
    '🍼'.repeat(200),
    '{{7*7}} #{7*7}',
  ]) {
    const { answer, root, main, field } = await search(site, { q })
    t.equal(answer.statusCode, 200, q)
    t.equal(field.attributes.value, q, 'the field has it as it was typed')
    t.same(
      withName(main, 'script', 'b', 'i').filter(tag => tag.name !== 'b' || textOf(tag).match(/\D/)),
      [],
      `${q}: no markup of it`,
    )
    t.same(
      all(root, tag => Object.keys(tag.attributes).some(name => name.startsWith('on'))),
      [],
      'no handler',
    )
    t.ok([...textOf(withName(root, 'title')[0] as Tag)].length < 100, 'the title stays short')
  }
  for (const query of [
    '%',
    '%%',
    '%ff%fe',
    '%ED%A0%80',
    '%ED%A0%80%ED%B0%80',
    '%00',
    'a&q=b',
    '%2525',
    '+',
    '%C0%AF',
  ]) {
    const answer = await site.ask({ url: `/search?q=${query}`, headers: known })
    t.equal(answer.statusCode, 200, query)
    t.match(answer.body, /<h1[^>]*>Search the almanac/, query)
  }
})

t.test('Back leads to where the search began, and to no other site', async t => {
  const site = await testSite(t)
  for (const targetUrl of ['/news', '/a/registry-101?x=1', '/b/emma', 'http://localhost:3000/about-us']) {
    const { back, target } = await search(site, { q: 'feeding', targetUrl })
    t.equal(back, targetUrl.replace('http://localhost:3000', ''))
    t.equal(target, back, 'and the next search keeps it')
  }
  for (const targetUrl of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a\r\nSet-Cookie: x=1',
    'http://localhost:3000@evil.test/',
    '/login',
    '',
    'x'.repeat(5000),
  ]) {
    const { back, target } = await search(site, { q: 'feeding', targetUrl })
    t.equal(back, '/', targetUrl.slice(0, 40))
    t.equal(target, '/')
  }
  const twice = await site.ask({ url: '/search?q=a&q=b&targetUrl=/x&targetUrl=/y', headers: known })
  t.equal(twice.statusCode, 200, 'parameters that come twice')
})

t.test('nobody keeps a page of results, and search engines leave it out', async t => {
  const site = await testSite(t)
  const queries: Record<string, string>[] = [{}, { q: 'f' }, { q: 'feeding' }, { q: 'zzzqqq' }]
  for (const query of queries) {
    for (const round of ['first', 'again']) {
      const { answer } = await search(site, query)
      t.equal(answer.headers['cache-control'], 'private, no-store', round)
      t.notOk(answer.headers.etag)
      t.match(answer.body, '<meta name="robots" content="noindex"/>')
    }
  }
  const asked = await site.ask({ url: '/search?q=feeding', headers: { ...known, 'if-none-match': '*' } })
  t.equal(asked.statusCode, 200, 'nothing to compare with')
  const lines = site.lines.filter(line => line.route === '/search')
  t.ok(lines.length > 8)
  t.same(
    lines.filter(line => line.cache !== 'bypass'),
    [],
    'it passes the page cache by',
  )
  t.notMatch(JSON.stringify(site.lines), /feeding|zzzqqq/, 'and the log knows no text')
})

t.test('who looks for a loss meets nothing that sells or celebrates', async t => {
  const site = await testSite(t)
  for (const q of ['miscarriage', 'miscarrage', 'my baby died']) {
    const { root, main, links, promo } = await search(site, { q })
    t.ok(
      links.some(link => link.includes('miscarriage')),
      q,
    )
    t.equal(promo, 0, 'no registry')
    t.same(
      all(
        root,
        ({ attributes }) => 'data-ad-unit' in attributes || 'data-banner' in attributes || 'data-promo' in attributes,
      ),
      [],
      'nor anywhere around it',
    )
    t.notMatch(textOf(main), /weeks pregnant|Good places/)
  }
})

t.test('the registry link says that it is paid for, before it', async t => {
  const site = await testSite(t)
  const { main } = await search(site, {})
  const promo = all(main, ({ attributes }) => attributes['data-promo'] === 'amazon-registry')[0] as Tag
  const text = textOf(promo)
  for (const perk of [
    'Free Welcome Box',
    '15% Registry Discount',
    'Free 1-Year Returns',
    'Quick Free Shipping',
    'Group Gifting',
    'Thank-You List',
  ])
    t.match(text, perk)
  t.ok(text.indexOf('affiliate link') < text.indexOf('Create an Amazon registry'))
  const [link] = withName(promo, 'a')
  t.match(link?.attributes, {
    href: /^https:\/\/www\.amazon\.com\//,
    rel: /\bsponsored\b/,
    'data-event': 'registry-click',
    'data-destination': 'amazon-registry',
    'data-decision-area': 'search-box',
    'data-retailer': 'amazon',
  })
})
