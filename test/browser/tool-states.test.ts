// What a tool stored on the device elsewhere on the site: its last state in lists of tools, and a result that goes along
// into a new profile. And how both are gone after a loss.
import type { Page } from 'puppeteer'
import t from 'tap'
import { addDays, formatLong, today } from '../../domain/dates.ts'
import { openSite, until } from '../support/browser.ts'
import { password, testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'))
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})

const day = today(Date.now())
const lastPeriod = addDays(day, -100)
const due = formatLong(addDays(lastPeriod, 280))
const typed = `${lastPeriod.slice(5, 7)}/${lastPeriod.slice(8)}/${lastPeriod.slice(0, 4)}`

async function workOut(page: Page) {
  await page.goto(`${site.origin}/due-date-calculator`)
  await page.waitForSelector('.tool x-island[data-status="ready"]')
  const field = await page.waitForSelector('aria/First day of your last period[role="textbox"]')
  // The second time it stands there already.
  if ((await field?.evaluate(element => (element as HTMLInputElement).value)) === '') await field?.type(typed)
  await page.keyboard.press('Tab')
  await until('it is worked out', () =>
    page.$eval('.tool', tool => (tool as HTMLElement).innerText).then(says => says.includes(due)),
  )
}

/** Asks to keep it, which leads to joining. */
async function keepIt(page: Page) {
  const keep = await page.waitForSelector('aria/Keep this in my profile[role="button"]')
  await Promise.all([page.waitForNavigation(), keep?.click()])
}
const waiting = (page: Page) => page.evaluate(() => sessionStorage.getItem('to-profile'))
const forget = (page: Page) =>
  page.$eval('.tool ::-p-aria(Forget all[role="button"])', button => (button as HTMLElement).click())

const stateOf = (page: Page, key: string) => page.$eval(`[data-tool="${key}"]`, line => line.textContent)

await site.test('worked out before joining, it stands in the new profile', {}, async (t, page) => {
  await workOut(page)
  await page.goto(`${site.origin}/tools`)
  await until('the list says its last state', async () => (await stateOf(page, 'due-date')) === '14 weeks 2 days')
  t.equal(await stateOf(page, 'contractions'), '', 'of a tool that was not used it says nothing')
  const isDescribed = (key: string) =>
    page.$eval(`p:has(+ [data-tool="${key}"])`, line => getComputedStyle(line).visibility === 'visible')
  t.same([await isDescribed('due-date'), await isDescribed('contractions')], [false, true], 'in place of what it does')

  await workOut(page)
  await keepIt(page)
  t.match(await waiting(page), 'pregnancy', 'it waits in the tab')
  await workOut(page)
  await forget(page)
  await until('who forgets the tool takes it back', async () => (await waiting(page)) === null)
  await workOut(page)
  await keepIt(page)
  const { pathname, search } = new URL(page.url())
  t.equal(pathname, '/join')
  t.notMatch(search, /\d{4}/, 'no date is in the address')
  await page.type('main [name="email"]', 'ada@example.test')
  await page.type('main [name="password"]', password)
  await Promise.all([page.waitForNavigation(), page.click('main form .button')])
  t.equal(new URL(page.url()).pathname, '/dashboard')
  await until(
    'the profile has the pregnancy',
    async () => (await page.$('[data-profile-dialog="pregnancy"]').catch(() => null)) !== null,
  )
  t.match(await page.$eval('main', main => (main as HTMLElement).innerText), due)
  t.equal(await waiting(page), null, 'and waits no more')
  await until('with its tools', async () => (await stateOf(page, 'due-date').catch(() => '')) === '14 weeks 2 days')

  // The loss is recorded by the member themselves, on this page.
  await page.$eval('[data-profile-dialog="pregnancy"]', button => (button as HTMLElement).click())
  const press = async (name: string) => {
    const button = await page.waitForSelector(`dialog ::-p-aria(${name}[role="button"])`)
    await button?.evaluate(element => (element as HTMLElement).click())
  }
  await press('I Have Experienced a Loss')
  await press('No Status')
  await until('the page is quiet', () =>
    page
      .$('body[data-sensitive]')
      .then(body => body !== null)
      .catch(() => false),
  )
  await page.goto(`${site.origin}/dashboard`)
  await page.waitForSelector('.dashboard-main section')
  t.equal(await page.$('[data-tool]'), null, 'no tool is on the dashboard')
  for (const path of ['/tools', '/due-date-calculator']) {
    await page.goto(site.origin + path)
    t.equal(await page.$('.tool, [data-tool]'), null, `${path} is put away`)
  }
  t.ok(await page.evaluate(() => localStorage.getItem('tool-due-date')), 'what the device stores stays the visitor’s')
  await page.goto(`${site.origin}/due-date-calculator?show=all`)
  await until('and is there when they ask for it', async () =>
    page
      .$eval('.tool', tool => (tool as HTMLElement).innerText)
      .then(
        says => says.includes(due),
        () => false,
      ),
  )
  t.equal(await page.$('::-p-aria(Keep this in my profile)'), null, 'which is not asked again')
})
