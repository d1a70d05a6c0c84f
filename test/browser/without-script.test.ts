// Without script every page can be read, and every other page can be found.
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { openSite, still } from '../support/browser.ts'
import { examples } from '../support/crawl.ts'
import { accordionItem, dropdown, itemButton, opened, untilOpen } from '../support/frame.ts'
import { sized } from '../support/sized.ts'

t.test('without script', async t => {
  const site = await openSite(t)

  await site.test('every page can be read', { width: 390, script: false }, async (t, page) => {
    for (const path of sized(
      examples.filter((_, i) => i % 6 === 0),
      examples,
    )) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })
      const seen = await page.evaluate(() => {
        for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '') // which a reader can open as well
        return {
          h1: document.querySelector('h1')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          // innerText: what can be seen is the question
          text: document.querySelector('main')?.innerText.length ?? 0,
          all: document.querySelector('main')?.textContent?.replace(/\s+/g, ' ').length ?? 0,
          templates: document.querySelectorAll('main template, main [hidden]:not(input)').length,
        }
      })
      t.ok(seen.h1, `${path}: its title is seen`)
      // What only sits in the HTML is the noscript text's markup, marks for listeners, and white space.
      t.ok(seen.text > 0.85 * seen.all, `${path}: its text is seen (${seen.text} of ${seen.all} characters)`)
      t.equal(seen.templates, 0, `${path}: nothing waits for a script`)
    }
  })

  await site.test('every item of the row opens by a press, one at a time', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    for (const { id, label } of mainMenu) {
      await page.click(itemButton(id))
      await untilOpen(page, `menu-${id}`)
      const links = await page.$$eval(`${dropdown(id)} a`, all => all.filter(link => link.checkVisibility()).length)
      t.ok(links >= 7, `${label}: ${links} links`)
    }
    await page.click(itemButton('more'))
    await untilOpen(page)
    await page.click(itemButton('parents'))
    await untilOpen(page, 'menu-parents')
    await page.keyboard.press('Escape')
    await untilOpen(page)
    await page.click(itemButton('baby-and-toddler'))
    await untilOpen(page, 'menu-baby-and-toddler')
    await Promise.all([
      page.waitForNavigation(),
      page.click(`${dropdown('baby-and-toddler')} a[href="/topics/parenting"]`),
    ])
    t.equal(new URL(page.url()).pathname, '/topics/parenting')
  })

  await site.test('the panel opens, and its items, one at a time', { width: 390, script: false }, async (t, page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    await page.click('.menu-button')
    await untilOpen(page, 'menu')
    for (const { id } of mainMenu.filter(({ path }) => path)) {
      await page.click(`${accordionItem(id)} summary`)
      await untilOpen(page, 'menu', `item ${id}`)
    }
    await page.click('#menu .close-button')
    t.notOk((await opened(page)).includes('menu'))
    await page.click('.menu-button')
    await page.click(`${accordionItem('registry')} summary`)
    await untilOpen(page, 'menu', 'item registry')
    await page.click(`${accordionItem('baby-and-toddler')} summary`)
    await untilOpen(page, 'menu', 'item baby-and-toddler')
    await Promise.all([
      page.waitForNavigation(),
      page.click(`${accordionItem('baby-and-toddler')} a[href="/topics/parenting"]`),
    ])
    t.equal(new URL(page.url()).pathname, '/topics/parenting')
  })

  for (const width of [390, 1280])
    await site.test(
      `the search leads to its page and to results at ${width} px`,
      { width, script: false },
      async (t, page) => {
        await page.goto(`${site.origin}/about-us`)
        await Promise.all([page.waitForNavigation(), page.click('.search-open button')])
        t.equal(new URL(page.url()).pathname, '/search')
        await page.type('main [name="q"]', 'sleep')
        await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
        t.equal(new URL(page.url()).searchParams.get('q'), 'sleep')
        t.ok(await page.$('main a[href="/a/safe-sleep-for-babies"]'))
      },
    )

  await site.test('so does the field of the panel', { width: 390, script: false }, async (t, page) => {
    await page.goto(`${site.origin}/about-us`)
    await page.click('.menu-button')
    await untilOpen(page, 'menu')
    await still(page)
    await page.type('#menu [name="q"]', 'sleep')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    t.equal(new URL(page.url()).searchParams.get('q'), 'sleep')
    t.ok(await page.$('main a[href="/a/safe-sleep-for-babies"]'))
  })

  await site.test('what needs script says so', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/`)
    t.match(
      await page.$eval('.home-hero > noscript', words => (words.checkVisibility() ? words.textContent : '')),
      /needs JavaScript/,
    )
  })
})
