// The page of a name, the chart and the initials, as the server answers them.
import t from 'tap'
import { all, parseHtml, type Tag, textOf, withName } from '../../support/html.ts'
import { names } from '../../support/names.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const known = { cookie: `uid=${'u'.repeat(22)}` }

async function open({ ask }: TestSite, url: string) {
  const answer = await ask({ url, headers: known })
  const root = parseHtml(answer.body)
  const main = withName(root, 'main')[0] as Tag // every page has one
  return {
    answer,
    root,
    main,
    text: textOf(main),
    links: withName(main, 'a').map(({ attributes }) => attributes.href ?? ''),
  }
}

/** The rows of the table of years, cell by cell. */
const rowsIn = (main: Tag) => {
  const body = withName(main, 'tbody')[0]
  return body
    ? withName(body, 'tr').map(row => [...withName(row, 'th'), ...withName(row, 'td')].map(cell => textOf(cell)))
    : []
}

t.test('a name page has every year, for each sex', async t => {
  const { answer, main, text, links, root } = await open(await testSite(t), '/b/olivia-baby-name')
  t.equal(answer.statusCode, 200)
  t.equal(textOf(withName(main, 'h1')[0] as Tag), 'Olivia')
  const rows = rowsIn(main)
  t.equal(rows.length, 145)
  t.same(rows[0]?.slice(0, 4), ['2024', '1', '14,718', '0.84%'])
  t.same(rows[1]?.slice(0, 3), ['2023', '1', '15,270'])
  t.same(rows.at(-1), ['1880', '235', '44', '0.045%', '–', '–', '–'], 'no boys in 1880')
  t.same(
    withName(main, 'th')
      .filter(({ attributes }) => attributes.scope === 'colgroup')
      .map(cell => textOf(cell)),
    ['Olivia, girls', 'Olivia, boys'],
  )
  t.match(text, /From Latin oliva, olive\./)
  t.match(text, /from 2016 on, their number is estimated/)
  t.match(
    text,
    /Counts: US Social Security Administration, births of 1880 to 2024\. Before 1937 many were never registered/,
  )
  t.match(text, /1 − \(1 − p\)\^24/)
  t.ok(links.includes('/b/olivia-baby-name?measure=rank#chart'))
  t.ok(links.includes('/b/popularityChart?names=olivia'))
  const blocks = all(root, ({ attributes }) => attributes.type === 'application/ld+json').map(tag =>
    JSON.parse(textOf(tag)),
  )
  t.same(
    blocks.map(block => block['@type']),
    ['WebPage', 'BreadcrumbList'],
  )
  t.match(blocks[1].itemListElement, [{ name: 'Baby names' }, { name: 'O' }])
})

t.test('names that nobody looked up say so', async t => {
  const site = await testSite(t)
  const unknown = names.all.find(name => !names.about(name) && name.recentBirths.girl > 500)
  const { text } = await open(site, unknown?.path ?? '')
  t.match(
    text,
    /Where the name comes from is not looked up yet\..*Meaning\s*Not looked up yet\..*Origin\s*Not looked up yet\./s,
  )
  t.notMatch(text, /not known|would trust/i, 'which is another thing than not known')
  const { text: alike, links } = await open(site, '/b/oliviah-baby-name')
  t.match(alike, /is not looked up yet\.\s+It is read like\s+Olivia\s*, of which more is known\./)
  t.ok(links.includes('/b/olivia-baby-name'))
  const { main } = await open(site, '/b/olivia-baby-name?measure=rank')
  const chosen = all(main, ({ attributes }) => attributes['aria-current'] === 'true')
  t.same(
    chosen.map(tag => textOf(tag)),
    ['Rank'],
  )
})

t.test('an entry that is no name is said to be none', async t => {
  const site = await testSite(t)
  for (const word of ['unknown', 'Baby']) {
    const { answer, main, links } = await open(site, `/b/${word}-baby-name`)
    t.equal(answer.statusCode, 404, word)
    t.equal(textOf(withName(main, 'h1')[0] as Tag), 'This entry is no name')
    t.ok(links.includes('/b/search'))
  }
  const { answer: twin } = await open(site, '/b/babette-baby-name')
  t.equal(twin.statusCode, 200, 'a name that only begins so')
  const { body } = await site.ask('/sitemap-names.xml')
  t.match(body, '/b/babette-baby-name</loc>')
  t.notMatch(body, /\/b\/(unknown|baby|infant|notnamed|babyboy)-baby-name</)
})

t.test('the first and the last name of the alphabet have one neighbour', async t => {
  const site = await testSite(t)
  const neighbours = async (name = names.all[0]) => {
    const { main } = await open(site, name?.path ?? '')
    return all(main, ({ attributes }) => attributes.rel === 'prev' || attributes.rel === 'next').map(
      ({ attributes }) => attributes.rel,
    )
  }
  t.same(await neighbours(names.all[0]), ['next'])
  t.same(await neighbours(names.all.at(-1)), ['prev'])
})

