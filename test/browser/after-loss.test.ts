// After a loss nothing invites: not on the pages of everybody, on a phone, and not inside an app.
import type { Page } from 'puppeteer'
import t from 'tap'
import { toUnixSeconds } from '../../domain/dates.ts'
import { dueDate, known, openMenu, showsDialog } from '../support/account-menu.ts'
import { openSite, quiet, until } from '../support/browser.ts'
import { phone } from '../support/frame.ts'
import { pressInDialog } from '../support/member-whole-walk.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})

const app = 'LittleAlmanacApp/1.0 (iOS)'
const finder = '.name-finder'
const promo = '.amazon-promo'
const teaser = '[name="my-day"]'
const game = '.account-game'

/** Somebody new signs in, who has lost a pregnancy or has not. */
async function signIn(page: Page, email: string, hasLost: boolean) {
  const { token, member } = await members.join(email, { first_name: 'Emma' })
  const send = (method: string, path: string, body: object) =>
    members.ask(method, `/members/${member.id_string}/pregnancies${path}`, { token, body })
  if (hasLost) {
    const added = await send('POST', '', { pregnancy: { due_date: toUnixSeconds(dueDate), multiples: 'false' } })
    await send('DELETE', `/${added.json().data.member.pregnancy.id}`, { is_ttc: false })
  }
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
}

const seen = (page: Page) =>
  page.evaluate(
    (...all) => all.filter(one => [...document.querySelectorAll(one)].some(element => element.checkVisibility())),
    finder,
    promo,
    teaser,
    game,
  )

const pages: [path: string, invites: string[]][] = [
  ['/', [finder, teaser]],
  ['/a/foods-to-limit-in-pregnancy', [finder]],
  ['/search', [finder, promo]],
]

for (const hasLost of [false, true]) {
  const who = hasLost ? 'after a loss' : 'anybody else'

  await site.test(`on a phone, ${who}`, { width: 390 }, async (t, page) => {
    await page.setUserAgent({ userAgent: phone })
    await signIn(page, `phone-${hasLost}@example.test`, hasLost)
    for (const [path, invites] of pages) {
      await page.goto(site.origin + path)
      await openMenu(page)
      t.same(await seen(page), hasLost ? [] : [...invites, game], path)
    }
  })

  await site.test(`inside an app, ${who}`, { width: 390 }, async (t, page) => {
    // Who comes at the end of a page would be known too late to be looked at; they are known by now.
    await signIn(page, `app-${hasLost}@example.test`, hasLost)
    await page.goto(`${site.origin}/about-us`)
    await known(page)
    await page.setUserAgent({ userAgent: app })
    for (const [path, invites] of pages) {
      await page.goto(site.origin + path)
      t.equal(await page.$eval('body', body => body.dataset.layout), 'in-app')
      await page.waitForSelector('#account[data-stage]') // it comes late when remembering them took too long
      // An app has promotions of its own.
      t.same(await seen(page), hasLost ? [] : invites.filter(invite => invite !== promo), path)
    }
  })
}

await site.test('told by the dialog, it holds at once, in every tab', {}, async (t, page) => {
  const { token, member } = await members.join('tabs@example.test', { first_name: 'Emma' })
  const pregnancy = { due_date: toUnixSeconds(dueDate), multiples: 'false' }
  await members.ask('POST', `/members/${member.id_string}/pregnancies`, { token, body: { pregnancy } })
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
  const other = await page.browserContext().newPage()
  const isSensitive = (tab: Page) => tab.$eval('body', body => body.dataset.sensitive !== undefined).catch(() => false) // between two pages
  await other.goto(`${site.origin}/`)
  t.equal(await isSensitive(other), false)
  await other.evaluate(() => localStorage.setItem('my-day', JSON.stringify({ kind: 'due', date: '2027-04-10' })))
  await quiet(other)
  await page.bringToFront()
  await page.goto(`${site.origin}/about-us`)
  await openMenu(page)
  await page.click('[data-profile-dialog="pregnancy"]')
  await showsDialog(page, 'Update Profile')
  await pressInDialog(page, 'I Have Experienced a Loss')
  await page.waitForSelector('::-p-text(We are so sorry for your loss.)')
  await pressInDialog(page, 'No Status')
  await until('the page has gone on to one that is met so', () => isSensitive(page))
  t.equal(new URL(page.url()).pathname, '/dashboard')
  t.match(await page.$eval('main', main => main.textContent), 'We are sorry for your loss')
  await until('the other tab has followed', () => isSensitive(other))
  t.notOk(await other.$('.week-picker, .ad, [name="my-day"], .day-card, .rising, [data-promo], .fetus-circle'))
  t.notMatch(await other.$eval('body', body => body.innerText), /\d+ (?:weeks|days)|to go|rising|win \$/i)
  await until('the day that this device kept is gone', () => other.evaluate(() => !localStorage.getItem('my-day')))
  await other.deleteCookie({ name: 'session', url: site.origin })
  await other.goto(`${site.origin}/`)
  t.notOk(await other.$('.day-card'), 'and greets nobody who signs out')
  await other.close()
})
