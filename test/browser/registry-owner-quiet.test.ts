// The pages of a list after a loss, and its gifts in the budget of a member.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, noEvents, openSite, until } from '../support/browser.ts'
import { key } from '../support/list-tools.ts'
import { aGuest, aRegistry } from '../support/members/a-registry.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, {
  folder: 'dist-test',
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})
const signIn = (page: Page, token: string) =>
  page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
const text = (page: Page, selector: string) => page.$eval(selector, one => one.textContent ?? '')

await site.test('after a loss the pages speak quietly', { before: noEvents }, async (t, page) => {
  const list = await aRegistry(members, 'quiet@example.com')
  await list.add({ title: 'Cot' })
  await members.ask('PATCH', `/members/${list.member}`, { token: list.token, body: { member: { after_loss: true } } })
  await signIn(page, list.token)
  for (const part of ['', '/share', '/settings', '/gifts']) {
    await page.goto(`${site.origin}/manage/${list.id}${part}`)
    t.match(await text(page, 'main'), /This list is paused/, part)
    t.notMatch(await text(page, 'main'), /checklist|congrat|find this list by/i, part)
  }
  await page.goto(`${site.origin}/dashboard`)
  await page.waitForSelector('.after-loss')
  t.notMatch(await text(page, 'main'), /registry|wish/i)
})

await site.test(
  'the budget takes the gifts of a list by a press, once it is no surprise',
  { before: noEvents },
  async (t, page) => {
    const list = await aRegistry(members, 'budget@example.com', { event_kind: 'none', event_date: null })
    const cup = await list.add({ title: 'Cup', price: 1250, quantity: 2 })
    await aGuest(members, list.link).reserve(cup.id, { quantity: 2 })
    await signIn(page, list.token)
    await page.goto(`${site.origin}/a/baby-budget-calculator`)
    await page.$eval(island('tool-baby-budget'), one => one.scrollIntoView())
    await page.waitForSelector(island('tool-baby-budget', 'ready'))
    await key(page, '.budget-parts > .tool-fold:nth-child(8) > summary', 'Enter')
    const button = await page.waitForSelector('.budget-parts ::-p-text(Take the gifts of my list)')
    await button?.click()
    const gifts = () => page.$eval('[name="gifts"]', one => (one instanceof HTMLInputElement ? one.value : ''))
    await until('they are in the field', async () => (await gifts()) === '25.00')
    t.match(await text(page, '.budget-parts'), /Gifts worth \$25 were taken from your lists\./)
  },
)
