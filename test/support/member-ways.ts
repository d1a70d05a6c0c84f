// A member's way through their own pages, step by step, in whichever hands.
import type { Test } from 'tap'
import { type BrowserSite, openSite, until } from './browser.ts'
import { downloads, type Hands, send, stageOf, textOf, tokenOf, typedIn } from './member-walk.ts'
import { password, type TestMembers, testMembers } from './members.ts'
import type { SiteOptions } from './site.ts'
import { freshPlace, type StoreKind } from './stores.ts'

export const article = '/a/safe-sleep-for-babies'
const newPassword = 'another long password'
/**
 * What a browser says by itself of a form that is refused, of presses that are more in a minute than are counted, of an
 * answer that becomes a file, and of a page that is left as it comes.
 */
export const expected = [/status of 422/, /status of 429/, /^failed: .*\/(?:export|dashboard) \(net::ERR_ABORTED\)/]

/** A site before a real member API on a fresh store. */
export async function openWalk(
  t: Test,
  kind: StoreKind,
  { folder = 'dist-test', host }: Pick<SiteOptions, 'folder' | 'host'> = {},
) {
  const members = await testMembers(t, await freshPlace(t, kind), { clock: { now: Date.now() } })
  const env = { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) }
  const site = await openSite(t, { folder, host, unhurried: true, env })
  return { members, site }
}

/** Becomes Rosa, and arrives at her dashboard. */
export async function join(t: Test, hands: Hands, email: string, stage: string) {
  await hands.open('/join')
  await hands.type('email', email)
  await hands.type('password', password)
  await hands.type('first_name', 'Rosa')
  await hands.tick('stage', stage)
  t.equal(await hands.follow(send), '/dashboard', 'no address tells the stage')
  await until('the dashboard knows the member', async () => (await textOf(hands.page, '#account bdi')) === 'Rosa')
}

/** Logs in anew. @returns where that led */
async function logIn(hands: Hands, email: string, secret: string) {
  await hands.open('/login')
  await hands.type('email', email)
  await hands.type('password', secret)
  return hands.follow(send)
}

/** Opens a form of the settings by its line in the list. */
export async function change(t: Test, hands: Hands, path: string) {
  await hands.open('/settings')
  t.ok((await hands.follow(`.settings-rows a[href^="${path}"]`)).startsWith(path))
}

/** Everything that can be changed without a dialog. @returns the address that the member has now */
export async function changeSettings(
  t: Test,
  hands: Hands,
  { members, email }: { members: TestMembers; email: string },
) {
  const { page } = hands
  const said = () => textOf(page, 'main [role="status"]')

  await change(t, hands, '/join/profile')
  await hands.type('first_name', 'Rosalind')
  await hands.type('last_name', 'Lee')
  await hands.type('username', '..')
  t.equal(await hands.follow(send), '/join/profile')
  t.match(await textOf(page, '.field-problem'), /3 to 30 letters/)
  t.equal(await typedIn(page, 'last_name'), 'Lee', 'what was typed is kept')
  await hands.type('username', `rosa-${email.split('@')[0]}`)
  t.equal(await hands.follow(send), '/settings?saved=names')
  t.match(await textOf(page, '.settings-rows'), 'Rosalind Lee')

  await change(t, hands, '/join/email-preferences')
  await hands.tick('news')
  t.equal(await hands.follow(send), '/settings?saved=letters')
  t.equal(await said(), 'Your choice of letters was saved.')

  await change(t, hands, '/settings/privacy')
  await hands.tick('stage')
  t.equal(await hands.follow(send), '/settings?saved=privacy')
  await change(t, hands, '/settings/privacy')
  t.ok(await page.$('[name="stage"]:checked'), 'the choice is kept')
  t.notOk(await page.$('[name="advertising"]:checked'), 'and no more than that')

  await change(t, hands, '/settings/email')
  await hands.type('email', `new-${email}`)
  await hands.type('password', 'not the right one')
  t.equal(await hands.follow(send), '/settings/email')
  t.equal(await typedIn(page, 'email'), `new-${email}`)
  await hands.type('password', password)
  t.equal(await hands.follow(send), '/settings?saved=email')

  const elsewhere = (await members.ask('POST', '/sessions', { body: { email: `new-${email}`, password } })).json()
  await change(t, hands, '/settings/password')
  await hands.type('password', password)
  await hands.type('new_password', newPassword)
  t.equal(await hands.follow(send), '/settings?saved=password', 'and still signed in here')
  t.equal(
    (await members.ask('GET', '/members/me', { token: elsewhere.token })).statusCode,
    401,
    'the session elsewhere is over',
  )

  await hands.open('/settings')
  t.equal(await hands.follow('.sign-out button'), '/')
  t.equal(await logIn(hands, email, newPassword), '/login', 'the old address is nobody’s')
  t.equal(await logIn(hands, `new-${email}`, newPassword), '/dashboard')
}

export async function takeOff(t: Test, hands: Hands) {
  const { page } = hands
  await hands.open('/saved-articles')
  const listed = () => page.$$eval('main .saved-list h2 a', all => all.map(link => link.getAttribute('href')))
  t.same(await listed(), [article])
  t.equal(await hands.follow('.saved-list form button'), '/saved-articles?removed=safe-sleep-for-babies')
  t.match(await textOf(page, 'main [role="status"]'), /Taken off the list: Safe sleep/)
  t.ok(await page.$('main .saved-empty'), 'it is empty')
  t.equal(await hands.follow('.saved-undo button'), '/saved-articles')
  t.same(await listed(), [article], 'it is back')
}

/** Everything is taken along, then everything goes. @returns what was taken along */
export async function leaveForGood(
  t: Test,
  site: BrowserSite,
  hands: Hands,
  { members, email }: { members: TestMembers; email: string },
) {
  const { page } = hands
  const next = await downloads(t, site, page)
  await change(t, hands, '/settings/data')
  await hands.type('password', newPassword)
  const { name, text } = await next(() => hands.press(send))
  t.equal(name, 'my-data.json')
  const taken = JSON.parse(text)
  t.match(taken.member, { first_name: 'Rosalind', last_name: 'Lee', email: `new-${email}` })
  t.match(taken.email_preferences, { news: true, offers: false })
  const allowed = taken.consents.filter((answer: { allowed: boolean }) => answer.allowed)
  t.match(
    allowed.find(({ purpose }: { purpose: string }) => purpose === 'stage'),
    { version: 2 },
  )
  t.match(taken.saved_articles, [{ slug: 'safe-sleep-for-babies' }])
  t.notMatch(text, /argon2|"hash"/, 'no secret is in it')

  const token = await tokenOf(page)
  await change(t, hands, '/settings/delete')
  await hands.type('password', 'not the right one')
  t.equal(await hands.follow(send), '/settings/delete')
  t.equal((await members.ask('GET', '/members/me', { token })).statusCode, 200, 'nothing is deleted by mistake')
  await hands.type('password', newPassword)
  t.equal(await hands.follow(send), '/goodbye')
  t.equal(await tokenOf(page), undefined)
  t.equal(await stageOf(page), 'none')
  const gone = await members.ask('GET', `/members/${taken.member.id_string}/export`, { token })
  t.equal(gone.statusCode, 401)
  t.equal(await logIn(hands, `new-${email}`, newPassword), '/login')
  t.match(await textOf(page, '.field-problem'), /do not go together/)
  return taken
}
