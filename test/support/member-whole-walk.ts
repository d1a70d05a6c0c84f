// From joining to deletion by keyboard alone, with everything on the way that needs script: the account menu and its
// dialogs.
import type { Page } from 'puppeteer'
import type { Test } from 'tap'
import { known } from './account-menu.ts'
import { type BrowserSite, until } from './browser.ts'
import { type Hands, keyboard, reach, send, stageOf, textOf } from './member-walk.ts'
import { article, change, changeSettings, join, leaveForGood, takeOff } from './member-ways.ts'
import type { TestMembers } from './members.ts'

/** What a page about a pregnancy says; pages on a loss name it too. */
const pregnancyWords = /expecting|your pregnancy|weeks? pregnant|due date|trimester|weeks? \d|countdown/i

/** Opens the account menu by keyboard and presses one of its buttons. */
async function pressInMenu(page: Page, selector: string) {
  await known(page)
  await reach(page, '.account-button')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#account-menu:popover-open')
  await reach(page, `#account-menu ${selector}`)
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog:modal')
}

/** Presses a button of the dialog that is open, by its words. */
export async function pressInDialog(page: Page, words: string) {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(wanted => document.activeElement?.textContent?.trim() === wanted, words))
      return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`“${words}” cannot be reached in ${await textOf(page, 'dialog:modal')}`)
}

const closed = (page: Page) => until('the dialog is closed', async () => (await page.$('dialog:modal')) === null)
/** What `act` changes makes the page anew. */
async function anew(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => Object.assign(window, { before: true }))
  await act()
  await until('the page is made anew', () =>
    page.evaluate(() => !('before' in window) && document.readyState === 'complete').catch(() => false),
  )
}

/** What a page says where a member's own things stand. */
const ownWords = (page: Page) => page.$$eval('#account, main', all => all.map(part => part.textContent).join('\n'))

/** A pregnancy and a picture, and the pregnancy's end. */
async function haveAndLose(t: Test, hands: Hands, site: BrowserSite) {
  const { page } = hands
  await page.goto(`${site.origin}/dashboard`)
  await pressInMenu(page, '[data-profile-dialog="add"]')
  await pressInDialog(page, 'Baby on the way')
  await page.waitForSelector('dialog:modal [name="due_date"]')
  await anew(page, () => pressInDialog(page, 'Save'))
  t.equal(await stageOf(page), 'pregnant')
  t.match(await ownWords(page), pregnancyWords, 'the page is about it')

  const picture = () => page.$eval('.account-button', button => button.innerHTML)
  const before = await picture()
  await pressInMenu(page, '[aria-label="Change avatar"]')
  await reach(page, 'dialog:modal input[type="radio"]')
  await page.keyboard.press('ArrowRight')
  await pressInDialog(page, 'Save')
  await until('the picture is another', async () => (await picture()) !== before)
  await closed(page)

  await pressInMenu(page, '[data-profile-dialog="pregnancy"]')
  await pressInDialog(page, 'I Have Experienced a Loss')
  await page.waitForSelector('::-p-text(We are so sorry for your loss.)')
  await anew(page, async () => {
    await pressInDialog(page, 'No Status')
    await until('the stage is gone at once', async () => (await stageOf(page).catch(() => '')) === 'none')
  })
  for (const path of [null, '/about-us', '/dashboard']) {
    if (path) await page.goto(site.origin + path)
    t.equal(await stageOf(page), 'none')
    if (path !== '/about-us') t.notMatch(await ownWords(page), pregnancyWords, 'nothing speaks of it')
  }
  await change(t, hands, '/settings/losses')
  t.ok(await page.$('[name="record"][value="hide"]:checked'), 'the record is hidden until somebody decides')
  await hands.tick('record', 'keep')
  t.equal(await hands.follow(send), '/settings?saved=choice')
}

export async function wholeWalk(t: Test, site: BrowserSite, members: TestMembers, page: Page) {
  const hands = keyboard(page, site.origin)
  const email = 'rosa@example.test'
  await join(t, hands, email, 'pregnant')
  await haveAndLose(t, hands, site)
  await changeSettings(t, hands, { members, email })
  await hands.open(article)
  await hands.press('.save-heart button')
  await until('the heart is kept', async () =>
    ((await page.$eval('.save-heart [role="status"]', p => p.textContent)) ?? '').includes('account'),
  )
  await takeOff(t, hands)
  const taken = await leaveForGood(t, site, hands, { members, email })
  t.same(taken.member.pregnancy, {})
  t.match(taken.losses, [{ record: 'keep' }])
}
