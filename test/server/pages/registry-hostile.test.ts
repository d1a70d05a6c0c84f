// Every form of a registry, for its owners and its guests, with what no form sends: it is answered in words, with what
// was typed given back, and never as a fault of the site.
import t from 'tap'
import '../../support/no-pressure.ts'
import { routes } from '../../../contract/routes.ts'
import { table } from '../../../routes/table.ts'
import { parseHtml } from '../../support/html.ts'
import { registryForms, wishFields } from '../../support/registry-forms.ts'
import { formType, registrySite, shownFields } from '../../support/registry-owner.ts'
import { sized } from '../../support/sized.ts'

const { site, open, owner } = await registrySite(t)
const emma = await owner('hostile@example.com', { event_date: '2027-02-01' })
const eve = await owner('other@example.com')
const wish = await emma.list.add({ title: 'Blanket', quantity: 90, price: 4950 })
const cup = await eve.list.add({ title: 'Cup' })
const { token: gift } = (await emma.guest().reserve(wish.id)).json()

let asked = 0
/** A network that asks this once. */
const fromElsewhere = () => `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  site.ask({
    method: 'POST',
    url,
    remoteAddress: fromElsewhere(),
    headers: {
      ...(!url.startsWith('/registry') && { cookie: `session=${emma.token}` }),
      'sec-fetch-site': 'same-origin',
      'content-type': formType,
      ...headers,
    },
    payload,
  })

const forms = registryForms({ home: emma.home, id: emma.list.id, link: emma.list.link, wish: wish.id, gift })

const long = 'x'.repeat(10_000)
const hostile = [
  '',
  ' ',
  '\u0000',
  '\u0000\u0001\u0007',
  'two\r\nlines',
  '\u202eturned',
  '\u200b\u2060',
  'ﷺ'.repeat(40),
  '👶🏽'.repeat(60),
  'مرحبا بالعالم',
  long,
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  '0x10',
  '١٢',
  '1.5',
  '1900-01-01',
  '3000-01-01',
  '2027-02-30',
  '2026-13-01',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/',
  'https://user:pass@evil.example/',
  'http://127.0.0.1:3000/',
  '</textarea><script>alert(1)</script>',
  "' or 1=1 --",
  '=HYPERLINK("http://evil.example")',
  '../../members/me',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  eve.list.id,
  cup.id,
]

/** Their text is put back as it was typed; a choice that is none may fall back to a usual one. */
const isTyped = (name: string) =>
  ['title', 'url', 'note', 'price', 'first_name', 'last_name', 'town', 'message', 'address', 'also_at'].includes(
    name,
  ) || ['email', 'name', 'thanks', 'table'].includes(name)

const many = sized(3, hostile.length)
/** In a short form a few of them, others for each field. */
const someOf = (i: number) => Array.from({ length: many }, (_, k) => hostile[(i * many + k) % hostile.length] ?? '')

const stack =
  /\bat (?:[\w.<>]+ \()?(?:file:|\/|node:)|\.tsx?:\d|\.mjs:\d|TypeError|SyntaxError|node_modules|SQLITE|typebox/
const typedIn = (text: string) => text.replaceAll(/\r\n?/g, '\n').replace(/^\n/, '')

t.test('every form is among them', async t => {
  const here = table.filter(({ path, handle }) => /^\/(?:manage|registry)/.test(path) && handle.form)
  t.same([...new Set(forms.map(([pattern]) => pattern))].toSorted(), here.map(({ path }) => path).toSorted())
})

for (const [pattern, path, fields] of forms)
  t.test(`${pattern} ${fields.action ?? fields.does ?? ''}: each field with what it is not for`, async t => {
    for (const [i, name] of [...new Set([...Object.keys(fields), 'version', 'key', 'action'])].entries())
      for (const text of someOf(i)) {
        const sent: Record<string, string> = { ...fields, [name]: text }
        const { statusCode, body } = await post(path, new URLSearchParams(sent).toString())
        const of = `${name}: ${JSON.stringify(text.slice(0, 40))}`
        t.ok([303, 404, 422, 429].includes(statusCode), `${of} is answered ${statusCode}`)
        t.notMatch(body, stack, of)
        t.notMatch(body, /<script>alert/, of)
        if (statusCode !== 422 || name === 'action') continue
        t.match(body, /role="alert"|aria-invalid="true"|class="problem/, `${of} is told`)
        const shown = shownFields(body)
        // What is about a wish that is not there has no form any more: its words are there to be taken along.
        if (pattern === '/registry/:link' && name === 'item') {
          t.match(body, 'What you had written, to take along', of)
          continue
        }
        for (const [other, value] of Object.entries(sent))
          if (isTyped(other) && other in shown && !value.includes('\u0000'))
            t.equal(typedIn(shown[other] ?? ''), typedIn(value), `${of}: ${other} is given back`)
      }
  })

t.test('bodies that are none', async t => {
  const wrong: [payload: string | Buffer, headers?: Record<string, string>][] = [
    [''],
    ['%'],
    ['%00=%ff&%E0%A4%A=1'],
    [Buffer.from([0x61, 0x3d, 0xff, 0xfe, 0x00])],
    ['title=a&title=b&action=add&action=remove&item=a&item=b&name=a&name=b'],
    ['title[]=a&title[b]=c&action[]=add&__proto__[x]=1&__proto__=1&constructor=2'],
    [`title=${'%F0%9F%91%B6'.repeat(2000)}`],
    [`note=${'x'.repeat(1_000_000)}`],
    ['&'.repeat(5000)],
    [new URLSearchParams(Array.from({ length: 900 }, (_, i) => [`f${i}`, 'x'])).toString()],
    ['{"title":"x"}', { 'content-type': 'application/json' }],
    [
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['title=x', { 'content-type': 'text/plain' }],
    ['title=x', { 'content-type': '' }],
    ['title=x', { 'content-type': `${formType}; charset=utf-16` }],
    ['title=x', { 'content-type': 'application/x-www-form-urlencoded; charset=nonsense' }],
    ['title=x', { 'content-encoding': 'gzip' }],
  ]
  for (const [, path] of forms)
    for (const [payload, headers] of wrong) {
      const { statusCode, body } = await post(path, payload, headers)
      const of = `${path.replace(/[\w-]{22,}/g, '…')} ${String(payload).slice(0, 30)} ${JSON.stringify(headers ?? '')}`
      t.ok([303, 400, 404, 413, 415, 422, 429].includes(statusCode), `${of} is answered ${statusCode}`)
      t.notMatch(body, stack, of)
    }
})

t.test('other methods, and other sites', async t => {
  for (const [, path, fields] of forms) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const { statusCode } = await site.ask({ method, url: path, headers: { 'sec-fetch-site': 'same-origin' } })
      t.equal(statusCode, 405, `${method} ${path}`)
    }
    const payload = new URLSearchParams(fields).toString()
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
    ]
    for (const headers of foreign)
      t.equal((await post(path, payload, headers)).statusCode, 403, `${path} ${JSON.stringify(headers)}`)
  }
})

t.test('addresses with ids that are none, or somebody else’s', async t => {
  const ids = [
    eve.list.id,
    'A'.repeat(22),
    'a%20b',
    'a%0d%0aX-Evil:1',
    'a%3Fx=1',
    'a%23x',
    '..%2f..%2fsessions',
    '%00',
    '%ff',
    '%F0%9F%91%B6',
    `${emma.list.id}%2Fitems%2F${wish.id}%3F`,
    "'%20or%201=1--",
    'x'.repeat(100),
    'x'.repeat(3000),
  ]
  const before = JSON.stringify([await emma.read(), await eve.read()])
  for (const [pattern, , fields] of forms.filter(([pattern]) => pattern.includes(':')))
    for (const id of ids) {
      const path = pattern.replace(/:(?:id|link)/, id).replace(':token', id)
      const answers = [
        await open(path, emma.token),
        await open(path),
        await post(path, new URLSearchParams({ ...fields, title: 'Not here' }).toString()),
      ]
      for (const { statusCode, body } of answers) {
        const isAsked = pattern.includes('invitation') // its page asks for a press, whatever stands in its address
        t.ok(
          [303, 400, 404, 414, 422, ...(isAsked ? [200] : [])].includes(statusCode),
          `${path.slice(0, 80)} is answered ${statusCode}`,
        )
        t.notMatch(body, stack, path.slice(0, 80))
      }
    }
  t.equal(JSON.stringify([await emma.read(), await eve.read()]), before, 'nothing has changed')
})

t.test('JSON that no page sends', async t => {
  const bodies = [
    '',
    'null',
    '[]',
    '"x"',
    '1',
    '{',
    '{}',
    '\u0000',
    '[['.repeat(5000),
    '{"__proto__":{"item":{"title":"x"}}}',
    '{"constructor":{"prototype":{}}}',
    '{"item":null,"registry":null,"items":null,"pin":1,"email":null,"status":null,"words":1}',
    '{"item":{"title":"\\u0000"},"registry":{"town":"\\u0000"},"pin":"\\u0000","email":"\\u0000"}',
    '{"item":{"title":"\\ud800"},"registry":{"town":"\\ud800"},"email":"\\ud800@example.com"}',
    '{"item":{"title":"\\ud800"}}',
    '{"registry":{"town":"\\udfff","message":"\\ud800x"}}',
    '{"item":{"title":"x","price":1e309}}',
    '{"item":{"title":"x","quantity":-1e308}}',
    '{"item":{"title":["x"],"__proto__":1}}',
    '{"items":[null]}',
    '{"items":["..","%00","\\u0000"]}',
    `{"item":{"title":"${'x'.repeat(50_000)}"}}`,
    `{"item":{"title":"${'x'.repeat(1_000_000)}"}}`,
  ]
  const headers: Record<string, string>[] = [
    {},
    { 'if-match': '"-1"' },
    { 'if-match': 'x' },
    { 'if-match': '"99999999999999999999"' },
    { 'if-match': '*' },
    { 'idempotency-key': '__proto__' },
    { 'content-type': 'text/plain' },
    { 'content-type': formType },
  ]
  const home = emma.list.home.replace(/\/registries.*/, '')
  const asked = Object.keys(routes)
    .filter(name => /^\w+ \/members\/:member\/regist/.test(name) && !name.startsWith('GET') && !/ .*:id$/.test(name))
    .map(name => name.split(' '))
  t.ok(asked.length > 10)
  for (const [method = '', pattern = ''] of asked)
    for (const [i, body] of bodies.entries()) {
      const url = pattern
        .replace('/members/:member', `/api${home}`)
        .replace(':id', emma.list.id)
        .replace(':item', wish.id)
        .replace(':gift', 'A'.repeat(22))
        .replace(':token', 'A'.repeat(43))
      if (method === 'DELETE' && url.endsWith(wish.id)) continue // that one works without a body
      const answer = await site.ask({
        method: method as 'POST', // as: a method of the contract
        url,
        remoteAddress: fromElsewhere(),
        headers: {
          cookie: `session=${emma.token}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          ...headers[i % headers.length],
        },
        payload: body,
      })
      t.ok(answer.statusCode < 500, `${method} ${pattern} ${body.slice(0, 40)} is answered ${answer.statusCode}`)
      t.notMatch(answer.body, stack)
    }
})

t.test('nobody keeps other members from their lists by an address', async t => {
  for (let i = 0; i < 20; i++) await post('/manage/a%20b', 'action=add&title=x')
  const { statusCode } = await eve.submit(eve.home, { action: 'add', ...wishFields, title: 'A spoon' })
  t.equal(statusCode, 303, 'the member API passes for healthy')
})

t.test('the site had no fault of its own', async t => {
  const faults = site.lines.filter(({ level }) => Number(level) >= 50)
  t.same(faults.slice(0, 3), [])
  t.ok(parseHtml((await open(emma.home, emma.token)).body))
})
