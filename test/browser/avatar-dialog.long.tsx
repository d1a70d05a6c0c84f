// The avatar dialog in the hand of a member: choosing, saving, leaving.
import type { Page } from 'puppeteer'
import t from 'tap'
import {
  avatarPage,
  camera,
  caption,
  choosePhoto,
  chosen,
  dialog,
  focused,
  json,
  letterG,
  openAvatar,
  question,
  radio,
  save,
  stands,
  words,
} from '../support/avatar-page.tsx'
import { violations } from '../support/axe.ts'
import { openSite, until } from '../support/browser.ts'
import { heldToasts, leaving, pass } from '../support/ui-page.ts'

const failure = 'An error occurred. Please try again or contact us if the problem persists.'
const tooLarge = 'The file exceeded the maximum size limit of 5MB.'
const unsaved = 'You have not saved the changes to your avatar. What would you like to do?'
/** A red pixel. */
const bmp = [0x42, 0x4d, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0]
const pixel = [...bmp, ...Array(24).fill(0), 0, 0, 255, 0]

const enabled = (page: Page) => page.$eval(save, button => !button.hasAttribute('disabled'))
const title = (page: Page) => page.$eval('dialog:modal h2', h2 => h2.textContent)
const isOpen = async (page: Page) => (await page.$('dialog:modal')) !== null
const gone = (page: Page) => until('the dialog is closed', async () => !(await isOpen(page)))
/** Whether leaving the page would be asked about. */
const warns = (page: Page) => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
const problem = (page: Page) => page.$eval('dialog:modal [role="alert"]', p => p.textContent)

