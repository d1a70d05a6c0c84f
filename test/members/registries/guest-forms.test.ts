// What guests type, through the site's forms into the real member API: odd, hostile, twice, and in two tabs.
import type { LightMyRequestResponse } from 'fastify'
import t from 'tap'
import { aGuest, aRegistry, leftFor } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { wordsOf } from '../../support/registry-guests.ts'
import { testSite } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'))
const site = await testSite(t, {
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }), TRUST_PROXY: '127.0.0.1' },
})
const list = await aRegistry(members, 'emma@example.com')
const path = `/registry/${list.link}`
let guests = 0

/** Each comes from a network of their own, so that no limit is met by accident. */
const submit = (url: string, fields: Record<string, string>): Promise<LightMyRequestResponse> =>
  site.ask({
    method: 'POST',
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `203.0.113.${++guests}`,
    },
    payload: new URLSearchParams(fields).toString(),
  })
const good = { name: 'Ada', email: 'ada@example.com', quantity: '1', message: 'Love' }
const send = (item: string, fields: Record<string, string> = {}) =>
  submit(`${path}?item=${item}`, { item, ...good, ...fields })

const rows: readonly [what: string, fields: Record<string, string>, says: string | RegExp][] = [
  ['no name', { name: '   ' }, 'Please enter your name'],
  ['a name of 10 KB', { name: 'n'.repeat(10_000) }, 'Please use at most 80 characters.'],
  ['a name with control characters', { name: 'A\u0000d\u0007a' }, 'control characters'],
  ['a name that turns the text around', { name: 'Ada \u202e' }, 'control characters'],
  ['no address', { email: '' }, /e-mail address/],
  ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, /e-mail address/],
  ['an address of 10 KB', { email: `${'a'.repeat(10_000)}@example.com` }, /e-mail address/],
  ['none of it', { quantity: '0' }, 'from 1 to 99'],
  ['fewer than none', { quantity: '-1' }, 'from 1 to 99'],
  ['a huge number', { quantity: '99999999999999999999' }, 'from 1 to 99'],
  ['a part', { quantity: '1.5' }, 'from 1 to 99'],
  ['no number', { quantity: 'two' }, 'from 1 to 99'],
  ['more than there are', { quantity: '9' }, 'Somebody was faster: only 3 left'],
  ['words of 10 KB', { message: 'w'.repeat(10_000) }, 'Please use at most 500 characters.'],
  ['words with control characters', { message: 'a\u0000b' }, 'control characters'],
]

t.test('each is told what is wrong, nothing is reserved, and what was typed stays', async t => {
  const { id } = await list.add({ title: 'Bib', quantity: 3 })
  for (const [what, fields, says] of rows) {
    const { statusCode, body } = await send(id, fields)
    t.equal(statusCode, 422, what)
    t.match(wordsOf(body), says, what)
    t.match(body, `value="${fields.name === undefined ? 'Ada' : ''}`, what)
    if (fields.message === undefined) t.match(body, '>Love</textarea>', what)
  }
  t.equal(await leftFor(aGuest(members, list.link), id), 3)
})

t.test('markup and scripts in names and words are text for giver and parents', async t => {
  const { id } = await list.add({ title: '<img src=x onerror=alert(1)>', url: 'https://shop.example/?a=1&b=2' })
  const { headers } = await send(id, { name: '<b>Ada</b>', message: '</textarea><script>alert(1)</script>' })
  const { body } = await site.ask(String(headers.location))
  t.notMatch(body, /<img src=x|<script>alert|<b>Ada/)
  t.notMatch((await site.ask(path)).body, /<img src=x/)
})

t.test('the same form twice at once reserves once; two tabs for the last one leave one of them out', async t => {
  const { id } = await list.add({ title: 'Blanket', quantity: 2 })
  const key = 'k'.repeat(40)
  const twice = await Promise.all([send(id, { key }), send(id, { key })])
  t.same(new Set(twice.map(({ statusCode }) => statusCode)), new Set([303]))
  t.equal(new Set(twice.map(({ headers }) => headers.location)).size, 1, 'both lead to the same page')
  t.equal(await leftFor(aGuest(members, list.link), id), 1)
  const tabs = await Promise.all([send(id, { key: 'a'.repeat(40) }), send(id, { key: 'b'.repeat(40) })])
  t.same(tabs.map(({ statusCode }) => statusCode).sort(), [303, 422])
  const refused = tabs.find(({ statusCode }) => statusCode === 422)
  t.match(wordsOf(refused?.body ?? ''), /Somebody was faster.*Love/)
})

t.test('a form that is older than a deletion, a new link or a pause', async t => {
  const [gone, other] = [await list.add({ title: 'Lamp' }), await list.add({ title: 'Chair' })]
  await list.send('DELETE', `/items/${gone.id}`, {})
  const stale = await send(gone.id)
  t.equal(stale.statusCode, 422)
  t.match(wordsOf(stale.body), /What you had written.*Love/)
  const given = String((await send(other.id)).headers.location)
  await list.send('PUT', '/status', { status: 'paused' })
  const paused = await send(other.id)
  t.equal(paused.statusCode, 422)
  t.match(
    wordsOf(paused.body).trim(),
    /^This list is not open at the moment What you had written, to take along: Love$/,
  )
  t.match(wordsOf((await site.ask(given)).body), 'This list is not open at the moment')
  await list.send('PUT', '/status', { status: 'open' })
  await list.send('POST', '/link', {})
  t.equal((await send(other.id)).statusCode, 404)
  t.equal((await site.ask(path)).statusCode, 404)
  const { statusCode, body } = await site.ask(given)
  t.equal(statusCode, 200, 'a giver’s page stays where the letter says')
  t.notMatch(body, 'See the whole list', 'and does not tell the new link')
})

t.test('a giver’s form in two tabs: what was given back stays so, and words are not lost', async t => {
  const { link, add } = await aRegistry(members, 'nora@example.com')
  const { id } = await add({ title: 'Mobile' })
  const { token } = (await aGuest(members, link).reserve(id, { message: 'With love' })).json()
  const page = `/registry/${link}/gift/${token}`
  const words = async () =>
    (await members.ask('GET', `/registry-gifts/${token}?under=${link}`)).json().gift.giver.message
  const nothing: Record<string, string>[] = [{}, { does: '' }, { does: 'forgotten', message: 'x' }, { message: 'Hi' }]
  for (const fields of nothing) t.equal((await submit(page, fields)).statusCode, 422, JSON.stringify(fields))
  t.equal(await words(), 'With love', 'a form that says nothing changes nothing')
  const twice = await Promise.all([submit(page, { does: 'released' }), submit(page, { does: 'released' })])
  t.same(
    twice.map(({ statusCode }) => statusCode),
    [303, 303],
    'a second press says the same',
  )
  t.equal(await leftFor(aGuest(members, link), id), 1, 'and frees it once')
  const late = await submit(page, { does: 'message', message: 'Dear both' })
  t.equal(late.statusCode, 422)
  t.match(wordsOf(late.body), 'Dear both')
  t.equal((await submit(page, { does: 'bought' })).statusCode, 422)
  t.equal(await leftFor(aGuest(members, link), id), 1)
})
