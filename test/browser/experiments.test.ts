// What the versions of an experiment look like, forced by the query.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, openSite } from '../support/browser.ts'
import { untilOpen } from '../support/frame.ts'

t.test('versions that can be seen', async t => {
  const site = await openSite(t, { env: { ABTEST_ENABLE: 'true' } })
  const box = (page: Page, selector: string) =>
    page.$eval(selector, element => {
      const { left, right, top } = element.getBoundingClientRect()
      return { left, right, top }
    })

  await site.test('the menu button: an icon, or an icon with the word', { width: 390 }, async (t, page) => {
    for (const [query, words] of [
      ['abVersion=1', ''],
      ['abVersion=2', 'Menu'],
      ['hamburgAbVersion=2', 'Menu'],
    ] as const) {
      await page.goto(`${site.origin}/about-us?${query}`)
      t.equal(await page.$eval('.menu-button', button => button.textContent.trim()), words, query)
      t.equal(await page.$eval('.menu-button', button => button.ariaLabel), 'Menu', 'its name is the same')
      await page.click('.menu-button')
      await untilOpen(page, 'menu')
      t.equal(await page.$eval('.menu-button', button => button.textContent.trim()), words, 'open as well')
    }
  })

  for (const width of [390, 1280]) {
    await site.test(`the save heart: left or right, at ${width} px`, { width }, async (t, page) => {
      for (const path of [
        '/a/foods-to-limit-in-pregnancy',
        '/pregnancy-week-by-week/8-weeks-pregnant',
        '/baby-month-by-month/0-month-old-baby',
      ]) {
        const places = []
        for (const version of [1, 2]) {
          await page.goto(`${site.origin}${path}?saveAbVersion=${version}`)
          await page.waitForSelector(island('save-heart', 'ready'))
          t.match(await page.$eval('body', body => body.dataset.experiments), `saveAbVersion:${version}`)
          places.push({ heart: await box(page, '.save-heart button'), row: await box(page, '.reading-meta') })
        }
        const [left, right] = places
        t.ok(left && left.heart.left - left.row.left < 8, `${path}: at the left edge of its row`)
        t.ok(right && right.row.right - right.heart.right < 8, `${path}: at the right edge`)
      }
    })
  }

  await site.test('topic pills: under the title, or in a row that stays', { width: 390 }, async (t, page) => {
    const tops = []
    for (const version of [1, 2]) {
      await page.goto(`${site.origin}/topics/pregnancy?topicPillAbVersion=${version}`)
      // To the end of the content: the foot of the page is taller than the window, and the row is no part of it.
      await page.evaluate(() =>
        document.querySelector('main > :last-child')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
      )
      await page.waitForFunction(() => scrollY > 300)
      tops.push((await box(page, 'main .pills')).top)
    }
    const [below, sticky] = tops
    t.ok(below !== undefined && below < 0, 'version 1 scrolls away')
    t.ok(sticky !== undefined && sticky >= 0 && sticky < 100, 'version 2 stays in sight')
  })
})