t.test('the avatar dialog', async t => {
  const site = await openSite(t, { table: [avatarPage] })
  const counted = () =>
    site.lines.flatMap(({ event, properties }) =>
      event === 'avatar-interaction' ? [Object(properties).selection] : [],
    )

  await site.test('a placeholder is preselected, and closing asks nothing', {}, async (t, page) => {
    await openAvatar(page, site, { info: letterG })
    t.equal(await title(page), 'Change avatar')
    t.equal((await page.$$('dialog[open]')).length, 1, 'of two on the page only one opens')
    t.same(await chosen(page), ['G', 'Orange'])
    t.equal(await caption(page), 'G, orange')
    t.ok(await enabled(page))
    t.notOk(await warns(page))
    await page.keyboard.press('Escape')
    await gone(page)
    t.equal(await focused(page), 'Change avatar', 'the focus comes back')
  })

  await site.test('a drawing is preselected on its own tab', {}, async (t, page) => {
    await openAvatar(page, site, { info: { ...letterG, placeholder_slug: 'sippy-cup' } })
    t.same(await chosen(page), ['Sippy cup'])
    t.equal(await page.$eval('dialog:modal [role="tab"][aria-selected="true"]', tab => tab.textContent), 'Avatar')
  })

  await site.test(
    'with an upload nothing is chosen, and a color comes under the default letter',
    {},
    async (t, page) => {
      await openAvatar(page, site)
      t.same(await chosen(page), [])
      t.notOk(await enabled(page))
      await page.click(radio('Coral'))
      t.same(await chosen(page), ['E', 'Coral'])
      t.ok(await enabled(page))
      t.ok(await warns(page))
    },
  )

  await site.test('a letter is saved, told for 1.5 s, and shown', { before: heldToasts }, async (t, page) => {
    const before = counted().length
    const sent = await openAvatar(page, site, { info: letterG })
    await page.click(radio('B'))
    await page.click(save)
    await page.waitForSelector('dialog:modal .avatar-saved .icon-check')
    t.equal(await page.$eval('.avatar-saved', p => p.textContent), 'Profile was successfully updated!')
    t.notOk(await warns(page))
    await until('it is about to close', async () => (await leaving(page)) === 1)
    t.ok(await isOpen(page))
    await pass(page)
    await gone(page)
    t.equal(sent.length, 1)
    t.match(sent[0], /name="slug"\r\n\r\nb-EF6C00\r\n/)
    t.match(await page.$eval('.avatar-dialog img', img => img.src), /\?saved$/)
    await until('it is counted', () => counted().length >= before + 3)
    t.same(counted().slice(before), ['open', 'letter', 'save'])
  })

  await site.test('a drawing is chosen by keyboard alone', {}, async (t, page) => {
    const sent = await openAvatar(page, site, { info: letterG })
    await page.focus('dialog:modal [role="tab"][aria-selected="true"]')
    await page.keyboard.press('ArrowRight')
    t.equal(await focused(page), 'Avatar')
    await page.keyboard.press('Tab')
    t.equal(await focused(page), 'Raspberry', 'one stop for the whole grid')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    t.same(await chosen(page), ['Peach'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    t.equal(await focused(page), 'Save')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.avatar-saved .icon-check')
    t.match(sent[0], /\r\n\r\npeach\r\n/)
  })

  await site.test('a photo is shown and sent; one too large takes nothing away', {}, async (t, page) => {
    const sent = await openAvatar(page, site)
    await choosePhoto(page, 'us.bmp', pixel)
    t.equal(await caption(page), 'us.bmp')
    const red = () =>
      page.$eval('dialog:modal canvas', canvas =>
        [...(canvas.getContext('2d')?.getImageData(128, 128, 1, 1).data ?? [])].join(),
      )
    await until('the photo is drawn', async () => (await red()) === '255,0,0,255')
    await choosePhoto(page, 'large.jpg', [], 5_000_001)
    t.equal(await problem(page), tooLarge)
    t.equal(await caption(page), 'us.bmp')
    await page.click(save)
    await page.waitForSelector('.avatar-saved .icon-check')
    t.match(sent[0], /name="file"; filename="us.bmp"/)
  })

  const broken = { expected: [/status of 500/] }
  await site.test('a save that fails says so, and the choice stays', broken, async (t, page) => {
    let status = 500
    const sent = await openAvatar(page, site, {
      put: () => json({ message: 'no', avatar_url: '/favicon.ico' }, status),
    })
    await page.click(radio('Q'))
    await page.click(save)
    await page.waitForSelector('dialog:modal [role="alert"]')
    t.equal(await problem(page), failure)
    t.same(await chosen(page), ['Q', 'Slate blue'])
    status = 200
    await page.click(save)
    await page.waitForSelector('.avatar-saved .icon-check')
    t.equal(await page.$('dialog:modal [role="alert"]'), null)
    t.equal(sent.length, 2)
  })

  await site.test('while it saves it cannot be left', {}, async (t, page) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const sent = await openAvatar(page, site, { put: () => promise.then(() => json({ avatar_url: '/favicon.ico' })) })
    await page.click(radio('Q'))
    await page.click(save)
    await page.waitForSelector(`${save}.button-busy`)
    t.equal(await page.$eval(save, button => button.textContent), 'Saving')
    await page.click(save)
    await page.keyboard.press('Escape')
    await stands(page, `${dialog}:has(.button-busy)`)
    await page.click('dialog:modal button[aria-label="Close"]')
    await stands(page, `${dialog}:has(.button-busy)`)
    resolve()
    await page.waitForSelector(`${dialog} .avatar-saved .icon-check`)
    t.equal(sent.length, 1, 'a second press sends nothing')
    await gone(page)
  })

  await site.test('unsaved, and saved after all', {}, async (t, page) => {
    const sent = await openAvatar(page, site, { info: letterG })
    await page.click(radio('B'))
    await page.keyboard.press('Escape')
    await stands(page, question)
    t.equal(await title(page), unsaved)
    t.same(await violations(page), [])
    await page.click(words('Update My Profile Picture'))
    await page.waitForSelector(`${dialog} .avatar-saved .icon-check`)
    t.equal(sent.length, 1)
    await gone(page)
  })

  await site.test('unsaved, back to choosing, and left', {}, async (t, page) => {
    const before = counted().length
    const sent = await openAvatar(page, site, { info: letterG })
    await page.click(radio('B'))
    await page.click('dialog:modal button[aria-label="Close"]')
    await page.waitForSelector(question)
    await page.keyboard.press('Escape')
    await page.waitForSelector(dialog)
    t.same(await chosen(page), ['B', 'Orange'], 'Escape leads back')
    await page.keyboard.press('Escape')
    await page.waitForSelector(question)
    await page.click(words('Continue Without Saving'))
    await gone(page)
    t.notOk(await warns(page))
    t.same(sent, [])
    await until('it is counted', () => counted().length >= before + 3)
    t.same(counted().slice(before), ['open', 'letter', 'discard'])
    await page.click(camera)
    await page.waitForSelector(`${dialog} input:checked`)
    t.same(await chosen(page), ['G', 'Orange'], 'and begins anew')
  })

  for (const width of [320, 390, 1280]) {
    await site.test(`at ${width} px it fits and axe finds nothing`, { width }, async (t, page) => {
      await openAvatar(page, site, { info: letterG })
      const rows = (grid: string) =>
        page.$$eval(`dialog:modal ${grid} label`, all => all.filter(one => one.offsetTop === all[0]?.offsetTop).length)
      const small = () =>
        page.$$eval(
          'dialog:modal label',
          all => all.filter(one => one.offsetWidth < 44 || one.offsetHeight < 44).length,
        )
      const over = () => page.$eval('dialog:modal', it => it.scrollWidth - it.clientWidth)
      t.equal(await rows('.avatar-letters'), width < 768 ? 5 : 9, 'letters a row')
      t.same([await small(), await over()], [0, 0])
      t.same(await violations(page), [])
      await page.click(words('Avatar'))
      await page.waitForSelector('.avatar-images')
      t.equal(await rows('.avatar-images'), 4, 'drawings a row')
      t.same([await small(), await over()], [0, 0])
      t.same(await violations(page), [])
    })
  }
})