t.test('the chart: form, lines, table', async t => {
  const site = await testSite(t)
  const url = '/b/popularityChart?names=emma,olivia&sex=girl&measure=rank&from=2000&to=2023&spellings=combined'
  const { answer, main, text } = await open(site, url)
  t.equal(answer.statusCode, 200)
  const rows = rowsIn(main)
  t.equal(rows.length, 24)
  t.equal(rows[0]?.length, 7, 'a year, and three cells a name')
  t.equal(rows[0]?.[0], '2023')
  const field = all(main, ({ attributes }) => attributes.name === 'names')[0]
  t.equal(field?.attributes.value, 'emma, olivia')
  const chosen = all(main, ({ attributes }) => 'selected' in attributes).map(({ attributes }) => attributes.value)
  t.same(chosen, ['girl', 'rank', '2000', '2023'], 'the form shows what is asked for')
  t.match(text, /Olivia, girls counts these spellings together: Olivia, Olyvia/)
  const { main: apart } = await open(site, '/b/popularityChart?names=emma,olivia&sex=girl&from=2023')
  t.same(rowsIn(apart)[1], ['2023', '2', '13,527', '0.78%', '1', '15,270', '0.88%'])
  t.notMatch(answer.headers['cache-control'], /public/)
})

t.test('names that are none are named, and the others still drawn', async t => {
  const { text, main, links } = await open(await testSite(t), '/b/popularityChart?names=olivia,emmma&sex=girl')
  t.match(text, /emmma\s+is not in our counts: they hold the names given to 500 girls or 500 boys/)
  const { text: boys } = await open(await testSite(t), '/b/popularityChart?names=everleigh&sex=boy')
  t.match(boys, /No line for Everleigh: too few boys for our counts, which begin at 500 births of a sex since 1880\./)
  t.ok(links.includes('/b/popularityChart?names=olivia,emma&sex=girl'), 'a spelling that is one')
  t.equal(rowsIn(main)[0]?.length, 4)
})

t.test('nothing that is typed makes a page fail', async t => {
  const site = await testSite(t)
  const odd = [
    '%',
    '%25',
    '%F0%9F%90%BB',
    'a'.repeat(200),
    '%D0%90%D0%BD%D0%BD%D0%B0',
    '%00',
    '..',
    '%3Cscript%3E',
    "'%20or%201=1",
    '%ED%A0%80',
  ]
  for (const text of odd) {
    for (const url of [
      `/b/popularityChart?names=${text}&sex=${text}&measure=${text}&from=${text}&to=${text}&spellings=${text}`,
      `/b/popularityChart.svg?names=${text}`,
      `/b/initials?first=${text}&middle=${text}&surname=${text}`,
      `/b/olivia-baby-name?measure=${text}`,
    ])
      t.equal((await site.ask({ url, headers: known })).statusCode, 200, url)
    const { statusCode } = await site.ask({ url: `/b/${text}-baby-name`, headers: known })
    t.ok([400, 404].includes(statusCode), `${statusCode} for a name ${text}`)
  }
  const twice = await site.ask({ url: '/b/popularityChart?names=emma&names=olivia', headers: known })
  t.equal(twice.statusCode, 200)
  t.notMatch(
    site.lines.filter(({ route }) => route === '/b/popularityChart').map(line => JSON.stringify(line)),
    [/emma/],
    'what was asked for is in no log',
  )
})

t.test('initials', async t => {
  const { text, answer, root } = await open(await testSite(t), '/b/initials?first=Peter&middle=Ian&surname=Green')
  t.match(text, /The initials of Peter Ian Green/)
  t.match(text, /they are PIG, which is on our list of words to avoid/)
  t.notMatch(answer.headers['cache-control'], /public/)
  const robots = all(root, ({ attributes }) => attributes.name === 'robots')[0]
  t.equal(robots?.attributes.content, 'noindex')
  const { text: fine, links } = await open(await testSite(t), '/b/initials?first=Olivia&middle=Rose&surname=Hart')
  t.match(fine, /Nothing on our small English list/)
  t.match(fine, /OHR/)
  t.ok(links.includes('/b/olivia-baby-name'))
})

t.test('the picture to share', async t => {
  const { ask } = await testSite(t)
  const answer = await ask('/b/popularityChart.svg?names=emma,liam&measure=rank')
  t.equal(answer.headers['content-type'], 'image/svg+xml; charset=utf-8')
  t.equal(answer.headers['cache-control'], 'private, max-age=3600')
  t.match(answer.body, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/)
  t.match(answer.body, /<title>Emma and Liam: Rank in the US, 1880 to 2024<\/title>/)
  t.match(answer.body, /Data: US Social Security Administration/)
  t.notMatch(answer.body, / style=| class=|<style/, 'it needs no style sheet')
})
