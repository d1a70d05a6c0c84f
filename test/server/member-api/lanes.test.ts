// What one visitor does in one lane to the member API is no news in another: a bystander stays signed in, and what they
// save is saved.
import type { RequestListener } from 'node:http'
import { mock } from 'node:test'
import t, { type Test } from 'tap'
import { loadConfig } from '../../../server/config.ts'
import { sessionCookies } from '../../../server/request/session-cookies.ts'
import { formOf, sendAvatar } from '../../support/avatar-forms.ts'
import { eventually } from '../../support/eventually.ts'
import { testMembers } from '../../support/members.ts'
import { picture } from '../../support/pictures.ts'
import { everyoneIsKnown, json, memberApi, signedIn } from '../../support/server/member-api.ts'
import { listen, type TestSite } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'
import { trickle } from '../../support/trickle.ts'

const page = '/pregnancy-week-by-week/8-weeks-pregnant'
const own = { 'sec-fetch-site': 'same-origin' }

/** A bystander's page tells who they are, and what they save is saved. */
async function checkBystander(t: Test, { ask }: TestSite, what: string) {
  const shown = await ask({ url: page, headers: signedIn('noor') })
  t.match(shown.body, 'data-stage="pregnant"', `${what}: signed in`)
  t.notMatch(shown.body, 'account-away', what)
  const headers = { ...signedIn('noor'), ...own, 'content-type': 'application/json' }
  const saved = await ask({ method: 'PATCH', url: '/api/members/id-of-noor', headers, payload: '{"member":{}}' })
  t.equal(saved.statusCode, 200, `${what}: a write`)
}

/** Members are known, and what they write is taken, but questions of one kind are never answered. */
function apiWithout(isHeld: (url: string, method: string) => boolean) {
  const held: string[] = []
  const answer: RequestListener = (request, response) => {
    const { url = '', method = '' } = request
    if (isHeld(url, method)) return void held.push(`${method} ${url}`)
    if (method === 'GET') return everyoneIsKnown()(request, response)
    request.resume()
    json(response, 200, { member: {} })
  }
  return { held, answer }
}

const kinds: Readonly<
  Record<string, { isHeld: (url: string, method: string) => boolean; send: (i: number, site: TestSite) => unknown }>
> = {
  'wrong logins': {
    isHeld: url => url === '/sessions',
    send: (i, { ask }) =>
      ask({
        method: 'POST',
        url: '/login',
        headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `email=emma${i}%40example.test&password=wrong`,
      }),
  },
  exports: {
    isHeld: url => url.endsWith('/export'),
    send: (i, { ask }) => ask({ url: `/api/members/m${i}/export`, headers: signedIn(`emma${i}`) }),
  },
  pictures: { isHeld: url => url.startsWith('/avatars/'), send: (i, { ask }) => ask({ url: `/avatars/${i}.webp` }) },
  'lists and changes': {
    isHeld: (url, method) => url.includes('saved-articles') && method === 'DELETE',
    send: (i, { ask }) =>
      ask({
        method: 'DELETE',
        url: `/api/members/m${i}/saved-articles/x`,
        headers: { ...signedIn(`emma${i}`), ...own },
      }),
  },
}

t.test('24 questions of one kind that hang, and then fail, are no news of the others', async t => {
  for (const [what, { isHeld, send }] of Object.entries(kinds)) {
    const { held, answer } = apiWithout(isHeld)
    const api = await memberApi(t, answer)
    const site = await listen(t, { env: { MEMBER_API_URL: api.url } })
    mock.timers.enable({ apis: ['setTimeout'] })
    t.teardown(() => mock.timers.reset())
    const sent = Array.from({ length: 24 }, (_, i) => send(i, site))
    await eventually(() => held.length >= 4, `${what}: they hang`)
    if (what !== 'lists and changes') await checkBystander(t, site, `while ${what} hang`)
    for (let i = 0; i < 4; i++) {
      mock.timers.tick(8000)
      await new Promise(resolve => setImmediate(resolve))
    }
    const statuses = (await Promise.all(sent)).map(answer => Object(answer).statusCode)
    t.ok(
      statuses.every(status => status === 503),
      `${what}: ${[...new Set(statuses)]}`,
    )
    mock.timers.reset()
    const { body } = await site.ask({ url: page, headers: signedIn('noor') })
    t.match(body, 'data-stage="pregnant"', `after ${what} failed everybody is signed in as before`)
    if (what !== 'lists and changes') await checkBystander(t, site, `after ${what} failed`)
  }
})

