// Letters about an address, through the site: pages with a button each, without script; and the device that its member
// comes from.
import t from 'tap'
import { password, testMembers } from '../../support/members.ts'
import { testSite } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'

const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

/** The site before a real member API, and a browser with cookies. */
async function walk(t: Parameters<typeof testSite>[0]) {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const site = await testSite(t, { env: { MEMBER_API_URL: await members.app.listen({ port: 0, host: '127.0.0.1' }) } })
  const cookies = new Map<string, string>()
  async function ask(method: 'GET' | 'POST', url: string, fields?: Record<string, string>) {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const payload = fields && new URLSearchParams(fields).toString()
    const answer = await site.ask({ method, url, headers: { ...(fields && form), cookie }, payload })
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  /** The newest link to a page of the site in a letter. */
  async function linkTo(page: string, to: string) {
    const letters = (await members.letters()).filter(letter => letter.to?.[0]?.address === to)
    const links = letters.flatMap(({ text = '' }) => [
      ...text.matchAll(new RegExp(`http://localhost:3000(${page}\\?token=[\\w-]{43})`, 'g')),
    ])
    return links.at(-1)?.[1] ?? ''
  }
  const tokenOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('token') ?? ''
  return { members, site, cookies, ask, linkTo, tokenOf }
}

t.test('a changed address is put back by its letter, and a new password is chosen', async t => {
  const { members, site, cookies, ask, linkTo, tokenOf } = await walk(t)
  await ask('POST', '/join', { email: 'emma@example.com', password })
  const signedIn = (await ask('GET', '/settings/email')).body
  const version = /name="version" value="(\d+)"/.exec(signedIn)?.[1] ?? ''
  const changed = await ask('POST', '/settings/email', { email: 'thief@example.com', password, version })
  t.match([changed.statusCode, changed.headers.location], [303, '/settings?saved=email'])
  t.equal(changed.headers['x-member'], undefined, 'no browser sees whose it is')
  t.equal((await ask('GET', '/settings')).statusCode, 200, 'this session goes on')

  const link = await linkTo('/undo-email-change', 'emma@example.com')
  const page = await ask('GET', link)
  t.equal(page.statusCode, 200)
  t.match(page.body, /<meta name="robots" content="noindex/)
  t.match(page.body, new RegExp(`name="token" value="${tokenOf(link)}"`))
  t.match((await ask('GET', '/settings')).statusCode, 200, 'looking does nothing')
  const undone = await ask('POST', '/undo-email-change', { token: tokenOf(link) })
  t.equal(undone.statusCode, 303)
  const reset = String(undone.headers.location)
  t.match(reset, /^\/reset-password\?token=[\w-]{43}$/)
  t.notOk(cookies.has('session'), 'signed out')
  const again = await ask('POST', '/undo-email-change', { token: tokenOf(link) })
  t.match([again.statusCode, again.body], [422, /This link has been used or is too old/])
  t.match(await ask('GET', reset), { statusCode: 200 })
  await ask('POST', '/reset-password', { token: tokenOf(reset), password: 'another long password' })
  const login = await ask('POST', '/login', { email: 'emma@example.com', password: 'another long password' })
  t.match([login.statusCode, login.headers.location], [303, '/dashboard'])
  for (const secret of [tokenOf(link), tokenOf(reset), cookies.get('device') ?? '-']) {
    t.notMatch(JSON.stringify(site.lines), secret, 'in no log line of the site')
    t.notMatch(JSON.stringify(members.lines), secret, 'nor of the member API')
  }
})

t.test('an address is confirmed by a button', async t => {
  const { ask, linkTo, tokenOf, members } = await walk(t)
  await ask('POST', '/join', { email: 'emma@example.com', password })
  const link = await linkTo('/confirm-email', 'emma@example.com')
  const page = await ask('GET', link)
  t.match(page.body, /<meta name="robots" content="noindex/)
  const confirmed = () => members.store.db.selectFrom('members').select('email_confirmed_at').executeTakeFirstOrThrow()
  t.equal((await confirmed()).email_confirmed_at, null)
  for (const token of ['', 'x'.repeat(43)])
    t.match(await ask('POST', '/confirm-email', { token }), { statusCode: 422, body: /Please|too old/ })
  const done = await ask('POST', '/confirm-email', { token: tokenOf(link) })
  t.match([done.statusCode, done.headers.location], [303, '/confirm-email?done=true'])
  t.match((await ask('GET', '/confirm-email?done=true')).body, /Your e-mail address is confirmed/)
  t.type((await confirmed()).email_confirmed_at, 'string')
})

t.test('a device is remembered for a year, and past signing out', async t => {
  const { ask, cookies, members } = await walk(t)
  const joined = await ask('POST', '/join', { email: 'emma@example.com', password })
  const [cookie] = joined.cookies.filter(({ name }) => name === 'device')
  t.match(cookie, { value: /^[\w-]{43}\.[\w-]{43}$/, maxAge: 31_536_000, httpOnly: true, sameSite: 'Lax', path: '/' })
  await ask('POST', '/logout', {})
  t.equal(cookies.get('device'), cookie?.value)
  const login = await ask('POST', '/login', { email: 'emma@example.com', password })
  t.notOk(
    login.cookies.some(({ name }) => name === 'device'),
    'it keeps its own',
  )
  const devices = (await members.store.db.selectFrom('known_places').select('kind').execute()).filter(
    ({ kind }) => kind === 'device',
  )
  t.equal(devices.length, 1)
})
