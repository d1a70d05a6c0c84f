// The form that a bookmark, a share menu or the checklist fills: it stores nothing by itself, and loses nothing.
import t from 'tap'
import { registrySite, shownFields } from '../../support/registry-owner.ts'

const { members, open, submit, owner } = await registrySite(t)
const add = (query: Record<string, string>) => `/manage/add?${new URLSearchParams(query)}`
const targetOf = (location: unknown) => new URL(String(location), 'http://site').searchParams.get('target') ?? ''

t.test('opening it stores nothing; pressing adds', async t => {
  const { read, home, ...me } = await owner('bookmark@example.com')
  const address = add({
    title: 'Cot <b>',
    url: 'https://shop.example/cot',
    price: '49.50',
    currency: 'EUR',
    text: 'oak',
  })
  const page = await me.open(address)
  const fields = shownFields(page.body)
  t.match(fields, { title: 'Cot <b>', url: 'https://shop.example/cot', price: '49.50', currency: 'EUR', note: 'oak' })
  t.same((await read()).items, [])
  t.equal((await me.submit('/manage/add', fields)).headers.location, `${home}?saved=added`)
  t.match((await read()).items, [{ title: 'Cot <b>', price: 4950, currency: 'EUR', note: 'oak' }])
  t.match((await read()).items, [{ kind: 'thing', priority: 'normal' }], 'what nobody chose is what is usual')
  const twice = await me.submit('/manage/add', fields)
  t.equal(twice.headers.location, `${home}?saved=added`)
  t.equal((await read()).items.length, 1, 'a double press adds once')
  const again = await me.submit('/manage/add', { ...fields, key: 'another-press' })
  t.match([again.statusCode, again.body], [422, /Add anyway/])
  t.match(shownFields(again.body), { title: 'Cot <b>', note: 'oak', anyway: '1' })
  t.match(shownFields((await me.open(add({ text: 'A cot https://shop.example/other' }))).body), {
    title: 'A cot',
    url: 'https://shop.example/other',
  })
})

t.test('a line of the checklist goes to the only list by one press; of several one has to be chosen', async t => {
  const { read, home, list, token, ...me } = await owner('checklist@example.com')
  const line = { title: 'Bath towel', group: 'diapers', note: 'Two are enough' }
  t.equal((await me.submit('/manage/add', line)).headers.location, `${home}?saved=added&from=checklist`)
  t.match((await read()).items, [line])
  t.match((await me.open(`${home}?saved=added&from=checklist`)).body, 'Back to the checklist')
  await me.submit('/manage', { action: 'create', first_name: 'Emma', event_kind: 'none' })
  const { statusCode, body } = await me.submit('/manage/add', { ...line, title: 'Bath seat' })
  t.match([statusCode, body], [422, /Please choose a list\./])
  t.match(shownFields(body), { title: 'Bath seat', group: 'diapers', note: 'Two are enough' })
  const chosen = await me.submit('/manage/add', { ...line, title: 'Bath seat', list: list.id })
  t.equal(chosen.headers.location, `${home}?saved=added`)
  const foreign = await owner('checklist-other@example.com')
  t.equal((await me.submit('/manage/add', { ...line, list: foreign.list.id })).statusCode, 422)
  t.same((await foreign.read()).items, [])
})

t.test('without a list one is made first, and what was brought along is there again', async t => {
  const { token } = await members.join('nolist@example.com', { first_name: 'Emma' })
  const page = (await open(add({ title: 'Cot & more', price: '12' }), token)).body
  const [, href = ''] = /<a class="button" href="([^"]*target=[^"]*)"/.exec(page) ?? []
  const { target = '' } = shownFields((await open(href.replaceAll('&amp;', '&'), token)).body)
  const made = await submit('/manage', { action: 'create', first_name: 'Emma', event_kind: 'none', target }, token)
  t.match(made.headers.location, /^\/manage\/add\?.*list=[\w-]+$/)
  t.match(shownFields((await open(String(made.headers.location), token)).body), { title: 'Cot & more', price: '12' })
  for (const bad of [
    '//evil.test/manage/add?',
    'https://evil.test/manage/add?x',
    '/manage/add?\r\nx: y',
    '/dashboard?',
  ])
    t.match(
      (await submit('/manage', { action: 'create', first_name: 'E', event_kind: 'none', target: bad }, token)).headers
        .location,
      /^\/manage\/[\w-]{10,}\?saved=created$/,
      bad,
    )
})

