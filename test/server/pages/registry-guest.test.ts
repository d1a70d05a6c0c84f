// A registry's pages for guests: all states of a list, its forms, and what may come out of neither.
import { globSync, statSync } from 'node:fs'
import t from 'tap'
import '../../support/no-pressure.ts'
import { all, parseHtml, textOf, withName } from '../../support/html.ts'
import {
  giftPath,
  giftToken,
  giverGift,
  guestItem,
  guestSite,
  link,
  listPath,
  manyItems,
  openRegistry,
} from '../../support/registry-guests.ts'

const api = `/registries/${link}`
const giftApi = `/registry-gifts/${giftToken}`
const list = (items = [guestItem()], given = {}): [number, object] => [200, { registry: openRegistry(items, given) }]
const mainOf = (html: string) => {
  const [main] = withName(parseHtml(html), 'main')
  if (!main) throw new Error('no main')
  return main
}
const words = (html: string) => textOf(mainOf(html)).replace(/\s+/g, ' ')

t.test('a list: all of it, found by nobody, kept nowhere', async t => {
  const items = [
    guestItem({ note: 'Any color', second_hand: true }),
    guestItem({ id: 'i2', title: 'Stroller', price: 20_000, shares: 8, left: 5 }),
    guestItem({ id: 'i3', title: 'Bib', quantity: 3, left: 2, url: '', price: null }),
    guestItem({ id: 'i4', title: 'Bathtub', left: 0 }),
  ]
  const { ask } = await guestSite(t, { [`GET ${api}`]: list(items) })
  const { statusCode, headers, body } = await ask(listPath)
  t.equal(statusCode, 200)
  t.equal(headers['cache-control'], 'private, no-store')
  t.equal(headers['referrer-policy'], 'same-origin')
  t.match(body, '<meta name="robots" content="noindex"/>')
  t.notMatch(
    body.slice(0, body.indexOf('<body')),
    /Stone|Emma|Springfield|canonical|og:url/,
    'the head says nothing of it',
  )
  const text = words(body)
  for (const said of [
    'Emma Stone and Lee Park',
    'Due date: March 3, 2027',
    'Springfield, Ohio',
    'other.example',
    '$24.99 · Second-hand is welcome',
    'Any color',
    '3 of 8 shares taken, $25 each',
    '2 of 3 still wished for',
    'Given already Bathtub',
  ])
    t.match(text, said)
  for (const { attributes } of withName(mainOf(body), 'a').filter(({ attributes }) =>
    /^https?:/.test(attributes.href ?? ''),
  ))
    t.equal(attributes.rel, 'ugc nofollow noopener noreferrer', String(attributes.href))
  t.equal(
    withName(mainOf(body), 'form').filter(({ attributes }) => attributes.method === 'post').length,
    3,
    'a form each',
  )
  t.notMatch(body, /data-ad-unit|data-banner|sign-up-banner/, 'nothing asks beside it')
})

t.test('one gift with its form, and filters, by the address alone', async t => {
  const many = manyItems(40)
  const { ask } = await guestSite(t, { [`GET ${api}`]: list(many) })
  const whole = await ask(listPath)
  const links = withName(mainOf(whole.body), 'a').filter(({ attributes }) => attributes.href?.startsWith('?item='))
  t.equal(links.length, 40, 'of a long list each form is a page')
  t.match(textOf(links[0] ?? mainOf('<main></main>')), many[0]?.title, 'and its link says whose')
  const one = await ask(`${listPath}?item=${many[7]?.id}`)
  t.match(words(one.body), many[7]?.title)
  for (const field of ['name', 'email', 'message', 'key', 'item']) t.match(one.body, `name="${field}"`)
  t.match(words(one.body), 'All three are deleted after May 2, 2027.')
  const narrow = await ask(`${listPath}?price=low&group=sleep`)
  t.match(words(narrow.body), 'Still wished for: 4 of 40')
  const gone = await ask(`${listPath}?item=nothing`)
  t.equal(gone.statusCode, 200)
  t.match(words(gone.body), 'not on the list any more')
})

