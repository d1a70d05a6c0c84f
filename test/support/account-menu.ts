// Members who have just joined, with what a test gives them, and their account menu in the browser before the real
// member API.
import type { Page } from 'puppeteer'
import type { Test } from 'tap'
import { addDays, calendarDate, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { island, openSite, still, until } from './browser.ts'
import { untilOpen } from './frame.ts'
import { testMembers } from './members.ts'
import { freshPlace } from './stores.ts'

const today = calendarDate(new Date().toISOString().slice(0, 10))
/** Of every pregnancy: 12 weeks and some days are over. */
export const dueDate = addDays(today, 190)

interface Given {
  first_name?: string
  last_name?: string
  /** Of a pregnancy; without it there is none. */
  code_name?: string
  /** Names, by the days since the birth. */
  children?: Readonly<Record<string, number>>
}

/** The site with its member API, and somebody new on a page at each visit. */
export async function openAccounts(t: Test) {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
  const site = await openSite(t, {
    unhurried: true,
    env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
  })
  let joined = 0
  async function visit(page: Page, { first_name = 'Emma', last_name, code_name, children = {} }: Given = {}) {
    const { token, member } = await members.join(`emma${joined++}@example.test`, { first_name })
    const change = (method: string, path: string, body: object) =>
      members.ask(method, `/members/${member.id_string}${path}`, { token, body })
    if (last_name) await change('PATCH', '', { member: { last_name } })
    if (code_name)
      await change('POST', '/pregnancies', {
        pregnancy: { due_date: toUnixSeconds(dueDate), multiples: 'false', code_name },
      })
    for (const [first_name, days] of Object.entries(children)) {
      const birth_date = toWireBirthDate(addDays(today, -days))
      await change('POST', '/children', { child: { first_name, birth_date, gender: 0, middle_name: null } })
    }
    await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
    await page.goto(`${site.origin}/about-us`)
  }
  /** The properties of all events of a name so far. */
  const counted = (name: string) =>
    site.lines.flatMap(({ event, properties }) => (event === name ? [Object(properties)] : []))
  return { site, visit, counted }
}

/**
 * Waits until the member is known, who may come at the end of the page and in a hidden place. Until then their button
 * is a link.
 */
export const known = (page: Page) => page.waitForSelector('.account-button[popovertarget]', { visible: true })
export const awaken = (page: Page) => page.waitForSelector(island('account-menu', 'ready'))

export async function openMenu(page: Page) {
  await known(page)
  await page.click('.account-button')
  await untilOpen(page, 'account-menu')
  await still(page)
}

const titles = (page: Page) => page.$$eval('dialog:modal h2', all => all.map(h2 => h2.textContent))

export async function showsDialog(page: Page, title: string) {
  await until(`the dialog ${title} is open`, async () => (await titles(page)).join() === title)
  await still(page)
}

export const dialogGone = (page: Page) => until('the dialog is closed', async () => (await titles(page)).length === 0)
