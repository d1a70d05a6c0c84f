// A member's own page in a browser: what it keeps there, its dialogs, its look, and that nothing moves.
import type { Page } from 'puppeteer'
import t from 'tap'
import { addDays, addMonths, today } from '../../domain/dates.ts'
import { type BrowserSite, island, openSite, quiet, until } from '../support/browser.ts'
import { fakeMemberApi, session } from '../support/fake-member-api.ts'
import { look } from '../support/look.ts'
import { aChild, aMember, aPregnancy } from '../support/member-entity.ts'
import { shifts } from '../support/shifts.ts'

const now = today(Date.now())
/** Without a picture, so that none is asked for. */
const avatar_url = ''
const pregnancy = aPregnancy(addDays(now, 280 - 12 * 7 - 3))
const pregnant = aMember({ avatar_url, pregnancy })
const parent = aMember({
  avatar_url,
  born_children: [
    aChild(addMonths(now, -5), { first_name: 'Zoe' }),
    aChild(addMonths(now, -50), { id: 'c2', id_string: 'c2', first_name: 'Max' }),
  ],
})

async function open(page: Page, site: BrowserSite) {
  await page.browserContext().setCookie({ name: 'session', value: session, domain: 'localhost' })
  await page.goto(`${site.origin}/dashboard`)
  await page.waitForSelector('.dashboard-side', { visible: true }) // it comes late, in a hidden place first
}

t.test('pregnant', async t => {
  const who = { ...pregnant }
  const api = await fakeMemberApi(t, who, 0)
  const site = await openSite(t, { env: { MEMBER_API_URL: api.url } })
  const box = '.tick-list input'

  await site.test('ticks stay in this browser, and with their pregnancy', {}, async (t, page) => {
    t.teardown(() => Object.assign(who, pregnant))
    const awake = async () => {
      await page.locator('.tick-list').scroll()
      await page.waitForSelector(island('week-checklist', 'ready'))
      await page.waitForSelector(box)
    }
    await open(page, site)
    await awake()
    t.equal(await page.$$eval(box, all => all.filter(input => (input as HTMLInputElement).checked).length), 0)
    await page.click('.tick-list label')
    await page.reload()
    await page.locator('.tick-list').scroll()
    await page.waitForSelector(`${box}:checked`)
    t.same(
      await page.$$eval(box, all => all.map(input => (input as HTMLInputElement).checked)).then(all => all.slice(0, 2)),
      [true, false],
    )
    for (const id of ['p2', 'p1']) {
      who.pregnancy = { ...pregnancy, id }
      await page.reload()
      await awake()
      t.equal(await page.$(`${box}:checked`), null, `${id}: neither the next one's, nor ever again`)
    }
  })

  const unknown = [/status of 401/] // of its API, which knows nothing of saved articles
  await site.test(
    'what was ticked on the week, signed out, is ticked on the dashboard',
    { expected: unknown },
    async (t, page) => {
      const checked = () => page.$$eval(`${box}:checked`, all => all.map(input => input.labels?.[0]?.textContent))
      await page.goto(`${site.origin}/pregnancy-week-by-week/12-weeks-pregnant`)
      await page.waitForSelector(`${box}:enabled`)
      await page.click('.tick-list li:nth-child(2) label')
      const item = await page.$eval('.tick-list li:nth-child(2)', line => line.textContent ?? '')
      await until('the device has it', () => page.evaluate(() => localStorage.getItem('week-ticks') !== null))
      await open(page, site)
      await page.locator('.tick-list').scroll()
      await page.waitForSelector(`${box}:checked`)
      t.same(await checked(), [item])
      await page.click('.tick-list li:first-child label')
      await page.goto(`${site.origin}/pregnancy-week-by-week/12-weeks-pregnant`)
      await until('and the other way round', async () => (await checked()).length === 2)
    },
  )

  await site.test('the days to the due date stay closed', {}, async (t, page) => {
    await open(page, site)
    const isSeen = () =>
      page.$eval(
        '.days-left p',
        line => line.checkVisibility({ contentVisibilityAuto: true }) && line.getClientRects().length > 0,
      )
    t.ok(await isSeen(), 'open at first')
    t.equal(await page.$eval('.days-left b', days => days.textContent), String(280 - 12 * 7 - 3))
    await page.click('.days-left summary')
    await until('it is kept', () => page.evaluate(() => localStorage.getItem('closed-days-left') !== null))
    await page.reload()
    await until(
      'it is closed',
      async () => !(await page.$eval('.days-left', details => (details as HTMLDetailsElement).open)),
    )
    t.notOk(await isSeen())
    await page.click('.days-left summary')
    await until('it opens', isSeen)
    await page.reload()
    await quiet(page)
    t.ok(await isSeen(), 'and stays open')
  })

  await site.test(
    'is closed from the first paint on',
    { before: () => localStorage.setItem('closed-days-left', '1') },
    async (t, page) => {
      await open(page, site)
      await quiet(page)
      t.notOk(await page.$eval('.days-left', details => (details as HTMLDetailsElement).open))
      t.same(await shifts(page), [])
    },
  )

  await site.test('a list to read without script', { script: false }, async (t, page) => {
    await open(page, site)
    t.ok((await page.$$('.tick-list li')).length >= 3)
    t.equal(await page.$(box), null)
  })
})

