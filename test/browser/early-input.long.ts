// Nothing that a visitor does before an island is awake is lost.
import type { Page } from 'puppeteer'
import t from 'tap'
import { hold, island, openSite, still, until } from '../support/browser.ts'
import { accordionItem, awake, itemButton, untilOpen } from '../support/frame.ts'
import { sessionCookie, slowMemberApi } from '../support/slow-member-api.ts'

const heart = `${island('save-heart')} button`
const pressed = `${heart}[aria-pressed="true"]`

t.test('before hydration', async t => {
  const site = await openSite(t)

  await site.test('a press is kept and done again, once', {}, async (t, page) => {
    const chunk = await hold(page, /\/js\/save-heart/)
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`, { waitUntil: 'domcontentloaded' })
    await page.click(heart)
    t.ok(await page.$(island('save-heart', 'waiting')), 'it sleeps')
    t.notOk(await page.$(pressed))
    await chunk.release()
    await page.waitForSelector(pressed)
    t.ok(await page.$(island('save-heart', 'ready')))
    t.same(await page.evaluate(() => JSON.parse(localStorage.getItem('saved-articles') ?? '[]')), [
      'foods-to-limit-in-pregnancy',
    ])
  })
  await site.test('two presses are two', {}, async (t, page) => {
    const chunk = await hold(page, /\/js\/save-heart/)
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`, { waitUntil: 'domcontentloaded' })
    await page.click(heart)
    await page.click(heart)
    await chunk.release()
    await page.waitForFunction(
      () => document.querySelector('.save-heart [role=status]')?.textContent === 'No longer saved.',
    )
    t.notOk(await page.$(pressed))
  })
  await site.test('the menu opens at once, and its script finds it as it was left', { width: 390 }, async (t, page) => {
    const chunk = await hold(page, /\/js\/menus/)
    await page.goto(`${site.origin}/about-us`, { waitUntil: 'domcontentloaded' })
    await page.click('.menu-button')
    await untilOpen(page, 'menu')
    await still(page)
    await page.click(`${accordionItem('parents')} summary`)
    await untilOpen(page, 'menu', 'item parents')
    t.equal(chunk.held.length, 1, 'while the script sleeps')
    await chunk.release()
    await awake(page)
    await untilOpen(page, 'menu', 'item parents')
    await page.click(`${accordionItem('parents')} summary`)
    await untilOpen(page, 'menu')
    await page.click('#menu .close-button')
    await untilOpen(page)
  })
  await site.test('and so does a dropdown', {}, async (t, page) => {
    const chunk = await hold(page, /\/js\/menus/)
    await page.goto(`${site.origin}/about-us`, { waitUntil: 'domcontentloaded' })
    await page.focus(itemButton('parents'))
    await page.keyboard.press('Enter')
    await untilOpen(page, 'menu-parents')
    t.equal(chunk.held.length, 1)
    await chunk.release()
    await awake(page)
    await untilOpen(page, 'menu-parents')
    await page.keyboard.press('Enter')
    await untilOpen(page)
  })
})

/** Presses a button as soon as the page is seen, and notes whether it was still coming. */
const pressAtOnce = (selector: string) => {
  const press = () => {
    const button = document.querySelector<HTMLElement>(selector)
    if (!button) return requestAnimationFrame(press)
    Object.assign(window, {
      pressed: { while: document.readyState, wasAwake: customElements.get('x-island') !== undefined },
    })
    button.click()
  }
  requestAnimationFrame(press)
}

t.test('while the page is still coming, because the account takes its time', async t => {
  // Longer than any machine needs until a page is seen.
  const site = await openSite(t, {
    unhurried: true,
    env: { MEMBER_API_URL: await slowMemberApi(t, 5000) },
  })
  /** Opens a page each time as another member, whom the site does not remember, and presses. */
  async function open(page: Page, number: number, path: string, selector: string) {
    await page.goto(site.origin + path) // the first time scripts and style sheets take longer than the account
    const [name = '', value = ''] = sessionCookie(number).slice('Cookie: '.length).split('=')
    await page.browserContext().setCookie({ name, value, domain: 'localhost' })
    await page.evaluateOnNewDocument(pressAtOnce, selector)
    await page.goto(site.origin + path)
    return page.evaluate(() => Reflect.get(window, 'pressed'))
  }
  const early = { while: 'loading', wasAwake: true }

  await site.test('a press on the heart of a name is not lost', {}, async (t, page) => {
    const sent: string[] = []
    page.on('request', request => void sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    t.same(await open(page, 1, '/b/girl-baby-names', '.name-heart[data-name="Mia"]'), early)
    await until('it went to the account', () => sent.includes('PUT /api/members/m-1/favorite-names/Mia'))
  })
})