t.test('300 wishes weigh less than 200 KB, and the script 10 KB', async t => {
  const { ask } = await guestSite(t, { [`GET ${api}`]: list(manyItems(300)) })
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36',
    'Mozilla/5.0 (iPhone) Mobile Safari/604.1',
  ]) {
    const { body } = await ask({ url: listPath, headers: { 'user-agent': agent } })
    const bytes = Buffer.byteLength(body)
    t.ok(bytes < 200_000, `${bytes} bytes`)
    t.equal(withName(mainOf(body), 'h3').length, 300)
  }
  const dist = new URL('../../../dist/assets/js', import.meta.url).pathname
  const scripts = globSync(`${dist}/registry-left-*.js.gz`)
  t.ok(scripts.length > 0)
  for (const script of scripts) t.ok(statSync(script).size < 10_240, `${statSync(script).size} bytes`)
})

t.test('a list that is closed, has a PIN, is unknown, is an owner’s, or cannot be reached', async t => {
  const { ask, answers } = await guestSite(t, {})
  const set = (status: number, registry: object) => {
    answers[`GET ${api}`] = [status, { registry }]
  }
  set(200, { status: 'paused', words: null })
  const closed = await ask(listPath)
  t.equal(closed.statusCode, 200)
  t.equal(words(closed.body).trim(), 'This list is not open at the moment', 'and nothing more')
  t.match(closed.body, '<title>This list is not open at the moment')
  set(200, { status: 'paused', words: 'two' })
  t.match(words((await ask(`${listPath}?item=i1`)).body), 'Please wait to hear from us')

  set(200, { status: 'pin' })
  const pin = await ask(listPath)
  t.match(words(pin.body), 'This list has a PIN')
  t.match(pin.body, `action="${listPath}/pin"`)

  set(200, openRegistry([guestItem()], { is_owner: true }))
  const own = await ask(listPath)
  t.match(words(own.body), 'This is your list as your guests see it')
  t.notMatch(own.body, 'method="post" action="/registry', 'owners reserve nothing')
  t.notMatch((await ask(`${listPath}?item=i1`)).body, 'method="post" action="/registry')
  t.equal((await ask(`${listPath}/pin`)).headers.location, listPath, 'no PIN is asked for')

  delete answers[`GET ${api}`]
  const others = [link, link.slice(1), `${link}x`, '..%2f..%2fmembers', '%00', 'x'.repeat(1500), giftToken, '<script>']
  const unknown = await Promise.all(others.map(other => ask(`/registry/${encodeURIComponent(other)}`)))
  for (const [i, { statusCode, body }] of unknown.entries()) {
    t.equal(statusCode, 404, String(others[i]).slice(0, 40))
    t.match(words(body), 'There is no list at this link')
    t.match(body, 'href="/babyregistrysearch"')
  }
  t.equal(new Set(unknown.map(({ body }) => words(body))).size, 1, 'in the same words')

  answers[`GET ${api}`] = (_request, response) => response.destroy()
  const away = await ask(listPath)
  t.equal(away.statusCode, 503)
  t.equal(away.headers['retry-after'], '5')
  t.match(words(away.body), 'This list cannot be reached right now')
})

