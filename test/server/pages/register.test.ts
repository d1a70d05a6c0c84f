import t from 'tap'
import { table } from '../../../routes/table.ts'
import { listen, testSite } from '../../support/site.ts'
import { bareRequest, exchange } from '../../support/wire.ts'

const known = { cookie: `uid=${'u'.repeat(22)}` }
const own = { 'sec-fetch-site': 'same-origin' }
/** A real address of each page; of those that need a session, the pattern itself. */
const addresses = table.map(
  ({ path, handle }) => handle.examples[0] ?? path.replace(':slug', 'us-baby-names-2023-most-given'),
)

t.test('every page has one spelling; the other leads to it for good, query kept', async t => {
  const { ask } = await testSite(t)
  const queries = ['', '?a=1', '?a=1&b=%20%2F', '?a=1?b=2', '?q=a//b/', '?next=/about-us/', '?a=%3F?']
  for (const address of addresses) {
    if (address === '/') continue
    const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`
    for (const query of queries) {
      const { statusCode, headers } = await ask(other + query)
      t.equal(statusCode, 301, other + query)
      t.equal(headers.location, address + query)
    }
    t.not((await ask(address)).statusCode, 301, address)
  }
  t.equal((await ask('/a')).headers.location, '/a/', 'the specification serves /a/ with the slash')
  t.equal((await ask('/about-us/')).headers.location, '/about-us')
})

t.test('every page with a form has its POST', async t => {
  const { ask } = await testSite(t)
  const withForm = table.filter(({ handle }) => handle.form)
  t.ok(withForm.length > 15, `${withForm.length} pages`)
  for (const { path } of withForm) {
    const { statusCode, body } = await ask({ method: 'POST', url: path, headers: { ...own, ...known } })
    // The pattern is the link of no list, and its own page says so.
    const isOwn = statusCode !== 404 || body.includes('There is no list at this link')
    t.ok(isOwn && ![405, 500].includes(statusCode), `${path}: ${statusCode}`)
  }
})

t.test('an address where nothing is helps on', async t => {
  const { ask } = await testSite(t)
  for (const url of [
    '/nowhere',
    '/a/nowhere',
    '/news/nowhere',
    '/topics/nowhere',
    '/baby-month-by-month/99-month-old-baby',
    '/.env',
    '/wp-login.php',
    '/About-Us',
    '/%00',
    '/a/b/c',
    '//',
    '/a/<script>alert(1)</script>',
  ]) {
    const answer = await ask({ url, headers: known })
    t.equal(answer.statusCode, 404, url)
    t.match(answer.headers['content-type'], 'text/html')
    t.match(answer.body, /<h1[^>]*>This page is not in the almanac<\/h1>/, url)
    t.match(answer.body, '<meta name="robots" content="noindex"/>')
    t.notMatch(answer.body, 'rel="canonical"')
    const [, list = ''] = /class="status-links">(.*?)<\/ul>/.exec(answer.body) ?? []
    const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
    t.ok(links.length >= 3, `${url}: ${links.length} suggestions`)
    for (const link of links) t.equal((await ask(link)).statusCode, 200, `${url} suggests ${link}`)
    t.notMatch(answer.body, /nowhere|alert\(1\)/, 'the address is not repeated')
  }
})

t.test('the suggestions fit what was looked for', async t => {
  const { ask } = await testSite(t)
  const suggested = async (url: string) => /class="status-links">(.*?)<\/ul>/.exec((await ask(url)).body)?.[1] ?? ''
  t.match(await suggested('/pregnancy-week-by-week/7-weeks'), '/pregnancy-week-by-week/7-weeks-pregnant')
  t.match(await suggested('/pregnancy-week-by-week/99-weeks-pregnant'), '/pregnancy-week-by-week/42-weeks-pregnant')
  t.match(await suggested('/a/nowhere'), 'href="/a/')
  t.match(await suggested('/news/nowhere'), 'href="/news/')
  t.match(await suggested('/topics/nowhere'), 'href="/topics/')
})

t.test('dots in an address do not lead to another page', async t => {
  const { origin } = await listen(t)
  const host = `Host: ${new URL(origin).host}`
  for (const target of ['/a/..', '/topics/%2e%2e', '/a/.', '/news/%2E', '/topics/.%2e', '/pregnancy-week-by-week/..'])
    t.equal((await exchange(origin, bareRequest(target, [host]))).status, 404, target)
})

t.test('a page that was taken out is gone', async t => {
  const { ask } = await testSite(t)
  const answer = await ask({ url: '/a/best-baby-monitors-2019', headers: known })
  t.equal(answer.statusCode, 410)
  t.match(answer.body, /<h1[^>]*>This page has been taken out<\/h1>/)
  t.match(answer.body, '<meta name="robots" content="noindex"/>')
  t.notMatch(answer.headers['cache-control'], 'public')
})

t.test('pages can only be read, and those with a form sent to', async t => {
  const { ask } = await testSite(t)
  for (const url of addresses) {
    const isForm = table.some(({ path, handle }) => path === url && handle.form)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      if (isForm && method === 'POST') continue
      const answer = await ask({ method: method as 'POST', url, headers: own }) // TRACE is missing in the types
      t.equal(answer.statusCode, 405, `${method} ${url}`)
      t.equal(answer.headers.allow, isForm ? 'GET, HEAD, POST' : 'GET, HEAD', `${method} ${url}`)
      t.equal(answer.headers['cache-control'], 'no-store', `${method} ${url}`)
    }
  }
  const rare = await ask({ method: 'PROPFIND' as 'POST', url: '/about-us', headers: own }) // a method that Fastify does not know
  t.equal(rare.statusCode, 405)
  t.equal(rare.headers.allow, 'GET, HEAD')
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'a=1'],
    ['application/json', '{"a":'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', 'a'],
  ] as const) {
    const answer = await ask({ method: 'POST', url: '/about-us', payload, headers: { ...own, 'content-type': type } })
    t.equal(answer.statusCode, 405, `a body of ${type}`)
    t.equal(answer.headers.allow, 'GET, HEAD')
  }
})

t.test('percent signs and fragments make no other page', async t => {
  const { origin, lines } = await listen(t)
  const ask = (target: string) =>
    exchange(origin, bareRequest(target, [`Host: ${new URL(origin).host}`, `Cookie: ${known.cookie}`]))
  const plain = await ask('/about-us')
  for (const target of [
    '/%61bout-us',
    '/about%2Dus',
    '/about-us?a=1',
    '/about-us#a',
    '/about-us#b',
    '/about-us#c?abVersion=2',
  ]) {
    const answer = await ask(target)
    t.equal(answer.status, 200, target)
    t.equal(answer.body, plain.body, target)
  }
  const misses = lines.filter(line => line.route === '/about-us' && line.cache === 'miss')
  t.equal(misses.length, 1, 'no spelling takes a place of its own in the cache')
})

t.test('a query that the page does not read changes nothing', async t => {
  const { ask, lines } = await testSite(t)
  const { body } = await ask({ url: '/about-us', headers: known })
  for (const query of [
    'a=1',
    'debug=1',
    'debug=true',
    'amp=1',
    'layout=mobile',
    'country=DE',
    '__proto__[a]=1',
    'constructor=1',
    '%',
    'a=%',
    'a[]=1&a[]=2',
    '=',
    '&&&',
  ])
    t.equal((await ask({ url: `/about-us?${query}`, headers: known })).body, body, query)
  t.equal(lines.filter(line => line.cache === 'miss').length, 1)
})
