// When an island does not come, the page stays what the server sent, and we hear of it.
import t from 'tap'
import { hold, island, openSite, still, until } from '../support/browser.ts'
import { awake, drawn, untilOpen } from '../support/frame.ts'

t.test('an island whose script does not arrive', async t => {
  const site = await openSite(t)
  const expected = [/failed: .*\/assets\/js\//, /net::ERR_FAILED/]
  const failures = () => site.lines.filter(line => line.event === 'island-failed').map(line => line.properties)

  await site.test(
    'the article stays readable, its links work, the failure is logged',
    { expected },
    async (t, page) => {
      const chunk = await hold(page, /\/js\/save-heart/)
      await chunk.release('abort')
      await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
      await page.waitForSelector(island('save-heart', 'failed'))
      await until('the log has it', () => failures().length === 1)
      t.same(failures(), [{ island: 'save-heart', error: 'TypeError' }])
      t.ok(
        await page.$eval('.save-heart button', button => button.checkVisibility()),
        'the server’s HTML is still there',
      )
      // innerText: what can be seen is the question
      t.ok((await page.$eval('main', main => main.innerText.length)) > 4000)
      await page.click('.save-heart button')
      await still(page)
      t.ok(await page.$(island('save-heart', 'failed')), 'a press breaks nothing')
      t.equal(failures().length, 1, 'what fails again is not told again')
      await Promise.all([page.waitForNavigation(), page.click('main .breadcrumb a')])
      t.equal(new URL(page.url()).pathname, '/topics')
    },
  )

  await site.test('once the line is back the next press counts, once', { expected }, async (t, page) => {
    const chunk = await hold(page, /\/js\/save-heart/)
    await chunk.release('abort')
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    await page.waitForSelector(island('save-heart', 'failed'))
    await page.click('.save-heart button')
    await drawn(page)
    t.ok(await page.$(island('save-heart', 'failed')), 'a press breaks nothing')
    await chunk.release()
    await page.reload() // newer browsers ask for a script that failed with the next page only
    await page.waitForSelector(island('save-heart', 'ready'))
    await page.click('.save-heart button')
    await page.waitForSelector(island('save-heart', 'ready'))
    await page.waitForSelector('.save-heart [aria-pressed="true"]')
    await page.click('.save-heart button')
    await page.waitForSelector('.save-heart [aria-pressed="false"]')
    t.equal(await page.evaluate(() => localStorage.getItem('saved-articles')), '[]')
  })

  await site.test(
    'the menu opens and closes without its script',
    { width: 390, expected },
    async (t, page, complaints) => {
      const chunk = await hold(page, /\/js\/menus/)
      await chunk.release('abort')
      await page.goto(`${site.origin}/about-us`)
      await page.click('.menu-button')
      await untilOpen(page, 'menu')
      await until('its script has failed', () => complaints.some(complaint => complaint.includes('/js/menus')))
      await still(page)
      await page.click('#menu .close-button')
      await untilOpen(page)
      await page.click('.menu-button')
      await untilOpen(page, 'menu')
      t.notOk(complaints.join().includes('thrown'), 'nothing is thrown')
      await chunk.release()
      await page.reload()
      await awake(page)
      await page.click('.menu-button')
      await untilOpen(page, 'menu')
    },
  )

  await site.test('without React no island comes, and each says so', { expected }, async (t, page) => {
    const before = failures().length
    const chunk = await hold(page, /\/js\/hydrate/)
    await chunk.release('abort')
    await page.goto(`${site.origin}/`)
    await page.waitForSelector(island('my-day', 'failed'))
    await until('the log has it', () => failures().length === before + 1)
    t.ok(await page.$eval('.day-form [type=date]', input => input.checkVisibility()))
  })

  await site.test('without the first script the page is whole', { width: 390, expected }, async (t, page) => {
    const first = await hold(page, /\/js\/main/)
    await first.release('abort')
    await page.goto(`${site.origin}/pregnancy-week-by-week/8-weeks-pregnant`)
    t.ok(await page.$eval('h1', h1 => h1.checkVisibility()))
    await page.click('.menu-button')
    await page.waitForSelector('#menu:popover-open')
  })
})