t.test('who is signed out logs in first, and finds everything typed', async t => {
  const url = `https://shop.example/${'p'.repeat(1500)}?q=%0a%20x`
  const got = await open(add({ title: 'Cot', url, text: 'in\noak' }))
  t.equal(got.statusCode, 303)
  const target = targetOf(got.headers.location)
  t.ok(target.length > 1500)
  const { token } = await members.join('later@example.com')
  const login = await submit('/login', { email: 'later@example.com', password: 'a long enough password', target })
  t.equal(login.headers.location, target, 'the way back is as long as it has to be')
  const kept = new URL(target, 'http://site').searchParams
  t.same([kept.get('title'), kept.get('url'), kept.get('text')], ['Cot', url.replace('%0a', ''), 'in oak'])
  t.equal((await open(target, token)).statusCode, 200)

  const sent = await submit('/manage/add', { title: 'Cup', note: 'line\r\nline', group: 'feeding', price: '3' })
  t.equal(sent.statusCode, 303)
  t.same(Object.fromEntries(new URL(targetOf(sent.headers.location), 'http://site').searchParams), {
    title: 'Cup',
    note: 'line line',
    group: 'feeding',
    price: '3',
  })
  const huge = targetOf(
    (await open(add({ title: 'Cot', url: `https://a.example/${'ü'.repeat(2000)}` }))).headers.location,
  )
  t.same(Object.fromEntries(new URL(huge, 'http://site').searchParams), { title: 'Cot' }, 'the longest is left out')
})

const evil = '</textarea><script>alert(1)</script>'
/** What is handed over and sent, and what follows: refused, or taken by what else the form has in its place. */
const handedOver: readonly [handed: Record<string, string>, status: 303 | 422][] = [
  [{ title: 'x'.repeat(10_000) }, 422],
  [{ title: evil, text: evil }, 303],
  [{ title: 'Cot', url: 'javascript:alert(1)' }, 422],
  [{ title: 'Cot', url: 'data:text/html,x' }, 422],
  [{ title: 'Cot', url: '//evil.example/' }, 422],
  [{ title: 'Cot', url: 'https://user:pass@evil.example/' }, 422],
  [{ title: 'Cot', price: '-5' }, 422],
  [{ title: 'Cot', price: '1e309' }, 422],
  [{ title: 'Cot', quantity: '99999999999999999999' }, 422],
  [{ title: 'Cot', currency: 'XXX', group: '__proto__', kind: 'weapon', priority: '0' }, 303],
]

t.test('whatever a page hands over is text until it is checked', async t => {
  const { read, home, ...me } = await owner('handed-over@example.com')
  for (const [handed, status] of handedOver) {
    const of = JSON.stringify(handed).slice(0, 60)
    const { statusCode, body } = await me.open(add(handed))
    t.equal(statusCode, 200, of)
    t.notMatch(body, /<script>alert|(?:href|src|action)="(?:javascript:|data:|\/\/|https?:\/\/(?:user|evil))/i, of)
    const sent = await me.submit('/manage/add', { ...shownFields(body), list: '', ...handed })
    t.equal(sent.statusCode, status, of)
    if (status === 422) t.equal(shownFields(sent.body).title, handed.title, `${of} is given back`)
  }
  t.ok((await read()).items.every(({ url }) => url === ''))
  t.notMatch((await me.open(home)).body, /<script>alert/)
  t.notMatch((await me.open(`${home}/print`)).body, /<script>alert/)
})
