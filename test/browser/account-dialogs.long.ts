// Dialogs that the account menu opens: what is saved in them is seen in it, and the focus finds its way back.
import type { Page } from 'puppeteer'
import t from 'tap'
import { dialogGone, known, openAccounts, openMenu, showsDialog } from '../support/account-menu.ts'
import { island, quiet, until } from '../support/browser.ts'
import { focused, opened, untilOpen } from '../support/frame.ts'

const { site, visit, counted } = await openAccounts(t)
const rows = (page: Page) =>
  page.$$eval('.account-profiles button', all => all.map(button => button.textContent.trim()))
const stage = (page: Page) => page.$eval('#account', element => element.getAttribute('data-stage'))
const name = async (page: Page) => (await focused(page)).name
const picture = (page: Page) => page.$eval('.account-button img', img => img.getAttribute('src'))
const button = (page: Page, words: string) =>
  page.locator(`dialog:modal ::-p-aria([name="${words}"][role="button"])`).click()

await site.test('a pregnancy is added from the menu, which then speaks of it', {}, async (t, page) => {
  await visit(page)
  const before = counted('profile-interaction').length
  await openMenu(page)
  t.equal(await stage(page), 'none')
  await page.click('[data-profile-dialog="add"]')
  await showsDialog(page, 'Add Profile')
  t.same(await opened(page), [await page.$eval('dialog:modal', dialog => dialog.id)], 'the menu has made way')
  await button(page, 'Baby on the way')
  await page.waitForSelector('dialog:modal [name="multiples"]')
  await button(page, 'Save')
  await page.waitForSelector('dialog:modal .profile-done')
  t.equal(await stage(page), 'pregnant', 'as soon as it is saved')
  await dialogGone(page)
  t.equal(await name(page), 'Account', 'the focus is back')
  await openMenu(page)
  t.match(await rows(page), [/^Expecting \w+ \d+, \d{4}$/, 'Add Profile'])
  t.match(await page.$eval('.account-stuff a', link => link.pathname), /^\/pregnancy-week-by-week\/\d+-weeks-pregnant$/)
  await page.click('[data-profile-dialog="pregnancy"]')
  await showsDialog(page, 'Update Profile')
  t.ok(await page.$('dialog:modal ::-p-text(I Have Experienced a Loss)'), 'two presses from the menu')
  await page.keyboard.press('Escape')
  await untilOpen(page)
  t.equal(await name(page), 'Account')
  const selections = () => counted('profile-interaction').slice(before)
  await until('it is counted', () => selections().filter(({ selection }) => selection === 'open').length >= 3)
  t.match(selections()[0], { selection: 'open', stage: 'none' })
  t.ok(selections().some(({ selection }) => selection === 'add'))
})

await site.test('a new picture is seen in the header at once', {}, async (t, page) => {
  await visit(page)
  await openMenu(page)
  const before = { src: await picture(page), counted: counted('avatar-interaction').length }
  await page.click('[aria-label="Change avatar"]')
  await showsDialog(page, 'Change avatar')
  t.same((await opened(page)).includes('account-menu'), false, 'the menu has made way')
  await page.click('dialog:modal input[aria-label="Q"]')
  await page.click('dialog:modal .avatar-save button')
  await dialogGone(page)
  const after = await picture(page)
  t.not(after, before.src)
  t.equal(await name(page), 'Account', 'the focus is back')
  t.same(await page.$$eval('.account-head img', all => all.map(img => img.getAttribute('src'))), [after])
  await until('it is counted', () => counted('avatar-interaction').length >= before.counted + 3)
  t.same(
    counted('avatar-interaction')
      .slice(before.counted)
      .map(({ selection }) => selection),
    ['open', 'letter', 'save'],
  )
  await page.reload()
  t.equal(await picture(page), after, 'and on the next page')
})

await site.test('dialogs come when they are asked for, also before the menu is awake', {}, async (t, page) => {
  const scripts: string[] = []
  page.on('request', request => void scripts.push(/js\/(profile-dialogs|avatar-modal)-/.exec(request.url())?.[1] ?? ''))
  await visit(page, { children: { Ada: 200 } })
  await page.$eval('main', main =>
    main.insertAdjacentHTML('afterbegin', '<button type="button" id="own" data-profile-dialog="add">Add</button>'),
  )
  await quiet(page)
  await known(page)
  t.ok(await page.$(island('account-menu', 'waiting')))
  await page.focus('#own')
  await page.keyboard.press('Enter')
  await showsDialog(page, 'Add Profile')
  t.same(scripts.filter(Boolean), ['profile-dialogs'], 'and only that one')
  await page.keyboard.press('Escape')
  await untilOpen(page)
  t.equal(await name(page), 'Add', 'the focus goes back to where it was')

  await page.reload()
  await page.evaluate(() => {
    document.getElementById('account-menu')?.showPopover()
    document.querySelector<HTMLElement>('[aria-label="Change avatar"]')?.click()
  })
  await showsDialog(page, 'Change avatar')
  await page.keyboard.press('Escape')
  await dialogGone(page)
})
