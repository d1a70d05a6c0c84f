// Finding a registry by a parent's name, or by its link.
import t from 'tap'
import '../../support/no-pressure.ts'
import { parseHtml, textOf, withName } from '../../support/html.ts'
import { guestSite, link, listPath } from '../../support/registry-guests.ts'

const path = '/babyregistrysearch'
const api = 'GET /registry-search'
const words = (html: string) => textOf(withName(parseHtml(html), 'main')[0] ?? parseHtml(html)).replace(/\s+/g, ' ')
const found = {
  link,
  parents: [{ first_name: 'Emma', last_name: 'Stone' }],
  month: 3,
  year: 2027,
  state: 'OH',
}

t.test('a search by name: what is asked, and what is told', async t => {
  const { ask, sent, lines } = await guestSite(t, { [api]: [200, { items: [found] }] })
  const { statusCode, headers, body } = await ask(`${path}?first_name=Em&last_name=Stone&state=OH&month=03`)
  t.equal(statusCode, 200)
  t.equal(headers['cache-control'], 'private, no-store')
  t.equal(headers['referrer-policy'], 'same-origin')
  t.match(body, '<meta name="robots" content="noindex"/>')
  t.equal(sent.at(-1)?.url, '/registry-search?first=Em&last=Stone&state=OH&month=3')
  t.match(words(body), 'One list Emma Stone March 2027, Ohio')
  t.match(body, `href="${listPath}"`)
  t.match(body, 'value="Stone"', 'the form keeps what was typed')
  await ask(`${path}?q=Anna+Maria+van+Dyke`)
  t.equal(sent.at(-1)?.url, '/registry-search?first=Anna&last=van+Dyke&state=&month=')
  await ask(`${path}?first_name=Em&last_name=Stone&state=XX&month=13`)
  t.equal(sent.at(-1)?.url, '/registry-search?first=Em&last=Stone&state=&month=', 'what is no state or month is any')
  t.notMatch(JSON.stringify(lines), /Stone|Dyke|babyregistrysearch\?/, 'the log does not say who was looked for')
})

t.test('lists that look the same are not told apart, and the page says so', async t => {
  const twin = { ...found, link: 'b'.repeat(22) }
  const { ask, answers } = await guestSite(t, { [api]: [200, { items: [found, twin] }] })
  const asked = `${path}?first_name=Em&last_name=Stone`
  t.match(words((await ask(asked)).body), 'Some of these lists look the same here')
  answers[api] = [200, { items: [found, { ...twin, month: 4 }] }]
  t.notMatch(words((await ask(asked)).body), 'look the same')
})

t.test('the page itself may be found, and its twin’s address leads to it', async t => {
  const { ask, sent } = await guestSite(t, {})
  const { statusCode, body } = await ask(path)
  t.equal(statusCode, 200)
  t.match(body, '<meta name="robots" content="index,follow"/>')
  t.match(body, /<link rel="canonical" href="[^"]+\/babyregistrysearch"/)
  t.same(sent, [])
  const twin = await ask(`${path}/amp`)
  t.equal(twin.statusCode, 301)
  t.equal(twin.headers.location, path)
})

t.test('too few letters, nothing found, too many searches, no answer', async t => {
  const { ask, sent, answers } = await guestSite(t, { [api]: [200, { items: [] }] })
  for (const [query, said] of [
    ['first_name=E&last_name=Stone', 'at least two letters of the first name'],
    ['first_name=Em&last_name=', 'at least two letters of the last name'],
    ['q=Emma', 'at least two letters of the last name'],
    ['first_name=12&last_name=%00%00', 'at least two letters of the first name'],
  ] as const) {
    const { statusCode, body } = await ask(`${path}?${query}`)
    t.equal(statusCode, 200, query)
    t.match(words(body), said)
  }
  t.same(sent, [], 'nothing is searched for')
  const query = '?first_name=Emma&last_name=Stone'
  t.match(words((await ask(path + query)).body), 'No list was found')
  answers[api] = [429, { statusCode: 429, code: 'too-many', message: 'x' }]
  const often = await ask(path + query)
  t.equal(often.statusCode, 429)
  t.equal(often.headers['retry-after'], '42')
  t.match(often.body, '<meta name="robots" content="noindex"/>')
  t.match(words(often.body), 'That was a lot of searches')
  t.match(often.body, 'value="Emma"')
  answers[api] = (_request, response) => response.destroy()
  const away = await ask(path + query)
  t.equal(away.statusCode, 503)
  t.match(words(away.body), 'Lists cannot be searched right now')
  t.match(away.body, 'value="Emma"')
})

t.test('a link or a code leads to the list, and to nothing else', async t => {
  const { ask, sent } = await guestSite(t, {})
  for (const code of [link, ` ${link} `, `http://localhost:3000/registry/${link}?price=low`]) {
    const { statusCode, headers } = await ask(`${path}?${new URLSearchParams({ code })}`)
    t.equal(statusCode, 303, code)
    t.equal(headers.location, listPath, code)
  }
  for (const code of [
    'x',
    `https://other.example/registry/${link}`,
    '//other.example',
    'javascript:alert(1)',
    '"><script>',
  ]) {
    const { statusCode, headers, body } = await ask(`${path}?${new URLSearchParams({ code })}`)
    t.equal(statusCode, 200, code)
    t.equal(headers.location, undefined)
    t.match(words(body), 'This is no link or code of a list here')
    t.notMatch(body, '"><script>')
    t.notMatch(body, /href="[^"]*other\.example/)
  }
  t.same(sent, [])
})
