// What was worked out before joining, on its way into the new profile: a cycle of somebody who is trying, and a birth
// date. For a due date see tool-states.test.ts.
import type { Page } from 'puppeteer'
import t from 'tap'
import { addDays, type CalendarDate, formatLong, today } from '../../domain/dates.ts'
import { formatTyped } from '../../domain/typed-date.ts'
import { openSite, until } from '../support/browser.ts'
import { password, testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'))
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const day = today(Date.now())
const ago = (days: number) => addDays(day, -days)

const open = async (page: Page, path: string) => {
  await page.goto(site.origin + path)
  await page.waitForSelector('.tool x-island[data-status="ready"]')
}
async function type(page: Page, label: string, text: string) {
  const field = await page.waitForSelector(`aria/${label}[role="textbox"]`)
  await field?.evaluate(element => (element as HTMLInputElement).select()) // as: its role says so
  await field?.type(text)
  await page.keyboard.press('Tab')
}

/** Asks to keep it, and joins with the stage that is chosen there already. */
async function keepAndJoin(page: Page, email: string, stage: string, dates: readonly CalendarDate[]) {
  const keep = await page.waitForSelector('aria/Keep this in my profile[role="button"]')
  await Promise.all([page.waitForNavigation(), keep?.evaluate(button => (button as HTMLElement).click())]) // as: a button
  const { pathname, search, searchParams } = new URL(page.url())
  t.equal(pathname, '/join')
  t.equal(searchParams.get('stage'), stage)
  for (const date of dates) t.notMatch(search, date.slice(5), 'no date is in the address')
  await page.type('main [name="email"]', email)
  await page.type('main [name="password"]', password)
  await Promise.all([page.waitForNavigation(), page.click('main form .button')])
  t.equal(new URL(page.url()).pathname, '/dashboard')
}
/** What the page says; '' while it loads again with what went into the profile. */
const textOf = (page: Page) => page.$eval('main', main => (main as HTMLElement).innerText).catch(() => '') // as: main is an element of HTML
const says = (page: Page, words: RegExp) => until(`the page says ${words}`, async () => words.test(await textOf(page)))
const waiting = (page: Page) => page.evaluate(() => sessionStorage.getItem('to-profile'))

/** Whoever has just joined has no cycle, and a browser says so when it is asked for. */
const noCycle = { expected: [/status of 404.*\/cycle/s] }

await site.test('the last period and the cycle of somebody who is trying', noCycle, async (t, page) => {
  const lastPeriod = ago(5)
  await open(page, '/ovulation-calculator')
  await type(page, 'First day of your last period', formatTyped(lastPeriod))
  await type(page, 'Cycle length', '31')
  await keepAndJoin(page, 'trying@example.test', 'trying-to-conceive', [lastPeriod])
  const [nextPeriod = ''] = formatLong(addDays(lastPeriod, 31)).split(',')
  await says(page, new RegExp(`Next period.*${nextPeriod}`, 's'))
  t.equal(await waiting(page), null, 'it waits no more')
})

await site.test('a birth date, and the due date of who came early', {}, async (t, page) => {
  const [birth, due] = [ago(100), ago(50)]
  await open(page, '/baby-tracker')
  await page.$$eval('.tool-fold summary', all => {
    for (const summary of all) if (/birth date/.test(summary.textContent)) summary.click()
  })
  await type(page, 'Your baby’s birth date', formatTyped(birth))
  await type(page, 'Due date', formatTyped(due))
  await keepAndJoin(page, 'parent@example.test', 'parent', [birth, due])
  await says(page, /3 months|14 weeks/)
  t.equal(await waiting(page), null, 'it waits no more')
})
