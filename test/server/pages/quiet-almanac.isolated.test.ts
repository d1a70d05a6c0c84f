// The quiet almanac: chosen on a device or by a member, begun by a loss, ended by whoever says so, and never lost while
// nobody can say.
import t from 'tap'
import { mayOffer } from '../../../content/may-offer.ts'
import { addDays, today, toUnixSeconds } from '../../../domain/dates.ts'
import { quietCookie } from '../../../domain/sensitive.ts'
import { eventually } from '../../support/eventually.ts'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { testMembers } from '../../support/members.ts'
import { follow } from '../../support/server/follow.ts'
import { everyoneIsKnown, heldBack, json, memberApi, memberBody, signedIn } from '../../support/server/member-api.ts'
import { listen, testSite } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'

lateDeadlines(t)

const own = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }
const isQuiet = (html: string) => / data-sensitive=""/.test(html)
const choose = (quiet: boolean, cookie = '') =>
  ({
    method: 'POST',
    url: '/quiet-almanac',
    payload: quiet ? 'quiet=1' : 'quiet=',
    headers: { ...own, cookie },
  }) as const

t.test('without an account the device keeps it', async t => {
  const { ask } = await testSite(t)
  t.notOk(isQuiet((await ask('/')).body))
  const on = await ask(choose(true))
  t.match(on, { statusCode: 303, headers: { location: '/', 'cache-control': 'private, no-store' } })
  const [cookie = ''] = [on.headers['set-cookie'] ?? ''].flat()
  t.match(cookie, /^quiet_almanac=1; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  const headers = { cookie: `${quietCookie}=1` }
  const home = await ask({ url: '/', headers })
  t.ok(isQuiet(home.body))
  t.equal(home.headers['cache-control'], 'private, no-store', 'no cache between us hands it to others')
  t.equal(home.headers.etag === (await ask('/')).headers.etag, false)
  t.match((await ask({ url: '/quiet-almanac', headers })).body, 'Show me the whole almanac')
  const off = await ask(choose(false, headers.cookie))
  t.match([off.headers['set-cookie'] ?? ''].flat()[0], /^quiet_almanac=; .*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/)
  const foreign = await ask({ ...choose(true), headers: { ...own, origin: 'https://elsewhere.test' } })
  t.equal(foreign.statusCode, 403)
})

t.test('a loss begins it, the member ends it, and a new pregnancy lets it rest', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
  const { ask } = await testSite(t, {
    env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
  })
  const { token, member } = await members.join('emma@example.test')
  const cookie = `uid=${'u'.repeat(22)}; session=${token}`
  const api = (method: 'POST' | 'DELETE', path: string, payload: object, more = '') =>
    ask({
      method,
      url: `/api/members/${member.id_string}/pregnancies${path}`,
      payload,
      headers: { origin: own.origin, cookie: cookie + more },
    })
  const pregnancy = { due_date: toUnixSeconds(addDays(today(Date.now()), 100)), multiples: 'false' }
  const seen = async (path = '/') => isQuiet((await ask({ url: path, headers: { cookie } })).body)
  t.equal(await seen(), false)
  const added = await api('POST', '', { pregnancy })
  t.equal(await seen('/topics'), false, 'known by now, and kept for everybody')
  await api('DELETE', `/${added.json().data.member.pregnancy.id}`, { is_ttc: false })
  for (const path of ['/', '/topics', '/news', '/dashboard', '/search?q=week', '/nowhere'])
    t.equal(await seen(path), true, `${path}, at once`)
  t.equal((await ask(choose(false, cookie))).statusCode, 303)
  t.equal(await seen(), false, 'the member said otherwise')
  t.equal((await ask(choose(true, cookie))).statusCode, 303)
  t.equal(await seen(), true, 'and again')
  const again = await api('POST', '', { pregnancy }, `; ${quietCookie}=1`)
  t.match([again.headers['set-cookie'] ?? ''].flat().join(), /quiet_almanac=;/, 'what this device chose ends with it')
  t.equal(await seen(), false, 'a new pregnancy is treated as wished for')
})

t.test('while the member API is asked the head goes out, and the body waits for what it says', async t => {
  for (const lost of [false, true]) {
    const thinking = heldBack((_request, response) =>
      json(response, 200, memberBody('Emma', lost ? { pregnancy: {}, after_loss: true } : {})),
    )
    const api = await memberApi(t, thinking.hold)
    const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
    const page = await follow(`${origin}/`, signedIn('Emma'))
    await page.until('rel="stylesheet"')
    t.notMatch(page.text(), '<body', 'nothing that could hurt')
    thinking.letGo()
    const whole = await page.whole
    t.equal(isQuiet(whole), lost)
    t.equal(/The calendar of weeks/.test(whole), !lost)
    t.notMatch(whole, '<template data-fill', 'the account is in its place')
  }
})

