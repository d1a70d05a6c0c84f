// What becomes of the stage that was chosen when joining: it is in no address.
import '../../support/no-pressure.ts'
import t from 'tap'
import { json, memberApi, memberBody, signedIn } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'

const token = 'a-fresh-token-of-the-right-form-for-a-session'

t.test('the dashboard is told what needs a date, past all addresses', async t => {
  const api = await memberApi(t, (_request, response) => json(response, 201, { token, member: {} }))
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const send = async (path: string, fields: Record<string, string>) => {
    const { statusCode, headers } = await ask({
      method: 'POST',
      url: path,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        email: 'rosa@example.test',
        password: 'a long enough password',
        ...fields,
      }).toString(),
    })
    t.equal(statusCode, 303)
    return { leads: headers.location, told: /begin=[^,]*/.exec(String(headers['set-cookie']))?.[0] }
  }
  const told = (stage: string) => `begin=${stage}; Max-Age=604800; Path=/dashboard; HttpOnly; SameSite=Lax`
  const rows: [fields: Record<string, string>, leads: string, told?: string][] = [
    [{ stage: 'pregnant' }, '/dashboard', told('pregnant')],
    [{ stage: 'parent' }, '/dashboard', told('parent')],
    [{ stage: 'trying-to-conceive' }, '/dashboard'],
    [{ stage: 'none' }, '/dashboard'],
    [{}, '/dashboard'],
    [{ stage: 'parent&a=b' }, '/dashboard'],
    [{ stage: 'parent', target: '/dashboard' }, '/dashboard', told('parent')],
    [{ stage: 'pregnant', target: 'https://evil.test/' }, '/dashboard', told('pregnant')],
    [{ stage: 'pregnant', target: '/a/' }, '/a/', told('pregnant')],
  ]
  for (const [fields, leads, told] of rows) t.same(await send('/join', fields), { leads, told }, JSON.stringify(fields))
  t.same(
    await send('/login', { stage: 'pregnant' }),
    { leads: '/dashboard', told: undefined },
    'logging in asks nothing',
  )
})

t.test('it is shown to somebody without a profile, every time, and is taken away after that', async t => {
  const profile = { pregnancy: null, had_profile: false }
  const api = await memberApi(t, ({ url }, response) =>
    json(response, 200, url === '/members/me' ? memberBody('emma', profile) : { items: [], cycle: null }),
  )
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const open = async (begin: string, headers = {}, url = '/dashboard') => {
    const { body, headers: got } = await ask({
      url,
      headers: { cookie: `${signedIn('emma').cookie}${begin}`, ...headers },
    })
    return {
      asks: /id="beginning"[^>]*>([^<]+)/.exec(body)?.[1],
      removed: /begin=; [^,]*Path=\/dashboard/.test(String(got['set-cookie'])),
    }
  }
  const plain = 'What shall this page follow?'
  const due = 'When is the baby due?'
  for (let visit = 0; visit < 2; visit++) t.same(await open('; begin=pregnant'), { asks: due, removed: false })
  t.same(await open('; begin=parent'), { asks: 'When was your child born?', removed: false })
  t.same(await open('; begin=<i>'), { asks: plain, removed: false })
  t.same(await open('', {}, '/dashboard?stage=pregnant'), { asks: plain, removed: false }, 'an old link says nothing')
  profile.had_profile = true
  const later = { cookie: `session=${token.padEnd(60, '~')}; begin=pregnant` }
  t.same(await open('', later), { asks: plain, removed: true }, 'whoever had a pregnancy is not asked for it again')
})
