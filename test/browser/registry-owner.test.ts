// Somebody keeps a list in a browser: makes it, fills it by the bookmark's address, orders it by keyboard, takes a wish off
// and back, shares it, sets it up, and sees its gifts once the surprise is over.
import type { Page } from 'puppeteer'
import t from 'tap'
import { addDays, today } from '../../domain/dates.ts'
import { island, noEvents, openSite, until } from '../support/browser.ts'
import { key } from '../support/list-tools.ts'
import { look } from '../support/look.ts'
import { arrive } from '../support/member-walk.ts'
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
const titles = (page: Page) =>
  page.$$eval('.wishes li:not([hidden]) h2', all => all.map(one => one.textContent?.trim()))
/** What the account has, whatever this page shows already. */
const storedTitles = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text()
    const rows = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.wishes h2')
    return [...rows].map(one => one.textContent.trim()).join(', ')
  })
const said = (page: Page) => page.$eval('.wishes-said [role="status"]', one => one.textContent ?? '')
const text = (page: Page, selector: string) => page.$eval(selector, one => one.textContent ?? '')
const type = async (page: Page, name: string, words: string) => {
  const field = `main [name="${name}"]`
  await page.$eval(field, one => {
    if (one instanceof HTMLInputElement) one.value = ''
  })
  await page.type(field, words)
}

await site.test('a list from its first wish to its thanks', { width: 390, before: noEvents }, async (t, page) => {
  const { token } = await members.join('emma@example.com', { first_name: 'Emma' })
  await signIn(page, token)
  await page.goto(`${site.origin}/manage`)
  await look(t, page, 'no list yet')
  const day = addDays(today(members.clock.now), 9)
  await page.select('main [name="event_kind"]', 'shower')
  await page.$eval('main [name="event_date"]', (field, value) => Object.assign(field, { value }), day)
  const made = await arrive(page, () => page.click('main .fields > .button'))
  const home = made.replace(/\?.*/, '')
  t.match(made, /^\/manage\/[\w-]+\?saved=created$/)
  await look(t, page, 'an empty list')

  for (const [title, price] of [
    ['Cot', '120'],
    ['Blanket', '49.50'],
    ['Two dinners in March', ''],
  ] as const) {
    await page.goto(
      `${site.origin}/manage/add?${new URLSearchParams({ title, price, url: `https://shop.example/${price}` })}`,
    )
    await arrive(page, () => page.click('main .fields > .button'))
  }
  t.same(await titles(page), ['Cot', 'Blanket', 'Two dinners in March'])

  await page.focus('.wishes li:nth-child(3) [value^="up"]')
  await page.waitForSelector(island('registry-wishes', 'ready'))
  await page.keyboard.press('ArrowUp')
  await until('it is second', async () => (await titles(page))[1] === 'Two dinners in March')
  await page.keyboard.press('Home')
  await until('it is first', async () => (await titles(page))[0] === 'Two dinners in March')
  t.match(await said(page), 'Two dinners in March is number 1 of 3 now.')
  t.ok(
    await page.$eval('.wishes li:first-child [value^="up"]', one => one === document.activeElement),
    'keeps the focus',
  )
  await key(page, '.wishes li:nth-child(2) [value^="down"]', 'Enter')
  await until('the cot is last', async () => (await titles(page))[2] === 'Cot')
  await key(page, '.wishes li:nth-child(2) [value^="remove"]', 'Enter')
  await until('it is off', async () => (await titles(page)).length === 2)
  t.match(await said(page), 'Blanket was taken off the list.')
  await look(t, page, 'a wish was taken off')
  await key(page, '.wishes-said .button', 'Enter')
  await until('it is back', async () => (await titles(page))[1] === 'Blanket')
  const order = 'Two dinners in March, Blanket, Cot'
  await until('the account has it too', async () => (await storedTitles(page)) === order)
  await page.reload()
  t.equal((await titles(page)).join(', '), order)

  await page.goto(`${site.origin}${home}?item=${await page.$eval('.wishes h2', one => one.id)}`)
  await look(t, page, 'a wish is changed')
  await page.goto(`${site.origin}${home}/share`)
  await page.$eval(island('registry-bookmark'), one => one.scrollIntoView())
  await page.waitForSelector(island('registry-bookmark', 'ready'))
  t.match(await page.$eval('.manage-bookmark a', one => one.getAttribute('href')), /^javascript:/)
  await key(page, '.manage-bookmark a', 'Enter')
  await until('it says what it is for', async () =>
    /Drag it/.test(await text(page, '.manage-bookmark [role="status"]')),
  )
  await look(t, page, 'the page that shares')
  await page.goto(`${site.origin}${home}/print`)
  await look(t, page, 'the sheet')
  await page.emulateMediaType('print')
  const printed = await page.$$eval('.print-button, .look-switch, .breadcrumb', all =>
    all.filter(one => one.checkVisibility()).map(one => one.className),
  )
  t.same(printed, [], 'what is pressed is not printed')
  await page.emulateMediaType('screen')
  await page.goto(`${site.origin}${home}/settings`)
  await look(t, page, 'the settings')
  await type(page, 'town', 'Portland')
  await arrive(page, () => page.click('[aria-labelledby="about"] .fields > .button'))
  t.match(await text(page, '.settings-saved'), 'The settings were saved.')

  await page.goto(`${site.origin}${home}/gifts`)
  t.match(await text(page, 'main'), /is a surprise/)
  await look(t, page, 'a surprise')
  const read = await members.ask('GET', `/members/me`, { token })
  const own = `/members/${read.json().member.id_string}/registries/${home.slice('/manage/'.length)}`
  const { link, items } = (await members.ask('GET', own, { token })).json().registry
  await aGuest(members, link).reserve(items[2].id, { name: 'Ada', message: 'With love' })
  members.clock.now += 10 * 24 * 60 * 60 * 1000
  await page.reload()
  t.match(await text(page, 'main'), /Cot[\s\S]*Ada[\s\S]*With love/)
  await look(t, page, 'the gifts')
  await page.click('main [name="thanked"]')
  await type(page, 'thanks', 'Thank you!')
  await arrive(page, () => page.click('.manage-gifts .button'))
  t.match(await text(page, 'main'), '1 of 1 thanked.')
})

