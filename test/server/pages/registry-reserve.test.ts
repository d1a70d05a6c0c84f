import t from 'tap'
import '../../support/no-pressure.ts'
import { all } from '../../support/html.ts'
import {
  aList,
  giftApi,
  giftPath,
  giftToken,
  giverGift,
  guestItem,
  guestSite,
  listApi,
  listPath,
  mainOf,
  openRegistry,
  wordsOf,
} from '../../support/registry-guests.ts'

t.test('a reservation: what is asked, where it leads, and every refusal', async t => {
  const reservations = `POST ${listApi}/items/i1/reservations`
  const { submit, sent, answers } = await guestSite(t, {
    [`GET ${listApi}`]: aList([guestItem({ quantity: 3, left: 2 })]),
  })
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
  t.match(wordsOf(faster.body), 'Somebody was faster: only 1 left')
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
  t.match(wordsOf(wrong.body), 'Please enter an e-mail address.')
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

  answers[reservations] = [409, { statusCode: 409, code: 'not-open', message: 'x' }]
  answers[`GET ${listApi}`] = [200, { registry: { status: 'paused', words: null } }]
  const closed = await submit(`${listPath}?item=i1`, fields)
  t.equal(closed.statusCode, 422)
  t.match(
    wordsOf(closed.body),
    /^ ?This list is not open at the moment ?What you had written, to take along: ?With love <b> ?$/,
  )

  delete answers[reservations]
  answers[`GET ${listApi}`] = aList([])
  const stale = await submit(`${listPath}?item=i1`, fields)
  t.equal(stale.statusCode, 422)
  t.match(wordsOf(stale.body), 'What you had written, to take along: With love <b>', 'nothing that was typed is lost')
  delete answers[`GET ${listApi}`]
  t.equal((await submit(`${listPath}?item=i1`, fields)).statusCode, 404, 'the list itself is gone')
})

t.test('what a form cannot be sent with never becomes an address', async t => {
  const { submit, sent } = await guestSite(t, { [`GET ${listApi}`]: aList() })
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
        /^(?:GET \/registries\/[\w-]{22}(?:\/head)?|POST \/registries\/aB3[\w-]{19}\/items\/i1\/reservations)$/,
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
    [`GET ${listApi}`]: [200, { registry }],
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