t.test('a full lane says so to those who come, and to nobody else', async t => {
  const { held, answer } = apiWithout(url => url === '/sessions')
  const api = await memberApi(t, answer)
  const site = await listen(t, { env: { MEMBER_API_URL: api.url } })
  const login = () => Promise.resolve(kinds['wrong logins']?.send(0, site)).then(Object)
  const sent = Array.from({ length: 32 }, login)
  await eventually(() => held.length === 32, 'the share of one network')
  const refused = await login()
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) > 0)
  t.match(refused.body, /value="emma0@example\.test"/, 'what was typed stays')
  await checkBystander(t, site, 'meanwhile')
  api.answer = everyoneIsKnown()
  await site.app.close()
  await Promise.all(sent)
})

const png = await picture().png().toBuffer()

t.test('16 trickling uploads of one member, and everybody else is served', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const [emma, noor] = [await members.join('emma@example.com'), await members.join('noor@example.com')]
  const direct = await members.app.listen({ port: 0, host: '127.0.0.1' })
  const site = await listen(t, { env: { MEMBER_API_URL: direct } })
  const cookie = (token: string) => ({ cookie: `uid=${'u'.repeat(22)}; session=${token}`, ...own })
  const form = await formOf([['file', png, 'a.png']])
  const ways = {
    'through the site': {
      slow: () => trickle(t, site.origin, `/api/members/${emma.member.id_string}/avatar`, cookie(emma.token)),
      upload: () =>
        site.ask({
          method: 'PUT',
          url: `/api/members/${noor.member.id_string}/avatar`,
          headers: { ...cookie(noor.token), ...form.headers },
          payload: form.body,
        }),
    },
    'at the member API itself': {
      slow: () =>
        trickle(t, direct, `/members/${emma.member.id_string}/avatar`, { authorization: `Bearer ${emma.token}` }),
      upload: () =>
        sendAvatar(members, { token: noor.token, member: noor.member.id_string, parts: [['file', png, 'a.png']] }),
    },
  }
  for (const [what, { slow, upload }] of Object.entries(ways)) {
    const connections = new Promise<number>(resolve => {
      let count = 0
      const server = what === 'through the site' ? site.app.server : members.app.server
      server.on('request', () => ++count === 16 && resolve(count))
    })
    const all = Array.from({ length: 16 }, slow)
    await connections
    t.equal((await upload()).statusCode, 200, `${what}: another member’s upload`)
    const { statusCode } = await site.ask({ url: '/api/members/me', headers: cookie(noor.token) })
    t.equal(statusCode, 200, `${what}: another member’s session`)
    const answers = await Promise.all(all.map(({ answered }) => answered))
    t.same([...new Set(answers)].sort(), [408, 429], `${what}: each is told what is wrong`)
    t.equal(answers.filter(status => status === 408).length, 2, `${what}: two at a time are read`)
    t.equal((await upload()).statusCode, 200, `${what}: and afterwards`)
    for (const { leave } of all) leave()
  }
})

t.test('strangers never have the room of devices that are known', async t => {
  const { held, answer } = apiWithout((url, method) => url === '/sessions' && method === 'POST')
  const api = await memberApi(t, answer)
  const site = await listen(t, { env: { MEMBER_API_URL: api.url, TRUST_PROXY: '127.0.0.1' } })
  const { device } = sessionCookies(loadConfig({}))
  let cookie = ''
  const reply = {
    setCookie(_name: string, value: string) {
      cookie = value
    },
  }
  site.app.setDevice(reply as never, 'd'.repeat(43)) // that is all of a reply that it needs
  const logIn = (from: string, headers = {}) =>
    site.ask({
      method: 'POST',
      url: '/login',
      headers: { ...own, ...headers, 'x-forwarded-for': from, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=emma%40example.test&password=wrong',
    })
  const strangers = Array.from({ length: 200 }, (_, i) => logIn(`192.0.2.${i % 20}`))
  const refused = await Promise.race(strangers)
  t.equal(refused.statusCode, 503, 'there is no room for all of them')
  const before = held.length
  const mine = logIn('198.51.100.7', { cookie: `${device.name}=${cookie}` })
  await eventually(() => held.length > before, 'a known device gets through')
  const forged = await logIn('198.51.100.8', { cookie: `${device.name}=${cookie.slice(0, -1)}x` })
  t.equal(forged.statusCode, 503, 'one that says so is a stranger')
  await site.app.close()
  await Promise.allSettled([mine, ...strangers])
})
