// What those who keep a list get to see in a browser with all its tools open: two lists that differ in nothing but what
// guests have reserved. Every page, file, header and answer is the same for both until the day.
import type { LightMyRequestResponse } from 'fastify'
import t, { type Test } from 'tap'
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { table } from '../../../routes/table.ts'
import { formType, registrySite } from '../../support/registry-owner.ts'

const { site, members, owner } = await registrySite(t)

type Parent = Awaited<ReturnType<typeof owner>> & { items: string[]; member: string }

const things = [
  { title: 'Blanket', quantity: 2, price: 4950 },
  { title: 'Stroller', price: 60_000, shares: 10 },
  { title: 'Dinner', kind: 'help', group: 'help' },
  { title: 'Cup', quantity: 3 },
  { title: 'Ball' },
]

async function parent(email: string): Promise<Parent> {
  const made = await owner(email, { findable: true, also_at: [{ url: 'https://www.amazon.com/list' }] })
  const items: string[] = []
  for (const thing of things) items.push((await made.list.add(thing)).id)
  return { ...made, items, member: made.list.member }
}

const [quiet, full] = [await parent('quiet@example.com'), await parent('fully@example.com')]
for (const [i, quantity] of [2, 4, 1, 2, 1].entries()) {
  const { statusCode, body } = await full.guest().reserve(full.items[i] ?? '', { quantity, message: 'For you' })
  t.equal(statusCode, 201, body)
}

