// After signing out the device holds nothing of the member: not in its storage, not in its cache, not behind its Back
// button. What a visitor kept without an account is still there.
import t from 'tap'
import { ofMember } from '../../client/forget-member.ts'
import { addDays, today, toUnixSeconds } from '../../domain/dates.ts'
import { storageKeys as tickKeys } from '../../state/ticks.ts'
import { openSite, quiet, until } from '../support/browser.ts'
import { password, testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

for (const key of Object.values(tickKeys)) t.ok(ofMember.includes(key))

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, { env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) } })

/** What a visitor has before they sign in. */
const visitors = { 'name-match': '{"seat":null}', 'privacy-choices': '{"kept":"by hand"}', 'dashboard-tip': 'seen' }

await site.test('signing out', { expected: [/ERR_CACHE_MISS|504|422/] }, async (t, page) => {
  const { token, member } = await members.join('rosa@example.com', { first_name: 'Rosa' })
  const due = toUnixSeconds(addDays(today(Date.now()), 120))
  await members.ask('POST', `/members/${member.id_string}/pregnancies`, {
    token,
    body: { pregnancy: { due_date: due, multiples: 'false' } },
  })
  await page.goto(`${site.origin}/about-us`)
  await page.evaluate(kept => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  }, visitors)

  await page.goto(`${site.origin}/login`)
  await page.type('main [name="email"]', 'rosa@example.com')
  await page.type('main [name="password"]', password)
  await Promise.all([page.waitForNavigation(), page.click('main form button[type="submit"]')])
  await page.waitForSelector('.days-left[open] summary')
  await page.click('.days-left summary')
  await page.waitForSelector('.week-checklist input, .checklist input, [type="checkbox"]')
  await page.locator('main [type="checkbox"]').click()
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort())
  await until('the device keeps something of hers', async () => (await keys()).includes('week-ticks'))
  t.ok((await keys()).includes('closed-days-left'))

  const picture = await page.evaluate(async () => {
    const { member } = await (await fetch('/api/members/me')).json()
    await (await fetch(member.avatar_url)).blob()
    return member.avatar_url as string
  })
  const isCached = () =>
    page.evaluate(
      url =>
        fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          answer => answer.ok,
          () => false,
        ),
      picture,
    )
  t.ok(await isCached(), 'her picture is in the cache')
  const nameOf = async () => (await page.browserContext().cookies()).map(({ name }) => name)
  t.ok((await nameOf()).includes('header'), 'and what the header remembers in a cookie')

  await quiet(page)
  await page.goto(`${site.origin}/settings/delete`)
  await quiet(page)
  await page.type('main [name="password"]', 'not the right one')
  await Promise.all([page.waitForNavigation(), page.click('main form button[type="submit"]')])
  await quiet(page)
  t.equal(new URL(page.url()).pathname, '/settings/delete')
  t.ok((await keys()).includes('week-ticks'), 'while she stays, so does what is hers')

  await page.goto(`${site.origin}/logout`)
  await quiet(page)
  const before = performance.now()
  await Promise.all([page.waitForNavigation(), page.click('main form button[type="submit"]')])
  t.comment(`${Math.round(performance.now() - before)} ms from the press to the next page`)
  t.equal(new URL(page.url()).pathname, '/')
  await until('the page has forgotten her', async () => !(await keys()).includes('leaving'))
  t.same(
    (await keys()).filter(key => !['favorite-names', 'saved-articles'].includes(key)),
    Object.keys(visitors).sort(),
    'what a visitor kept stays, and nothing else',
  )
  t.same(await page.evaluate(() => Object.keys(sessionStorage)), [])
  t.same(
    (await nameOf()).filter(name => ['session', 'header', 'begin'].includes(name)),
    [],
    'no cookie of hers',
  )
  t.notOk(await isCached(), 'her picture is not in the cache')
  for (let i = 0; i < 2; i++) {
    await page.goBack()
    t.notMatch(await page.content(), /Rosa|days-left/, 'nor behind the Back button')
  }
})