t.test('a parent of two', async t => {
  const api = await fakeMemberApi(t, { ...parent }, 0)
  const site = await openSite(t, { env: { MEMBER_API_URL: api.url } })
  const panels = (page: Page) =>
    page.$$eval('.child', all =>
      all.filter(child => child.checkVisibility()).map(child => child.querySelector('bdi')?.textContent),
    )

  await site.test('a tab each', {}, async (t, page) => {
    await open(page, site)
    t.same(await panels(page), ['Zoe'])
    await page.locator('::-p-aria([name="Max"][role="tab"])').click()
    await until('the other one is shown', async () => (await panels(page)).join() === 'Max')
    await page.keyboard.press('ArrowLeft')
    t.same(await panels(page), ['Zoe'])
  })

  await site.test('one under the other without script', { script: false }, async (t, page) => {
    await open(page, site)
    t.same(await panels(page), ['Zoe', 'Max'])
    t.notOk(await page.$eval('.tabs-list', list => list.checkVisibility()))
  })

  await site.test('a button wakes the dialogs, and a change makes the page anew', {}, async (t, page) => {
    await open(page, site)
    await page.setRequestInterception(true)
    let saved = 0
    page.on('request', request => {
      if (request.method() !== 'PUT') return request.continue()
      saved++
      return request.respond({
        status: 200,
        contentType: 'application/json',
        body: JSON.stringify({ member: { ...parent, version: 2 } }),
      })
    })
    await page.click('.profile-rows [data-profile-dialog="child:c1"]')
    await page.waitForSelector('dialog:modal [name="first_name"]')
    const again = page.waitForNavigation()
    await page.locator('dialog:modal ::-p-aria([name="Save"][role="button"])').click()
    await again
    t.equal(saved, 1)
    t.equal(new URL(page.url()).pathname, '/dashboard')
    t.equal(await page.$('dialog:modal'), null)
  })

  await site.test('so does a child that another tab has removed', { expected: [/status of 404/] }, async (t, page) => {
    await open(page, site)
    await page.setRequestInterception(true)
    page.on('request', request => {
      if (request.method() !== 'DELETE') return request.continue()
      return request.respond({
        status: 404,
        contentType: 'application/json',
        body: '{"message":"There is nothing at this address."}',
      })
    })
    await page.click('.profile-rows [data-profile-dialog="child:c1"]')
    const again = page.waitForNavigation()
    await page.locator('dialog:modal ::-p-aria([name="Remove Profile"][role="button"])').click()
    await again
    t.equal(new URL(page.url()).pathname, '/dashboard')
    t.equal(await page.$('dialog:modal'), null)
  })
})

t.test('how it looks', async t => {
  for (const [name, member] of Object.entries({
    pregnant,
    parent,
    nobody: aMember({ avatar_url }),
    trying: aMember({ avatar_url, is_ttc: true }),
  })) {
    const api = await fakeMemberApi(t, { ...member }, 0)
    const site = await openSite(t, { env: { MEMBER_API_URL: api.url } })
    for (const width of [320, 1280])
      await site.test(`${name} at ${width} px`, { width }, async (t, page) => {
        await open(page, site)
        await quiet(page)
        t.same(await shifts(page), [], 'nothing moved')
        await look(t, page, name)
      })
  }
})

t.test('a member who is late moves nothing', async t => {
  const api = await fakeMemberApi(t, { ...pregnant }, 400)
  const site = await openSite(t, { env: { MEMBER_API_URL: api.url } })
  for (const width of [390, 1280])
    await site.test(`at ${width} px`, { width }, async (t, page) => {
      await open(page, site)
      await until('it has come', async () => (await page.$('.week-ring')) !== null)
      await quiet(page)
      t.same(await shifts(page), [])
    })
})
