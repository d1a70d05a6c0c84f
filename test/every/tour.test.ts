// docs/tour.md names functions in the order in which they are called: here each of its ways is gone, and the calls
// noted.
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { createStore } from 'jotai'
import t from 'tap'
import { addDays, today, toUnixSeconds } from '../../domain/dates.ts'
import { pregnancyOf } from '../../domain/member.ts'
import { memberAtom } from '../../state/member.ts'
import { updatePregnancyForm } from '../../state/pregnancy-form.ts'
import { pregnancyAtom, pregnancyState } from '../../state/profile-effects.ts'
import { island, openSite } from '../support/browser.ts'
import { type Called, createTrace } from '../support/calls.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const tour = readFileSync(new URL('../../docs/tour.md', import.meta.url), 'utf8')
const ways = new Map(
  tour
    .split('\n## ')
    .slice(1)
    .map(part => [
      part.split('\n', 1)[0] ?? '',
      [...part.matchAll(/^\d+\. `([^`]+)` `(\w+)`:/gm)].map(([, file = '', name = '']): Called => ({ file, name })),
    ]),
)
const wayOf = (title: string) => ways.get(title) ?? []

/** Each once, in the order of their first call. */
const firstCalls = (calls: readonly string[]) => [...new Set(calls)]
const written = (way: readonly Called[]) => way.map(({ file, name }) => `${file} ${name}`)
const filesOf = (way: readonly Called[]) => new Set(way.map(({ file }) => file)).size

const article = '/a/foods-to-limit-in-pregnancy'
const session = new Session()
session.connect()
const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, {
  folder: 'dist-test',
  unhurried: true,
  env: { ABTEST_ENABLE: 'true', MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const trace = await createTrace({
  post: (method, params) => session.post(method as never, params as never),
  on: (event, listener) => void session.on(event, ({ params }: { params: never }) => listener(params)),
})
const { token, member } = await members.join('rosa@example.com', { first_name: 'Rosa' })
const due = toUnixSeconds(addDays(today(Date.now()), 120))
await members.ask('POST', `/members/${member.id_string}/pregnancies`, {
  token,
  body: { pregnancy: { due_date: due, multiples: 'false' } },
})
const cookie = `session=${token}; uid=${'u'.repeat(22)}`

t.test('the tour is short', async t => {
  t.same([...ways.keys()], ['A cached page', 'A rendered page', 'A save', 'An island wakes'])
  t.ok(tour.split('\n').length <= 80, 'lines')
  t.ok(filesOf(wayOf('A cached page')) <= 9)
  t.ok(filesOf(wayOf('A rendered page')) <= 16)
  t.ok(filesOf(wayOf('A save')) <= 14)
})

t.test('a cached page', async t => {
  const visit = async () =>
    (await fetch(site.origin + article, { headers: { cookie: `uid=${'u'.repeat(22)}` } })).text()
  await visit()
  const way = wayOf('A cached page')
  await trace.watch(way)
  await visit()
  t.same(firstCalls(await trace.take()), written(way))
})

t.test('a rendered page', async t => {
  const way = wayOf('A rendered page')
  await trace.watch(way)
  await trace.take()
  t.match(await (await fetch(`${site.origin}/dashboard`, { headers: { cookie } })).text(), 'Rosa')
  t.same(
    firstCalls(await trace.take()).filter(call => written(way).includes(call)),
    written(way),
  )
})

t.test('a save', async t => {
  const way = wayOf('A save')
  await trace.watch(way)
  const ask = fetch
  const { origin } = new URL(site.origin)
  // The browser's part: addresses are the page's, and it sends its cookies and its origin.
  t.intercept(globalThis, 'fetch', {
    value: (path: string, init: RequestInit) =>
      ask(origin + path, { ...init, headers: { ...init.headers, cookie, origin } }),
  })
  const known = ((await (await fetch('/api/members/me', {})).json()) as { member: typeof member }).member
  const store = createStore()
  store.set(memberAtom, known as never)
  const pregnancy = pregnancyOf(known as never)
  t.ok(pregnancy)
  store.set(pregnancyState, updatePregnancyForm(pregnancy as never, today(Date.now())))
  await store.set(pregnancyAtom, { type: 'edit-name', value: 'Bean' })
  await trace.take()
  await store.set(pregnancyAtom, { type: 'save' })
  t.equal(pregnancyOf(store.get(memberAtom) as never)?.code_name, 'Bean')
  t.same(
    firstCalls(await trace.take()).filter(call => written(way).includes(call)),
    written(way),
  )
})

await site.test('an island wakes', {}, async (t, page) => {
  const way = wayOf('An island wakes')
  await page.goto(site.origin + article)
  await page.waitForSelector(island('save-heart', 'ready'))
  const cdp = await page.createCDPSession()
  const browsers = await createTrace({
    post: (method, params) => cdp.send(method as never, params as never),
    on: (event, listener) => void cdp.on(event as never, listener as never),
  })
  await browsers.watch(way)
  await page.reload()
  await page.waitForSelector(island('save-heart', 'ready'))
  t.same(firstCalls(await browsers.take()), written(way))
})
