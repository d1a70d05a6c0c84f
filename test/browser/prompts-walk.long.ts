// Six visitors, each on a desk and on a phone: what asks each of them on the way, and what leaves them alone.
import type { Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { toUnixSeconds } from '../../domain/dates.ts'
import { dueDate } from '../support/account-menu.ts'
import { noEvents, openSite } from '../support/browser.ts'
import { setCookies } from '../support/cookies-of-page.ts'
import { phone } from '../support/frame.ts'
import { look } from '../support/look.ts'
import { testMembers } from '../support/members.ts'
import { shifts } from '../support/shifts.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const paths = ['/', '/a/foods-to-limit-in-pregnancy', '/b/girl-baby-names', '/search?q=sleep', '/a/when-to-call']
const returning = { tb_visits: '2', visit: '1' }
const app = 'LittleAlmanacApp/1.0 (iOS)'

/** What asks on a page, once all that comes by itself has come. */
async function asking(page: Page, path: string, opens?: 'registration' | 'welcome') {
  await page.goto(site.origin + path, { waitUntil: 'networkidle0' })
  if (opens) await page.waitForSelector(`dialog#${opens}:modal`)
  return page.evaluate(() =>
    [
      document.querySelector('dialog:modal')?.id,
      ...[...document.querySelectorAll<HTMLElement>('[data-refusable]')]
        .filter(element => element.checkVisibility())
        .map(element => element.dataset.refusable),
    ].filter(Boolean),
  )
}

/** Signs somebody in. */
async function signIn(page: Page, email: string, kind: 'sister' | 'loss') {
  const { token, member } = await members.join(email, { first_name: 'Emma' })
  const { db } = members.store
  if (kind === 'sister')
    await db.updateTable('members').set({ is_created_on_tk: 1 }).where('id', '=', member.id_string).execute()
  else {
    const ask = (method: string, path: string, body: object) =>
      members.ask(method, `/members/${member.id_string}/pregnancies${path}`, { token, body })
    const added = await ask('POST', '', { pregnancy: { due_date: toUnixSeconds(dueDate), multiples: 'false' } })
    await ask('DELETE', `/${added.json().data.member.pregnancy.id}`, { is_ttc: false })
  }
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
}

const on = (isPhone: boolean) => ({ before: noEvents, ...(isPhone ? { width: 390, height: 844 } : { width: 1280 }) })

for (const isPhone of [false, true]) {
  const device = isPhone ? 'on a phone' : 'on a desk'
  const walk = (name: string, run: (t: Test, page: Page) => Promise<void>) =>
    site.test(`${name}, ${device}`, on(isPhone), async (t, page) => {
      if (isPhone) await page.setUserAgent({ userAgent: phone })
      await run(t, page)
      t.same(await shifts(page), [], 'nothing moved')
    })

  await walk('a new visitor', async (t, page) => {
    t.same(await asking(page, '/'), ['sign-up-banner'], 'the app never asks on the front page')
    t.same(
      await asking(page, '/a/foods-to-limit-in-pregnancy'),
      isPhone ? ['sign-up-banner', 'app-install'] : ['sign-up-banner'],
    )
    t.same(await asking(page, '/a/when-to-call'), [], 'reasons to call stand alone')
    t.same(await asking(page, '/b/baby-name-matcher'), isPhone ? ['app-install'] : [])
    t.same(await asking(page, '/topics/pregnancy-miscarriage-pregnancy-loss'), [])
  })

  await walk('a returning one', async (t, page) => {
    await setCookies(page, site.origin, returning)
    for (const path of ['/calculators/contraction', '/a/when-to-call', '/join', '/login', '/search?q=i+lost+my+baby'])
      t.notOk((await asking(page, path)).includes('registration'), path)
    t.ok((await asking(page, '/a/foods-to-limit-in-pregnancy', 'registration')).includes('registration'))
    await look(t, page, 'the window that asks to join')
    await page.keyboard.press('Escape')
    for (const path of paths) t.notOk((await asking(page, path)).includes('registration'), `${path}, once closed`)
  })

  await walk('one from Germany', async (t, page) => {
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'DE' })
    await setCookies(page, site.origin, returning)
    t.same(
      await asking(page, '/b/girl-baby-names', 'registration'),
      isPhone ? ['registration', 'app-install'] : ['registration'],
    )
    t.notMatch(await page.$eval('dialog:modal', dialog => dialog.textContent), /\$|official rules|sweepstakes/i)
    t.notMatch(await page.$eval('body', body => body.textContent), /sweepstakes/i)
  })

  await walk('a member of the sister product', async (t, page) => {
    await signIn(page, `sister-${isPhone}@example.test`, 'sister')
    const first = await asking(page, '/a/foods-to-limit-in-pregnancy', 'welcome')
    t.ok(first.includes('welcome'))
    t.notOk(first.includes('registration') || first.includes('sign-up-banner'))
    t.match(await page.$eval('#welcome-title', title => title.textContent), 'Welcome to Little Almanac')
    await look(t, page, 'the welcome')
    await page.click('#welcome [data-profile-dialog="add:pregnancy"]')
    await page.waitForSelector('dialog:modal:not(#welcome)')
    t.notOk(await page.$('#welcome[open]'), 'it has given way to the form')
    t.notOk((await asking(page, '/')).includes('welcome'), 'once a day')
  })

  await walk('a member after a loss', async (t, page) => {
    await signIn(page, `loss-${isPhone}@example.test`, 'loss')
    await setCookies(page, site.origin, { ...returning, save_article_first_time: 'true' })
    for (const path of paths) {
      t.same(await asking(page, path), [], path)
      t.notMatch(await page.$eval('body', body => body.innerText), /\$1000|sweepstakes|From the almanac/i, path)
    }
  })
}

await site.test('one in the app', { width: 390, before: noEvents }, async (t, page) => {
  await page.setUserAgent({ userAgent: app })
  await setCookies(page, site.origin, returning)
  for (const path of paths) t.same(await asking(page, path), [], path)
  t.ok(await page.$('.name-finder a[href="/b/search"]'), 'only the search for names')
})

await site.test('slowed four times, opening and closing answer within 100 ms', {}, async (t, page) => {
  await setCookies(page, site.origin, returning)
  await page.emulateCPUThrottling(4)
  await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
  await page.waitForSelector('dialog#registration:modal')
  const took = await page.evaluate(
    () =>
      new Promise<number>(done => {
        const close = document.querySelector<HTMLElement>('#registration .close-button')
        const from = performance.now()
        close?.click()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
      }),
  )
  t.ok(took < 100, `${Math.round(took)} ms`)
})
