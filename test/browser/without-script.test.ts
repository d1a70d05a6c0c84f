// Without script every page can be read, and every other page can be found.
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { openSite, until } from '../support/browser.ts'
import { examples } from '../support/crawl.ts'

t.test('without script', async t => {
  const site = await openSite(t)

  await site.test('every page can be read', { width: 390, script: false }, async (t, page) => {
    for (const path of examples) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
      const seen = await page.evaluate(() => ({
        h1: document.querySelector('h1')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        // innerText: what can be seen is the question
        text: document.querySelector('main')?.innerText.length ?? 0,
        all: document.querySelector('main')?.textContent?.replace(/\s+/g, ' ').length ?? 0,
        templates: document.querySelectorAll('main template, main [hidden]').length,
      }))
      t.ok(seen.h1, `${path}: its title is seen`)
      // What only sits in the HTML is the noscript text's markup, marks for listeners, and white space.
      t.ok(seen.text > 0.85 * seen.all, `${path}: its text is seen (${seen.text} of ${seen.all} characters)`)
      t.equal(seen.templates, 0, `${path}: nothing waits for a script`)
    }
  })

  for (const width of [390, 1280]) {
    await site.test(`navigation is reached at ${width} px`, { width, script: false }, async (t, page) => {
      await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
      if (width === 390) {
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
        await page.click('.menu-button')
        await until('the menu is open', async () => (await page.$('#menu:popover-open')) !== null)
      }
      const visible = await page.$$eval('#menu a', links =>
        links.filter(link => link.checkVisibility()).map(link => link.getAttribute('href')),
      )
      const first = mainMenu.flatMap(item => item.path ?? [])
      t.same(
        first.filter(path => !visible.includes(path)),
        [],
        'the first level is seen',
      )
      await Promise.all([page.waitForNavigation(), page.click('#menu a[href="/topics/parenting"]')])
      t.equal(new URL(page.url()).pathname, '/topics/parenting')
    })
  }

  await site.test('what needs script says so', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/`)
    t.match(await page.$eval('.teaser noscript', words => (words.checkVisibility() ? words.textContent : '')), /needs JavaScript/)
  })
})