await site.test('a wish is dragged, and a file is read on the device', { before: noEvents }, async (t, page) => {
  const list = await aRegistry(members, 'drag@example.com')
  for (const title of ['One', 'Two', 'Three']) await list.add({ title })
  await signIn(page, list.token)
  await page.goto(`${site.origin}/manage/${list.id}`)
  await page.hover('.wishes li:first-child')
  await page.waitForSelector(island('registry-wishes', 'ready'))
  const handle = await page.$('.wishes li:first-child > span')
  const last = await page.$('.wishes li:last-child')
  if (!handle || !last) throw new Error('the rows are there')
  await last.drop(handle)
  await until('it is last', async () => (await titles(page)).at(-1) === 'One')
  await until('the account has it too', async () => (await storedTitles(page)) === 'Two, Three, One')

  await page.goto(`${site.origin}/manage/${list.id}/share`)
  await page.focus(`${island('registry-file')} input`)
  await page.waitForSelector(island('registry-file', 'ready'))
  await page.$eval(`${island('registry-file')} input`, one => {
    const files = new DataTransfer()
    files.items.add(new File(['Title,Price\nCup,3\n'], 'other.csv', { type: 'text/csv' }))
    Object.assign(one, { files: files.files })
    one.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const field = () => page.$eval('[name="table"]', one => (one instanceof HTMLTextAreaElement ? one.value : ''))
  await until('it is in the field', async () => (await field()) === 'Title,Price\nCup,3\n')
  await arrive(page, () => page.click('[aria-labelledby="table"] .fields > .button'))
  t.match(await text(page, '.settings-saved'), '1 wish was added.')
})
