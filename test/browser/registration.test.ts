// The window that asks to join: when it opens, what it does, and that it stays away once it was closed.
import type { HTTPRequest, Page } from 'puppeteer'
import t from 'tap'
import { eventsOf } from '../support/ad-pages.tsx'
import { idle, island, openSite, until } from '../support/browser.ts'
import { setCookies, stoppedClock } from '../support/cookies-of-page.ts'
import { withDrawing } from '../support/drawing.ts'
import { shifts } from '../support/shifts.ts'

const article = '/a/foods-to-limit-in-pregnancy'
const modal = 'dialog#registration:modal'
/** Loads the page again, and gives what it asked for of a window: a script of its own, or the window. */
async function askedAgain(page: Page, load = () => page.reload()) {
  const asked: string[] = []
  const note = (request: HTTPRequest) => /\/prompts[-/]/.test(request.url()) && asked.push(request.url())
  page.on('request', note)
  await load()
  await idle(page)
  page.off('request', note)
  return asked
}
const secondVisit = { tb_visits: '1', visit: '1' }

t.test('the registration modal', async t => {
  const site = await openSite(t, { content: withDrawing })
  const cookies = (page: Page) => page.evaluate(() => document.cookie)

  await site.test(
    'opens from the second visit on, holds the focus, and closes by Escape',
    { before: stoppedClock },
    async (t, page) => {
      await setCookies(page, site.origin, secondVisit)
      await page.goto(`${site.origin}${article}?utm=mail`)
      await page.waitForSelector(modal)
      t.equal(await page.$eval(modal, dialog => dialog.getBoundingClientRect().width), 712)
      t.ok(await page.$eval(modal, dialog => dialog.contains(document.activeElement)), 'the focus is in it')
      t.same(await shifts(page), [], 'nothing moved')
      await page.mouse.click(5, 5)
      t.ok(await page.$(modal), 'a press beside it does nothing')
      t.same(await page.$$eval(`${modal} a`, links => links.map(link => link.textContent)), [
        'Trying to conceive',
        'Pregnant',
        'Parent',
        'See official rules',
        'Sign In',
      ])
      await page.keyboard.press('Escape')
      await page.waitForSelector('#registration:not([open])')
      t.match(await cookies(page), /registration_modal_dismissed=true/)
      const counted = () => eventsOf(site, 'sign-up-interaction').map(({ selection }) => selection)
      await until('both are counted', () => counted().includes('close') && counted().includes('show'))
      t.same(await askedAgain(page), [], 'it stays away')
    },
  )

  await site.test(
    'Close is answered in the next picture, and closes after it',
    { before: stoppedClock },
    async (t, page) => {
      await setCookies(page, site.origin, secondVisit)
      await page.goto(site.origin + article)
      await page.waitForSelector(modal)
      await page.evaluate(() =>
        document.addEventListener(
          'click',
          () => {
            const dialog = document.querySelector('dialog:modal')
            // After all that answers the press, and before the picture: what it will show.
            setTimeout(() => {
              const goes = dialog
                ?.getAnimations()
                .some(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().at(-1)?.opacity === '0')
              Object.assign(window, { left: { goes, stands: dialog?.matches(':modal') } })
            })
          },
          { once: true },
        ),
      )
      await page.click(`${modal} .close-button`)
      await page.waitForSelector('#registration:not([open], [data-leaving])')
      t.same(await page.evaluate(() => Reflect.get(window, 'left')), { goes: true, stands: true })
    },
  )

  await site.test('its links lead back, and say where they stood', { before: stoppedClock }, async (t, page) => {
    await setCookies(page, site.origin, secondVisit)
    await page.goto(`${site.origin}${article}?utm=mail`)
    await page.waitForSelector(modal)
    await Promise.all([page.waitForNavigation(), page.click(`${modal} .journeys li:nth-child(2) a`)])
    const url = new URL(page.url())
    t.equal(url.pathname, '/join')
    t.match(Object.fromEntries(url.searchParams), {
      stage: 'pregnant',
      target: `${article}?utm=mail`,
      userDecisionArea: 'registration-modal',
      trigger: 'load',
      productType: 'article',
      utm: 'mail',
    })
    t.equal(await page.$eval('input[name="stage"]:checked', input => (input as HTMLInputElement).value), 'pregnant')
    t.same(await askedAgain(page), [], 'nothing asks there')
  })

  await site.test('asked no more, it never comes again', { before: stoppedClock }, async (t, page) => {
    await setCookies(page, site.origin, secondVisit)
    await page.goto(site.origin + article)
    await page.waitForSelector(modal)
    await page.click(`${modal} [data-refuse]`)
    await page.waitForSelector('#registration:not([open])')
    t.match(await cookies(page), /ask_no_more=registration/)
    await setCookies(page, site.origin, { registration_modal_dismissed: '' })
    t.same(await askedAgain(page), [])
  })

  await site.test(
    'a first visit is left alone; a heart asks from the second on',
    { before: stoppedClock },
    async (t, page) => {
      t.same(await askedAgain(page, () => page.goto(site.origin + article)), [], 'no script and no window of it')
      await setCookies(page, site.origin, { tb_visits: '1', opened: 'nothing' })
      await page.reload()
      await page.waitForSelector(island('save-heart', 'ready'))
      await idle(page)
      t.notOk(await page.$('#registration'), 'something else has opened in this visit')
      await page.deleteCookie({ name: 'opened', url: site.origin })
      await page.click('.save-heart button')
      await page.waitForSelector(modal)
      t.match(await page.$eval(modal, dialog => dialog.textContent), /It is saved in this browser/)
      await page.keyboard.press('Escape')
      await page.waitForSelector('#registration:not([open])')
      t.ok(
        await page.$eval('.save-heart button', heart => heart === document.activeElement),
        'the focus is back on the heart',
      )
    },
  )
})