t.test('a reservation: what is asked, where it leads, and every refusal', async t => {
  const reservations = `POST ${api}/items/i1/reservations`
  const { submit, sent, answers } = await guestSite(t, { [`GET ${api}`]: list([guestItem({ quantity: 3, left: 2 })]) })
  const fields = {
    item: 'i1',
    key: `${'k'.repeat(32)}-i1`,
    name: 'Ada "L"',
    email: 'ada@example.test',
    quantity: '2',
    message: 'With\nlove <b>',
  }
  answers[reservations] = [201, { token: giftToken }]
  const done = await submit(`${listPath}?item=i1`, fields)
  t.equal(done.statusCode, 303)
  t.equal(done.headers.location, giftPath)
  const { item: _, quantity: __, ...text } = fields
  t.same(sent.at(-1)?.body, { ...text, quantity: 2 })
  t.equal((await submit(`${listPath}?item=i1`, fields, { 'sec-fetch-site': 'cross-site' })).statusCode, 403)

  const isKept = (body: string) => {
    t.match(body, 'value="Ada &quot;L&quot;"')
    t.match(body, 'value="ada@example.test"')
    t.match(body, 'With\nlove &lt;b&gt;')
  }
  answers[reservations] = [409, { statusCode: 409, code: 'taken', left: 1, message: 'x' }]
  const faster = await submit(`${listPath}?item=i1`, fields)
  t.equal(faster.statusCode, 422)
  t.match(words(faster.body), 'Somebody was faster: only 1 left')
  isKept(faster.body)
  const keys = [fields.key, /name="key" value="([^"]+)"/.exec(faster.body)?.[1]]
  t.ok(keys[1] && keys[1] !== keys[0], 'the next try is another press')

  answers[reservations] = [
    422,
    { statusCode: 422, code: 'x', message: 'Please enter an e-mail address.', field: 'email' },
  ]
  const wrong = await submit(`${listPath}?item=i1`, fields)
  t.equal(wrong.statusCode, 422)
  t.match(wrong.body, /aria-describedby="[^"]+problem"/)
  t.match(words(wrong.body), 'Please enter an e-mail address.')
  isKept(wrong.body)

  answers[reservations] = [429, { statusCode: 429, code: 'too-many', message: 'That was a lot at once.' }]
  const often = await submit(`${listPath}?item=i1`, fields)
  t.equal(often.statusCode, 429)
  t.equal(often.headers['retry-after'], '42')
  isKept(often.body)

  answers[reservations] = (_request, response) => response.destroy()
  const away = await submit(`${listPath}?item=i1`, fields)
  t.equal(away.statusCode, 503)
  isKept(away.body)

  delete answers[reservations]
  answers[`GET ${api}`] = list([])
  const stale = await submit(`${listPath}?item=i1`, fields)
  t.equal(stale.statusCode, 422)
  t.match(words(stale.body), 'What you had written, to take along: With love <b>', 'nothing that was typed is lost')
  delete answers[`GET ${api}`]
  t.equal((await submit(`${listPath}?item=i1`, fields)).statusCode, 404, 'the list itself is gone')
})

t.test('what a form cannot be sent with never becomes an address', async t => {
  const { submit, sent } = await guestSite(t, { [`GET ${api}`]: list() })
  const wrong: Record<string, string>[] = [
    { item: '../../members/me' },
    { item: 'i1/x' },
    { item: 'i1?x' },
    { item: '' },
    { item: 'i1', link: 'x'.repeat(22), name: 'A', email: 'a@example.test' },
  ]
  for (const fields of wrong) {
    const before = sent.length
    const { statusCode } = await submit(listPath, fields)
    t.equal(statusCode, 422, JSON.stringify(fields))
    for (const { method, url } of sent.slice(before))
      t.match(
        `${method} ${url}`,
        /^(?:GET \/registries\/[\w-]{22}|POST \/registries\/aB3[\w-]{19}\/items\/i1\/reservations)$/,
      )
  }
})

t.test('texts of visitors are text, and addresses that are none are no links', async t => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>\u202e'
  const items = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//other.example',
    'https://user:pass@other.example/',
    'ftp://x.example/',
  ].map((url, i) => guestItem({ id: `e${i}`, title: evil, note: evil, url }))
  const registry = openRegistry(items, {
    parents: [{ first_name: evil.slice(0, 90), last_name: '' }],
    town: evil,
    state: 'ZZ',
    message: evil,
    also_at: [{ url: 'javascript:alert(3)' }],
  })
  const { ask } = await guestSite(t, {
    [`GET ${api}`]: [200, { registry }],
    [`GET ${giftApi}`]: [
      200,
      {
        gift: giverGift({
          item: { ...guestItem(), title: evil, url: 'javascript:1' },
          giver: { name: evil.slice(0, 90), message: evil },
          address: evil,
          thanks: evil,
          parents: registry.parents,
        }),
      },
    ],
  })
  for (const path of [listPath, `${listPath}?item=e0`, giftPath, `${giftPath}?ask=release`]) {
    const { statusCode, body } = await ask(path)
    t.equal(statusCode, 200, path)
    t.notMatch(body, /<script>alert|<img src=x|href="(?:javascript|data|ftp):|other\.example/i, path)
    t.same(all(mainOf(body), ({ name }) => name === 'script').length, 0, path)
  }
})

