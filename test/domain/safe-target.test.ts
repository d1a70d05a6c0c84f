import fc from 'fast-check'
import t from 'tap'
import { safeTarget } from '../../domain/safe-target.ts'

const origins = ['https://site.test', 'https://names.site.test', 'https://registry.site.test:8443']

const plainPayloads = String.raw`
  //e.test ///e.test ////e.test /\e.test \/e.test \\e.test /%09/e.test /./\e.test
  https:e.test http:e.test https:/e.test https:///e.test https:///site.test/a https:////.@names.site.test https:\\e.test HTTPS://E.TEST/ https:// https://[::1]/
  https://site@e.test https://site.test@e.test https://user@site.test/a https://:@site.test/a https://@site.test/a https://site.test:443@e.test
  https://site.test.e.test/ https://esite.test https://site.test. https://site.test:8443/ http://site.test/ //site.test/a
  ftp://site.test/ ws://site.test/ javascript:alert(1) JavaScript:alert(1) data:text/html,x blob:https://site.test/x vbscript:x about:blank
  file:///etc/passwd mailto:a@e.test
  /%0d%0aSet-Cookie:x=1 /%0D%0ASet-Cookie:x=1 /%250d%250aSet-Cookie:x=1 /a?b=%0d%0ac /a#%00
  /%2f%2fe.test /%2fe.test /%252f%252fe.test /%5ce.test /%255ce.test %2f%2fe.test %252f%252fe.test
  /.//e.test /%2e//e.test /x/..//e.test /x/%2E%2e//e.test https://site.test//e.test
  /% /%e0%a4%a e.test dashboard ./dashboard ?a=1 #a .. @e.test
  /login /login/ /login?target=/a /login#x /LOGIN /%6cogin /x/../login /./login /login/amp /logout /logout/
  https://site.test/logout https://names.site.test/login
`
  .trim()
  .split(/\s+/)

const refused: readonly unknown[] = [
  ...plainPayloads,
  ...[
    '',
    ' ',
    ' //e.test',
    ' /a',
    '\t//e.test',
    '/\t/e.test',
    '/\n/e.test',
    '/\u0085x',
    '/\u0000',
    'java\nscript:alert(1)',
    '/a\r\nSet-Cookie: x=1',
  ],
  `/${'a'.repeat(512)}`,
  ...[null, undefined, 1, true, {}, ['/a'], ['/a', '/b'], new URL('https://site.test/a')],
]

const accepted = [
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/search?q=a%26b&targetUrl=%2Fb%2Femma#top', '/search?q=a%26b&targetUrl=%2Fb%2Femma#top'],
  ['/search?q=100%25', '/search?q=100%25'],
  ['/b/zoë', '/b/zo%C3%AB'],
  ['/login-help', '/login-help'],
  ['/a/../b/emma', '/b/emma'],
  ['/a/x//y', '/a/x//y'],
  ['/@someone', '/@someone'],
  ['https://site.test', '/'],
  ['https://site.test:443/a?b#c', '/a?b#c'],
  ['HTTPS://SITE.TEST/a', '/a'],
  ['https://names.site.test/b/emma?x=1', 'https://names.site.test/b/emma?x=1'],
  ['https://registry.site.test:8443/manage', 'https://registry.site.test:8443/manage'],
  [`/${'a'.repeat(511)}`, `/${'a'.repeat(511)}`],
] as const

t.test('refused targets end on the fallback', async t => {
  for (const input of refused) {
    t.equal(safeTarget(input, origins), '/dashboard', JSON.stringify(input))
    t.equal(safeTarget(input, origins, '/'), '/', JSON.stringify(input))
  }
  t.equal(safeTarget('/a', []), '/dashboard', 'without origins')
})

t.test('own targets are kept', async t => {
  for (const [input, output] of accepted) t.equal(safeTarget(input, origins), output, input)
})

t.test('http origins, as in development', async t => {
  const local = ['http://localhost:3000', 'http://localhost:3000', 'http://localhost:3000']
  t.equal(safeTarget('/a', local), '/a')
  t.equal(safeTarget('http://localhost:3000/a', local), '/a')
  for (const input of ['http:a', 'https:e.test', 'https://localhost:3000/a', 'http://localhost:3001/'])
    t.equal(safeTarget(input, local), '/dashboard')
})

t.test('whatever comes in, the browser stays on our origins', async () => {
  const words = '/ // \\ . .. %2e %2f %5c %25 %09 %0d%0a @ : ? # ; https: http: javascript: a é ／ 。'.split(' ')
  const hosts = ['site.test', 'names.site.test', 'e.test', 'login', '%6cogin', 'logout', ' ', '\t', '\n', '\u202e']
  const pieces = fc.constantFrom(...words, ...hosts)
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), parts => {
      const target = safeTarget(parts.join(''), origins)
      const url = new URL(target, origins[0])
      return (
        origins.includes(url.origin) &&
        !/^\/(login|logout)(\/|$)/i.test(decodeURIComponent(url.pathname)) &&
        safeTarget(target, origins) === target
      )
    }),
    { numRuns: 20_000 },
  )
})