t.test('nobody can say who it is: nothing is risked', async t => {
  const thinking = heldBack(everyoneIsKnown())
  const silent = await memberApi(t, thinking.hold)
  const { origin } = await listen(t, { env: { MEMBER_API_URL: silent.url } })
  const page = await follow(`${origin}/`, signedIn('Emma'))
  await page.until('</footer>')
  t.ok(isQuiet(page.text()), 'it takes too long')
  thinking.letGo()
  t.match(await page.whole, '<template data-fill="account">', 'the account comes at the end')
  const down = await testSite(t, { env: { MEMBER_API_URL: 'http://127.0.0.1:9' } })
  for (let i = 0; i < 7; i++)
    t.ok(isQuiet((await down.ask({ url: '/news', headers: signedIn(`Emma${i}`) })).body), `${i}: it does not answer`)
  t.notOk(isQuiet((await down.ask('/news')).body), 'who has no session is not concerned')
  const refused = await down.ask(choose(true, signedIn('Emma').cookie))
  t.match(refused, { statusCode: 503, body: /An error occurred\. Please try again/ })
  t.ok(isQuiet(refused.body))
})

t.test('suggestions and twins', async t => {
  const api = await memberApi(t, (_request, response) =>
    json(response, 200, memberBody('Emma', { pregnancy: {}, after_loss: true })),
  )
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const headers = signedIn('Emma')
  const suggested = async (q: string, headers = {}) =>
    (await ask({ url: `/api/suggestions?q=${q}`, headers })).json().suggestions
  t.ok((await suggested('week')).length > 0)
  const left: { path: string }[] = await suggested('week', headers)
  t.same(
    left.filter(({ path }) => !mayOffer(path, true)),
    [],
  )
  t.ok((await suggested('grief', headers)).length > 0, 'what is meant for then is found')
  t.equal((await ask({ url: '/api/suggestions?q=week', headers })).headers['cache-control'], 'private, no-store')
  const twin = await ask({ url: '/pregnancy-week-by-week/8-weeks-pregnant/amp', headers })
  t.match(twin, {
    statusCode: 302,
    headers: {
      location: 'http://localhost:3000/pregnancy-week-by-week/8-weeks-pregnant',
      'cache-control': 'private, no-store',
    },
  })
  const known = await memberApi(t, everyoneIsKnown())
  const others = await testSite(t, { env: { MEMBER_API_URL: known.url } })
  t.equal((await others.ask({ url: '/pregnancy-week-by-week/8-weeks-pregnant/amp', headers })).statusCode, 200)
})

t.test('a choice that fails is told to nobody else, and one with an ended session is kept on the device', async t => {
  const isWell = { now: true }
  const api = await memberApi(t, (request, response) => {
    if (/session-of-ended/.test(request.headers.authorization ?? '')) json(response, 401, { statusCode: 401 })
    else if (request.method === 'PATCH' && !isWell.now) json(response, 500, {})
    else json(response, 200, memberBody('Emma', { pregnancy: {} }))
  })
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  isWell.now = false
  t.equal((await ask(choose(true, signedIn('Emma').cookie))).statusCode, 503)
  isWell.now = true
  for (const name of ['Emma', 'Olivia']) {
    const { statusCode, body } = await ask({ url: '/quiet-almanac', headers: signedIn(name) })
    t.equal(statusCode, 200, name)
    t.notMatch(body, 'An error occurred')
  }
  const ended = await ask(choose(true, signedIn('ended').cookie))
  t.match([ended.headers['set-cookie'] ?? ''].flat()[0], /^quiet_almanac=1;/)
})

t.test('somebody pregnant who asks for it is met so on this device, in all that follows from the account', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const { cookie } = signedIn('Emma')
  const on = await ask(choose(true, cookie))
  t.match([on.headers['set-cookie'] ?? ''].flat()[0], /^quiet_almanac=1;/)
  const headers = { cookie: `${cookie}; ${quietCookie}=1` }
  const home = (await ask({ url: '/', headers })).body
  t.ok(isQuiet(home))
  t.notMatch(home, /Week \d+|Manage Registry|account-game/)
  const dashboard = (await ask({ url: '/dashboard', headers })).body
  t.ok(isQuiet(dashboard))
  t.notMatch(dashboard, /Days to the due date|weeks and \d/)
})

t.test('what opens a page that is put away makes no more pages, and nothing is counted after a loss', async t => {
  const { ask, lines } = await testSite(t)
  for (const url of ['/news', ...['1', 'all', 'x', 'y'].map(show => `/news?show=${show}`)])
    t.equal((await ask(url)).statusCode, 200)
  await eventually(() => lines.filter(({ msg }) => msg === 'request').length === 5, 'their lines')
  t.same(
    lines.filter(({ msg }) => msg === 'request').map(({ cache }) => cache),
    ['miss', 'hit', 'hit', 'hit', 'hit'],
  )
  const event = { name: 'menu-click', properties: { item: '/a/stillbirth-and-late-loss', level: 2 } }
  const send = (cookie: string) =>
    ask({ method: 'POST', url: '/events', payload: { events: [event] }, headers: { origin: own.origin, cookie } })
  t.equal((await send(`${quietCookie}=1`)).statusCode, 204)
  t.notOk(lines.some(({ event }) => event === 'menu-click'))
  t.equal((await send('')).statusCode, 204)
  t.ok(lines.some(({ event }) => event === 'menu-click'))
})

t.test('HEAD does not wait for the member API', async t => {
  const silent = await memberApi(t, () => {})
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: silent.url } })
  const answer = await ask({ method: 'HEAD', url: '/', headers: signedIn('Emma') })
  t.match(answer, { statusCode: 200, payload: '' })
  t.equal(silent.asked.length, 0)
})
