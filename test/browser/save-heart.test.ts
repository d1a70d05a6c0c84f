// The heart that saves an article in this browser.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, openSite, until } from '../support/browser.ts'
import { restyledBy } from '../support/restyled.ts'

const article = '/a/foods-to-limit-in-pregnancy'
const heart = '.save-heart button'
const whenPressed = (on: boolean) => `${heart}[aria-pressed="${on}"]`

t.test('the save heart', async t => {
  const site = await openSite(t)

  async function open(page: Page, path = article) {
    await page.goto(site.origin + path)
    await page.waitForSelector(island('save-heart', 'ready'))
  }
  const status = (page: Page) => page.$eval('.save-heart [role=status]', p => p.textContent)
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().map(animation => (animation as CSSAnimation).animationName))

  await site.test('saves, says so, and survives a reload', {}, async (t, page) => {
    await open(page)
    t.equal(
      await page.$eval(heart, button => button.ariaLabel),
      'Save Foods to limit in pregnancy, and what to eat instead',
    )
    t.ok(await page.$(whenPressed(false)))
    t.equal(await status(page), '', 'it says nothing before')
    await page.click(heart)
    await page.waitForSelector(whenPressed(true))
    await until('it asks to join', async () => (await status(page)) === 'Saved in this browser. Join to keep it.')
    t.same(await moving(page), ['save-heart-flight'], 'the heart flies')

    await page.reload()
    await page.waitForSelector(whenPressed(true))
    t.same(await moving(page), [], 'and flies only when pressed')
    t.equal(await status(page), '')

    await page.click(heart)
    await page.waitForSelector(whenPressed(false))
    t.equal(await status(page), 'No longer saved.')
    await page.reload()
    await page.waitForSelector(island('save-heart', 'ready'))
    t.ok(await page.$(whenPressed(false)))
  })

  // A rule for every element below one that `:has` something makes each press anywhere restyle the whole page.
  for (const path of [article, '/pregnancy-week-by-week/8-weeks-pregnant'])
    await site.test(`a press on ${path} restyles what it changes, not the page`, { width: 390 }, async (t, page) => {
      await open(page, path)
      const most = await restyledBy(page, async () => {
        await page.click(heart)
        await page.waitForSelector(whenPressed(true))
      })
      t.ok(most > 0 && most < 300, `at most ${most} elements at once`)
    })

  for (const path of [article, '/pregnancy-week-by-week/8-weeks-pregnant']) {
    await site.test(`nothing on ${path} moves when it is pressed`, {}, async (t, page) => {
      const tops = () =>
        page.$$eval('.save-heart button, h1, .key-points', all =>
          all.map(element => element.getBoundingClientRect().top + scrollY),
        )
      await open(page, path)
      const before = await tops()
      await page.click(heart)
      await page.waitForSelector(whenPressed(true))
      t.same(await tops(), before)
    })
  }

  await site.test('works by keyboard', {}, async (t, page) => {
    await open(page)
    await page.focus(heart)
    await page.keyboard.press('Space')
    await page.waitForSelector(whenPressed(true))
    await page.keyboard.press('Enter')
    await page.waitForSelector(whenPressed(false))
    t.ok(await page.$eval(heart, button => button === document.activeElement), 'the focus stays')
  })

  await site.test('each page has its own', {}, async (t, page) => {
    await open(page)
    await page.click(heart)
    await page.waitForSelector(whenPressed(true))
    await open(page, '/pregnancy-week-by-week/8-weeks-pregnant')
    t.ok(await page.$(whenPressed(false)), 'saving one saves no other')
    await page.click(heart)
    await page.waitForSelector(whenPressed(true))
    t.same(await page.evaluate(() => JSON.parse(localStorage.getItem('saved-articles') ?? '')), [
      'foods-to-limit-in-pregnancy',
      '8-weeks-pregnant',
    ])
  })

  await site.test('two tabs agree', {}, async (t, page) => {
    await open(page)
    const other = await page.browserContext().newPage()
    await open(other)
    await other.click(heart)
    await page.waitForSelector(whenPressed(true))
    t.equal(await status(page), '', 'only where it was pressed something is said')
  })

  await site.test('nothing moves for those who want less motion', {}, async (t, page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await open(page)
    await page.click(heart)
    await page.waitForSelector(whenPressed(true))
    t.same(await moving(page), [])
    await until(
      'the words are the same',
      async () => (await status(page)) === 'Saved in this browser. Join to keep it.',
    )
  })

  const noStorage = () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
  await site.test(
    'a browser without storage saves for as long as the page lasts',
    { before: noStorage },
    async (t, page) => {
      await open(page)
      await page.click(heart)
      await page.waitForSelector(whenPressed(true))
      t.match(await status(page), /^Saved until you close this page/)
    },
  )

  const rubbish = () => localStorage.setItem('saved-articles', '{"not":["a list"')
  await site.test('rubbish in storage is as good as nothing', { before: rubbish }, async (t, page) => {
    await open(page)
    t.ok(await page.$(whenPressed(false)))
    await page.click(heart)
    await page.waitForSelector(whenPressed(true))
    await until('it asks to join', async () => (await status(page)) === 'Saved in this browser. Join to keep it.')
  })
})
