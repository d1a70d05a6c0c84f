// Nothing of a list leaves the site but to who has its address: no log, cache, other site or search engine learns it.
import t from 'tap'
import '../../support/no-pressure.ts'
import { table } from '../../../routes/table.ts'
import { registryForms } from '../../support/registry-forms.ts'
import { formType, registrySite } from '../../support/registry-owner.ts'

const { site, members, owner } = await registrySite(t)
const word = 'Zephyrine'
const emma = await owner('emma@example.com', {
  parents: [{ first_name: word, last_name: word }],
  town: word,
  address: `1 ${word} Street`,
  show_address: true,
  findable: true,
})
const wish = await emma.list.add({ title: `${word} blanket`, quantity: 90 })
const reserved = await emma.guest().reserve(wish.id, { name: word, email: `${word}@example.com`, message: word })
const { token: gift } = reserved.json()
const { id, link } = emma.list
const forms = registryForms({ home: emma.home, id, link, wish: wish.id, gift })
const pin = '73519246'
const isGuests = (path: string) => path.startsWith('/registry')
const cookie = (path: string) => (isGuests(path) ? {} : { cookie: `session=${emma.token}` })

const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  site.ask({
    method: 'POST',
    url: path,
    headers: { ...cookie(path), 'content-type': formType, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

t.test('what it answers is kept by nobody, tells no other site its address, and is in no index', async t => {
  const own = { 'sec-fetch-site': 'same-origin' }
  const seen = new Set<string>()
  const keepsQuiet = (headers: Record<string, unknown>, of: string) => {
    t.match(headers['cache-control'], /no-store/, of)
    // None of these sends more than the origin to another site.
    t.match(headers['referrer-policy'], /^(?:same-origin|no-referrer|strict-origin-when-cross-origin)$/, of)
  }
  const pages = [...forms.map(([, path]) => path), `${emma.home}/print`, `${emma.home}/wishes.csv`]
  for (const path of new Set(pages)) {
    const { statusCode, headers, body } = await site.ask({ url: path, headers: cookie(path) })
    t.ok(statusCode < 400, path)
    keepsQuiet(headers, path)
    if (statusCode !== 303)
      t.ok(headers['x-robots-tag'] === 'noindex' || body.includes('name="robots" content="noindex"'), path)
    t.notMatch(/<head>.*?<\/head>/s.exec(body)?.[0] ?? '', word, `the head of ${path}`)
  }
  for (const [pattern, path, fields] of [...forms, ['', `/registry/${link}/pin`, { pin }] as const]) {
    const { statusCode, headers } = await post(path, fields, own)
    t.ok(statusCode < 500, path)
    keepsQuiet(headers, `${pattern} ${statusCode}`)
    seen.add(pattern)
  }
  for (const { path, handle } of table)
    if (/^\/(?:manage|registry)/.test(path) && handle.form) t.ok(seen.has(path), path)
  for (const list of ['/sitemap.xml', '/robots.txt', '/feed.xml'])
    t.notMatch((await site.ask(list)).body, new RegExp(`${link}|${id}`), list)
})

t.test('no line of either log tells of it', async t => {
  await site.ask(`/babyregistrysearch?first_name=${word}&last_name=${word}`)
  const lines = [...site.lines, ...members.lines].map(line => JSON.stringify(line))
  t.ok(lines.length > forms.length)
  for (const secret of [word, word.toLowerCase(), pin, id, link, gift, wish.id, 'ada@example.com', 'jo@example.com'])
    t.same(
      lines.filter(line => line.includes(secret)),
      [],
      secret,
    )
})
