// A host of plain http, as in a network at home: no secure context, so that a browser lacks a part of what it has
// elsewhere.
import type { Page } from 'puppeteer'
import t from 'tap'
import { known } from '../support/account-menu.ts'
import { plainHost, until } from '../support/browser.ts'
import { texts } from '../support/matcher.ts'
import { stageOf, taps } from '../support/member-walk.ts'
import { article, join, openWalk } from '../support/member-ways.ts'

const press = (page: Page, words: string) =>
  page.locator(`dialog:modal ::-p-aria([name="${words}"][role="button"])`).click()
const alerts = (page: Page) =>
  page.$$eval('dialog:modal [role="alert"]', all => all.map(alert => alert.textContent).filter(Boolean))

/** Opens Add Profile from the account menu. */
async function addProfile(page: Page, journey: string) {
  await known(page)
  await page.click('.account-button')
  await page.waitForSelector('#account-menu:popover-open')
  await page.click('#account-menu [data-profile-dialog="add"]')
  await page.waitForSelector('dialog:modal')
  await press(page, journey)
}

/** What a browser says by itself of headers that mean nothing there. */
const expected = [/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/]

t.test('on plain http', async t => {
  const { members, site } = await openWalk(t, 'sqlite', { host: plainHost })
  const rowsOf = async (table: 'children' | 'pregnancies') =>
    (await members.store.db.selectFrom(table).selectAll().execute()).length

  await site.test('a child and a pregnancy are added', { expected }, async (t, page) => {
    await join(t, taps(page, site.origin), 'rosa@example.test', 'trying-to-conceive')
    t.notOk(await page.evaluate(() => isSecureContext))
    await addProfile(page, 'Baby on the way')
    await page.waitForSelector('dialog:modal [name="due_date"]')
    await press(page, 'Save')
    await until('she is pregnant', async () => (await stageOf(page).catch(() => '')) === 'pregnant')
    t.equal(await rowsOf('pregnancies'), 1)

    await page.goto(`${site.origin}/dashboard`)
    await addProfile(page, 'I am a Parent')
    await page.type('dialog:modal [name="first_name"]', 'Ada')
    await press(page, 'Save')
    await until('she is a parent, too', async () => (await stageOf(page).catch(() => '')) === 'pregnant,parent')
    t.equal(await rowsOf('children'), 1)
  })

  const noRandom = () => {
    crypto.getRandomValues = () => {
      throw new TypeError('none')
    }
  }
  await site.test(
    'what fails inside a save is told, and the dialog can be left',
    { expected, before: noRandom },
    async (t, page) => {
      await join(t, taps(page, site.origin), 'june@example.test', 'trying-to-conceive')
      await addProfile(page, 'I am a Parent')
      await page.type('dialog:modal [name="first_name"]', 'Ada')
      await press(page, 'Save')
      await until('it is told', async () => (await alerts(page)).join() === 'Add profile error.')
      t.equal(await page.$eval('dialog:modal [name="first_name"]', input => (input as HTMLInputElement).value), 'Ada')
      await page.keyboard.press('Escape')
      await until('it is closed', async () => (await page.$('dialog:modal')) === null)
    },
  )

  await site.test('a link is not copied, and a match of names begins', { expected }, async (t, page) => {
    await page.goto(site.origin + article)
    await page.locator('.share-row ::-p-aria([name="Copy link"][role="button"])').click()
    await until('it is told', async () =>
      (await texts(page, '.share-row [role="status"]')).join().includes('does not let us copy'),
    )
    await page.goto(`${site.origin}/b/baby-name-matcher`)
    await page.locator('.matcher ::-p-aria([name="Start a match"][role="button"])').click()
    await page.waitForSelector('.name-card')
    t.match(await page.$eval('.matcher-url a', link => link.getAttribute('href')), /#join=[0-9a-z]{26}$/)
  })
})