/** An answer without what is random, or a time. */
function plain({ statusCode, headers, body }: LightMyRequestResponse, { list, items, member, token }: Parent): string {
  const { date: _, ...others } = headers
  const known = [list.id, member, token, ...items]
  const whole = [quiet, full].reduce(
    (text, one) => text.replaceAll(one.list.link, '<link>'), // a search finds both
    `${statusCode} ${JSON.stringify(others)} ${body}`,
  )
  const lasting = known
    .reduce((text, id, i) => text.replaceAll(id, `<${i}>`), whole)
    .replaceAll(/(?:quiet|fully)@/g, '<mail>@')
    .replaceAll(/nonce(?:-|=\\?"|":")[\w+/=]+/g, '<nonce>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/name="key" value="[^"]*"/g, '<key>')
    .replaceAll(/\/avatars\/[\w.-]+|[\w-]{22}\.svg/g, '<avatar>')
    .replaceAll(/member-\w{10}/g, '<username>')
    .replaceAll(/"known_places":\[[^\]]*\]/g, '') // in the order of random hashes
    .replaceAll(/(?<![\w-])[\w-]{22}(?![\w-])/g, '<id>')
    .replaceAll(/\b(?:uid|header)=[^;"]+/g, '<cookie>')
    .replaceAll(/<path[^>]*>/g, '') // the squares of a code, which is the link
    .replaceAll(/"content-length":"\d+"/g, '')
  return isLate(body) ? inAnyOrder(lasting.replace(ownMark, '')) : lasting
}

/** A page in parts sets the mark of its browser only when the lists were read before its head left. */
const ownMark = /"registry_own=[^"]*",?/

const isLate = (body: string) => body.includes('class="dashboard"')

/** Of a page that is sent in parts, which come late by chance and then after a placeholder: all that it says. */
const inAnyOrder = (page: string) => {
  const said = page.replaceAll(/<(script|noscript)\b.*?<\/\1>|<!--.*?-->/gs, '').split(/<[^>]*>/)
  return [...new Set(said.map(words => words.trim()))]
    .filter(words => !placeholder.includes(words))
    .toSorted()
    .join('\n')
}
/** What the dashboard says until it is known whose it is. */
const placeholder = ['Your page is on its way.', 'Your almanac']

type Ask = (parent: Parent) => Promise<LightMyRequestResponse>

const asOwner = ({ token }: Parent) => ({ cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' })
const get =
  (path: (parent: Parent) => string): Ask =>
  one =>
    site.ask({ url: path(one), headers: asOwner(one) })
const json =
  (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: (one: Parent) => string,
    body?: (one: Parent) => object,
  ): Ask =>
  one => {
    const payload = body && JSON.stringify(body(one))
    const type = payload === undefined ? {} : { 'content-type': 'application/json' }
    return site.ask({ method, url: `/api${path(one)}`, headers: { ...asOwner(one), ...type }, payload })
  }
const form =
  (path: (one: Parent) => string, fields: (one: Parent) => Record<string, string>): Ask =>
  one =>
    site.ask({
      method: 'POST',
      url: path(one),
      headers: { ...asOwner(one), 'content-type': formType },
      payload: new URLSearchParams(fields(one)).toString(),
    })

const item = (i: number) => (one: Parent) => one.items[i] ?? ''
const api = (rest: (one: Parent) => string) => (one: Parent) => one.list.home + rest(one)
const guestPage = ({ list }: Parent) => `/registry/${list.link}`

/** Pages about one member that have an address of their own. */
const personal = table
  .filter(({ path, handle }) => handle.for === 'personal' && !path.includes(':'))
  .map(({ path }) => get(() => path))

/** All that an owner can look at. */
const looks: Ask[] = [
  ...personal,
  ...[
    '',
    '/settings',
    '/share',
    '/print',
    '/gifts',
    '/wishes.csv',
    '/gifts.csv',
    '?saved=added',
    '/gifts?saved=thanks',
  ].map(rest => get(({ home }) => home + rest)),
  get(one => `${one.home}?item=${item(0)(one)}`),
  get(one => `/manage/add?list=${one.list.id}&title=Blanket`),
  get(() => '/a/baby-budget-calculator'),
  get(() => '/babyregistrysearch?first_name=emma&last_name=smith'),
  get(guestPage),
  get(one => `${guestPage(one)}?price=low&group=sleep&shared=1`),
  ...[0, 1, 2, 3, 4].map(i => get(one => `${guestPage(one)}?item=${item(i)(one)}`)),
  json('GET', one => `/registries/${one.list.link}/left`),
  json('GET', one => `/members/${one.member}/registries`),
  json(
    'GET',
    api(() => ''),
  ),
  json(
    'GET',
    api(() => '/gifts'),
  ),
  json('GET', one => `/members/${one.member}/export`),
  json('GET', one => `/members/${one.member}/security-events`),
]

/** All that an owner can try, in an order in which each means something. */
const tries: Ask[] = [
  ...[0, 1, 4].map(i =>
    form(
      one => `${guestPage(one)}?item=${item(i)(one)}`,
      one => ({ item: item(i)(one), name: 'Emma', email: 'emma@example.com', quantity: '99', message: '' }),
    ),
  ),
  form(
    one => one.home,
    one => ({ row: `down ${item(4)(one)}`, order: one.items.join(' ') }),
  ),
  form(
    one => one.home,
    one => ({ action: 'change', item: item(0)(one), title: 'Blanket', quantity: '1', version: '1' }),
  ),
  form(
    one => one.home,
    one => ({ action: 'change', item: item(0)(one), title: 'Blanket', quantity: '1' }),
  ),
  form(
    one => one.home,
    one => ({ action: 'change', item: item(1)(one), title: 'Stroller', quantity: '1', price: '600', shares: '2' }),
  ),
  form(
    one => one.home,
    one => ({ action: 'change', item: item(1)(one), title: 'Stroller', price: '600', shares: '' }),
  ),
  json(
    'PUT',
    api(one => `/items/${item(3)(one)}`),
    () => ({ item: { quantity: 0 } }),
  ),
  json(
    'PUT',
    api(one => `/items/${item(3)(one)}`),
    () => ({ item: { quantity: 1 } }),
  ),
  form(
    one => one.home,
    one => ({ row: `remove ${item(2)(one)}` }),
  ),
  form(
    one => one.home,
    one => ({ action: 'restore', item: item(2)(one) }),
  ),
  json(
    'DELETE',
    api(one => `/items/${item(4)(one)}`),
  ),
  form(
    one => one.home,
    () => ({ action: 'add', title: 'ball' }),
  ),
  form(
    one => `${one.home}/share`,
    () => ({ action: 'table', table: 'Title\nCup\nSpoon\n' }),
  ),
  form(
    one => `${one.home}/gifts`,
    () => ({ gift: 'A'.repeat(22), thanked: 'true', thanks: 'x' }),
  ),
  json(
    'PUT',
    api(() => `/gifts/${'A'.repeat(22)}`),
    () => ({ thanked: true }),
  ),
  form(
    one => `${one.home}/settings`,
    () => ({ action: 'save', first_name: 'Emma', surprise: 'none', event_kind: 'none' }),
  ),
  form(
    one => `${one.home}/settings`,
    () => ({ action: 'status', status: 'paused', words: 'two' }),
  ),
  get(guestPage),
  form(
    one => `${one.home}/settings`,
    () => ({ action: 'status', status: 'open', words: '' }),
  ),
  form(
    one => `${one.home}/share`,
    () => ({ action: 'pin', pin: '1234' }),
  ),
  get(guestPage),
  form(
    one => `${one.home}/share`,
    () => ({ action: 'no-pin' }),
  ),
]

async function compare(t: Test, asked: readonly Ask[]) {
  const statuses: number[] = []
  for (const [i, ask] of asked.entries()) {
    const [one, other] = [await ask(quiet), await ask(full)]
    statuses.push(one.statusCode)
    t.equal(plain(other, full), plain(one, quiet), `${i}: ${one.statusCode}`)
    t.ok(one.statusCode < 500, `${i}: ${one.statusCode}`)
  }
  return statuses
}

t.test('before the day nothing tells the two lists apart', async t => {
  const statuses = await compare(t, looks)
  t.ok(statuses.filter(status => status === 200).length > looks.length - 6, statuses.join())
  await compare(t, tries)
  for (const one of [quiet, full])
    for (const { id } of (await one.read()).items) if (!one.items.includes(id)) one.items.push(id)
  await compare(t, looks)
  members.clock.now += 11 * 60_000
  await takeRegistrySteps(members.store, members.clock.now)
  const letters = await members.letters()
  t.ok(letters.filter(({ subject }) => subject?.includes('has changed')).length >= 3, 'the givers hear of it')
  const toOwners = letters.filter(({ to }) => !to?.[0]?.address?.startsWith('guest'))
  const of = (name: string) =>
    toOwners.filter(({ to }) => to?.[0]?.address === `${name}@example.com`).map(({ subject }) => subject)
  t.same(of('fully'), of('quiet'), 'and each owner got the same')
  await compare(t, looks)
})