t.test('the PIN: a right one opens the list, and tries are few', async t => {
  const { submit, sent, answers } = await guestSite(t, { [`GET ${api}`]: [200, { registry: { status: 'pin' } }] })
  answers[`POST ${api}/pin`] = [200, { pass: 'p'.repeat(43) }]
  const right = await submit(`${listPath}/pin`, { pin: '1234' })
  t.equal(right.statusCode, 303)
  t.equal(right.headers.location, listPath)
  t.match(String(right.headers['set-cookie']), /registry_pass=p{43};.*HttpOnly/i)
  t.same(sent.at(0)?.body, { pin: '1234' })
  answers[`POST ${api}/pin`] = [
    422,
    { statusCode: 422, code: 'pin-wrong', message: 'This is not the PIN of this list.', field: 'pin' },
  ]
  const wrong = await submit(`${listPath}/pin`, { pin: '9999' })
  t.equal(wrong.statusCode, 422)
  t.match(words(wrong.body), 'This is not the PIN of this list.')
  t.notMatch(wrong.body, '9999')
  answers[`POST ${api}/pin`] = [
    429,
    { statusCode: 429, code: 'too-many', message: 'That was a lot at once. Please wait.' },
  ]
  const often = await submit(`${listPath}/pin`, { pin: '9999' })
  t.equal(often.statusCode, 429)
  t.match(words(often.body), 'That was five tries. Please wait ten minutes')
  t.equal(often.headers['retry-after'], '42')
})

t.test('a giver’s own page: every state, and what each form asks', async t => {
  const { ask, submit, sent, answers, lines } = await guestSite(t, {})
  const set = (given: object) => {
    const answer: [number, object] = [200, { gift: giverGift(given) }]
    Object.assign(answers, { [`GET ${giftApi}`]: answer, [`PUT ${giftApi}`]: answer })
  }
  const read = async (path = giftPath) => words((await ask(path)).body)
  set({ address: 'Main Street 1\nSpringfield' })
  const { headers, body } = await ask(giftPath)
  t.equal(headers['cache-control'], 'private, no-store')
  t.equal(headers['referrer-policy'], 'same-origin')
  t.match(body, '<meta name="robots" content="noindex"/>')
  for (const said of [
    'Wool blanket',
    'I have bought it',
    'With love',
    'Main Street 1',
    'This was not me',
    'See the whole list',
  ])
    t.match(words(body), said)
  t.match(await read(`${giftPath}?ask=release`), 'Yes, give it back')
  t.match(await read(`${giftPath}?ask=not-me`), 'This was not you?')
  for (const [fields, asked, leads] of [
    [{ does: 'bought' }, { state: 'bought' }, giftPath],
    [{ does: 'reserved' }, { state: 'reserved' }, giftPath],
    [{ does: 'released' }, { state: 'released' }, giftPath],
    [{ does: 'message', message: 'Dear you' }, { message: 'Dear you' }, `${giftPath}?saved=message`],
  ] as const) {
    const { statusCode, headers } = await submit(giftPath, fields)
    t.equal(statusCode, 303)
    t.equal(headers.location, leads)
    const last = sent.at(-1)
    t.equal(`${last?.method} ${last?.url}`, `PUT ${giftApi}?under=${link}`)
    t.same(last?.body, asked)
  }
  t.match(await read(`${giftPath}?saved=message`), 'Your words are saved.')
  set({ state: 'bought', thanks: 'We love it.', quantity: 2, item: { ...guestItem({ shares: 8, price: 20_000 }) } })
  for (const said of ['2 of 8 shares, $25 each', 'We love it.', 'Not bought yet after all']) t.match(await read(), said)
  set({ state: 'released', giver: { name: '', message: '' } })
  t.match(await read(), 'You have given this gift back')
  t.notMatch(await read(), 'This was not me')
  set({ item: null })
  t.match(await read(), 'not on the list any more')
  set({ item: null, parents: [], list_status: 'paused' })
  const paused = await read()
  t.match(paused, 'This list is not open at the moment')
  t.notMatch(paused, /Emma|whole list|bought/)
  set({ link: 'n'.repeat(22) })
  t.notMatch((await ask(giftPath)).body, 'n'.repeat(22), 'whoever has an old link is not told the new one')
  delete answers[`GET ${giftApi}`]
  delete answers[`PUT ${giftApi}`]
  for (const path of [giftPath, `${listPath}/gift/x`, `/registry/x/gift/${giftToken}`, `${giftPath}%00`])
    t.equal((await ask(path)).statusCode, 404, path)
  t.equal((await submit(giftPath, { does: 'bought' })).statusCode, 404)
  const log = JSON.stringify(lines)
  for (const secret of [link, giftToken, 'Dear you', 'Emma']) t.notMatch(log, secret, 'the log says nothing of it')
})
