// When somebody's way in changes, no page of theirs says their name again before the member API was asked, in any
// session.
import t from 'tap'
import { eventually } from '../../support/eventually.ts'
import { nobodyForgotten } from '../../support/late-deadlines.ts'
import { everyoneIsKnown, json, memberApi, memberBody, signedIn, tokenOf } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'

const page = '/pregnancy-week-by-week/8-weeks-pregnant'
const own = { 'sec-fetch-site': 'same-origin' }
const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' }
const resetToken = 'r'.repeat(43)

t.test('the answer names the member, and all their sessions are asked for anew', async t => {
  nobodyForgotten(t)
  // Two devices of Emma's, and Noor.
  const api = await memberApi(t, (request, response) => {
    const name = /^session-of-(?:phone-)?(\w+?)~*$/.exec(tokenOf(request))?.[1]
    if (request.method !== 'GET' && request.method) {
      request.resume()
      response.writeHead(200, { 'content-type': 'application/json', 'x-member': 'id-of-emma' }).end('{}')
    } else json(response, 200, memberBody(name ?? ''))
  })
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const open = (name: string) => ask({ url: page, headers: signedIn(name) })
  const asks: [what: string, by: () => ReturnType<typeof ask>][] = [
    [
      'a reset, by a link',
      () =>
        ask({
          method: 'POST',
          url: '/reset-password',
          headers: form,
          payload: `token=${resetToken}&password=a+new+one`,
        }),
    ],
    [
      'another password, by a form',
      () =>
        ask({
          method: 'POST',
          url: '/settings/password',
          headers: { ...form, ...signedIn('phone-emma') },
          payload: 'password=a&new_password=b',
        }),
    ],
    [
      'another address, by the API',
      () =>
        ask({
          method: 'PUT',
          url: '/api/members/id-of-emma/email',
          headers: { ...own, ...signedIn('phone-emma'), 'content-type': 'application/json' },
          payload: '{}',
        }),
    ],
  ]
  for (const [what, by] of asks) {
    for (const name of ['emma', 'phone-emma', 'noor']) await open(name)
    const before = api.asked.length
    await open('emma')
    t.equal(api.asked.length, before, `${what}: they are known`)
    const answer = await by()
    t.ok(answer.statusCode < 400, `${what}: ${answer.statusCode}`)
    t.equal(answer.headers['x-member'], undefined, `${what}: whose it was is told to nobody`)
    const after = api.asked.length
    await open('noor')
    t.equal(api.asked.length, after, `${what}: others are known as before`)
    await open('emma')
    t.equal(api.asked.length, after + 1, `${what}: her other device is asked for anew`)
  }
})

t.test('a header of another form is none', async t => {
  nobodyForgotten(t)
  const api = await memberApi(t, (request, response) => {
    if (request.method === 'GET') return everyoneIsKnown()(request, response)
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json', 'x-member': 'id of emma; x' }).end('{}')
  })
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  await ask({ url: page, headers: signedIn('emma') })
  const before = api.asked.length
  await ask({
    method: 'POST',
    url: '/reset-password',
    headers: form,
    payload: `token=${resetToken}&password=a+new+one`,
  })
  await ask({ url: page, headers: signedIn('emma') })
  t.equal(api.asked.length, before + 1, 'only the reset was asked')
})

t.test('the log says that somebody is signed in when the member API has said so', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const { ask, lines } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const logged = async (options: Parameters<typeof ask>[0]) => {
    const before = lines.filter(({ msg }) => msg === 'request').length
    await ask(options)
    const requests = () => lines.filter(({ msg }) => msg === 'request')
    await eventually(() => requests().length > before, 'its line')
    return requests().at(-1)?.signedIn
  }
  const forged = { cookie: `session=${'x'.repeat(43)}` }
  for (const url of [page, '/dashboard', '/about-us']) {
    t.equal(await logged({ url, headers: signedIn('emma') }), true, `${url}: a member`)
    t.equal(await logged({ url, headers: forged }), false, `${url}: a cookie of the right form`)
    t.equal(await logged({ url, headers: forged }), false, `${url}: again`)
    t.equal(await logged({ url }), false, `${url}: nobody`)
  }
  t.equal(await logged({ url: '/api/members/me', headers: signedIn('emma') }), true, 'a question of theirs')
  t.equal(await logged({ url: '/api/members/me', headers: forged }), false)
})
