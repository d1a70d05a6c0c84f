// A list for its guests: all of its states, and what it weighs.
import { globSync, statSync } from 'node:fs'
import t from 'tap'
import '../../support/no-pressure.ts'
import { textOf, withName } from '../../support/html.ts'
import {
  aList,
  giftToken,
  guestItem,
  guestSite,
  link,
  listApi,
  listPath,
  mainOf,
  manyItems,
  openRegistry,
  wordsOf,
} from '../../support/registry-guests.ts'
import { memberBody, signedIn } from '../../support/server/member-api.ts'

t.test('a list: all of it, found by nobody, kept nowhere', async t => {
  const items = [
    guestItem({ note: 'Any color', second_hand: true }),
    guestItem({ id: 'i2', title: 'Stroller', price: 20_000, shares: 8, left: 5 }),
    guestItem({ id: 'i3', title: 'Bib', quantity: 3, left: 2, url: '', price: null }),
    guestItem({ id: 'i4', title: 'Bathtub', left: 0 }),
  ]
  const { ask } = await guestSite(t, { [`GET ${listApi}`]: aList(items) })
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
  const text = wordsOf(body)
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
  const { ask, answers } = await guestSite(t, { [`GET ${listApi}`]: aList(many) })
  const whole = await ask(listPath)
  const links = withName(mainOf(whole.body), 'a').filter(({ attributes }) => attributes.href?.startsWith('?item='))
  t.equal(links.length, 40, 'of a long list each form is a page')
  t.match(textOf(links[0] ?? mainOf('<main></main>')), many[0]?.title, 'and its link says whose')
  const one = await ask(`${listPath}?item=${many[7]?.id}`)
  t.match(wordsOf(one.body), many[7]?.title)
  for (const field of ['name', 'email', 'message', 'key', 'item']) t.match(one.body, `name="${field}"`)
  t.match(wordsOf(one.body), 'All three are deleted after May 2, 2027.')
  answers[`GET ${listApi}`] = aList(many, { event_date: '2020-01-05' })
  const late = wordsOf((await ask(`${listPath}?item=${many[7]?.id}`)).body)
  t.match(late, /All three are deleted after [\w ]+, 20(?!20)/, 'for a while after they were typed')
  const narrow = await ask(`${listPath}?price=low&group=sleep`)
  t.match(wordsOf(narrow.body), 'Still wished for: 4 of 40')
  answers[`GET ${listApi}`] = aList([guestItem({ url: '', price: null, group: 'other', quantity: 1 })])
  const bare = await ask(`${listPath}?item=i1`)
  t.same(
    withName(mainOf(bare.body), 'p').filter(p => textOf(p).trim() === '' && !('role' in p.attributes)),
    [],
    'what is not said takes no room',
  )
  answers[`GET ${listApi}`] = aList(many)
  const gone = await ask(`${listPath}?item=nothing`)
  t.equal(gone.statusCode, 200)
  t.match(wordsOf(gone.body), 'not on the list any more')
})

t.test('300 wishes weigh less than 200 KB, and the script 10 KB', async t => {
  const { ask } = await guestSite(t, {
    [`GET ${listApi}`]: aList(manyItems(300)),
    'GET /members/me': [200, memberBody('emma')],
  })
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36'
  for (const headers of [
    { 'user-agent': desktop },
    { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari/604.1' },
    { 'user-agent': desktop, ...signedIn('emma') },
  ]) {
    const { body } = await ask({ url: listPath, headers })
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
    answers[`GET ${listApi}`] = [status, { registry }]
  }
  set(200, { status: 'paused', words: null })
  const closed = await ask(listPath)
  t.equal(closed.statusCode, 200)
  t.equal(wordsOf(closed.body).trim(), 'This list is not open at the moment', 'and nothing more')
  t.match(closed.body, '<title>This list is not open at the moment')
  set(200, { status: 'paused', words: 'two' })
  t.match(wordsOf((await ask(`${listPath}?item=i1`)).body), 'Please wait to hear from us')

  set(200, { status: 'pin' })
  const pin = await ask(listPath)
  t.match(wordsOf(pin.body), 'This list has a PIN')
  t.match(pin.body, `action="${listPath}/pin"`)

  set(200, openRegistry([guestItem()], { is_owner: true }))
  const own = await ask(listPath)
  t.match(wordsOf(own.body), 'This is your list as your guests see it')
  t.notMatch(own.body, 'method="post" action="/registry', 'owners reserve nothing')
  t.notMatch((await ask(`${listPath}?item=i1`)).body, 'method="post" action="/registry')
  t.equal((await ask(`${listPath}/pin`)).headers.location, listPath, 'no PIN is asked for')

  delete answers[`GET ${listApi}`]
  const others = [link, link.slice(1), `${link}x`, '..%2f..%2fmembers', '%00', 'x'.repeat(1500), giftToken, '<script>']
  const unknown = await Promise.all(others.map(other => ask(`/registry/${encodeURIComponent(other)}`)))
  for (const [i, { statusCode, body }] of unknown.entries()) {
    t.equal(statusCode, 404, String(others[i]).slice(0, 40))
    t.match(wordsOf(body), 'There is no list at this link')
    t.match(body, 'href="/babyregistrysearch"')
  }
  t.equal(new Set(unknown.map(({ body }) => wordsOf(body))).size, 1, 'in the same words')

  answers[`GET ${listApi}`] = (_request, response) => response.destroy()
  const away = await ask(listPath)
  t.equal(away.statusCode, 503)
  t.equal(away.headers['retry-after'], '5')
  t.match(wordsOf(away.body), 'This list cannot be reached right now')
})

t.test('no other company’s script runs on a list, whatever its visitor allows', async t => {
  const analytics = { name: 'Counters', script: 'https://counters.example/c.js', object: 'counters' }
  const pixel = { name: 'Pixels', address: 'https://pixels.example/p' }
  const { ask } = await guestSite(
    t,
    { [`GET ${listApi}`]: aList() },
    { providers: { analytics, pixel }, env: { AD_PROVIDER: 'https://ads.example/unit' } },
  )
  for (const path of [listPath, `${listPath}?item=i1`, '/babyregistrysearch'])
    t.notMatch((await ask(path)).body, /counters|js\/analytics|js\/ads|social-pixel/, path)
  t.match((await ask('/a/foods-to-limit-in-pregnancy')).body, 'js/analytics', 'as elsewhere')
})
