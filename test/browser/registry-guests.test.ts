// Three guests of one list, on the real member API: one without script on a phone, one on a slow line, one who looks on
// while the others are faster.
import type { Page } from 'puppeteer'
import t from 'tap'
import { noEvents, openSite, until, watch } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { aRegistry } from '../support/members/a-registry.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const site = await openSite(t, { env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) } })
const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
const list = await aRegistry(members, 'parent@example.test', { event_date: soon })
const blanket = await list.add({ title: 'Wool blanket', url: 'https://shop.example/blanket', price: 4950, quantity: 2 })
const stroller = await list.add({ title: 'Stroller', price: 60_000, shares: 10, group: 'out' })
const lamp = await list.add({ title: 'Night lamp', price: 1900 })
const address = `${site.origin}/registry/${list.link}`

/** What the browser says by itself of a form that was refused. */
const expected = [/status of 4(?:22|29)/]

const text = (page: Page) => page.$eval('main', main => main.textContent?.replace(/\s+/g, ' ') ?? '')
const pathOf = (page: Page) => new URL(page.url()).pathname
const go = (page: Page, press: () => Promise<unknown>) => Promise.all([page.waitForNavigation(), press()])
/** Presses a link or a button by its words, and waits for the page that comes. */
async function press(page: Page, words: string) {
  for (const one of await page.$$('main a, main button')) {
    const [said, isSeen] = await one.evaluate(
      element => [element.textContent?.trim(), element.checkVisibility()] as const,
    )
    if (said === words && isSeen)
      return void (await go(page, () => one.evaluate(element => (element as HTMLElement).click())))
  }
  throw new Error(`nothing says ${words}`)
}
async function fill(page: Page, form: string, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.$eval(`${form} [name="${name}"]`, field => ((field as HTMLInputElement).value = ''))
    await page.type(`${form} [name="${name}"]`, value)
  }
}
const formOf = (id: string) => `form[action$="item=${id}"]`

await site.test(
  'without script: reserve, change, give back',
  { width: 390, script: false, expected },
  async (t, page) => {
    await page.goto(address)
    await page.click(`[id="${blanket.id}"] summary`)
    await fill(page, formOf(blanket.id), { name: 'Ada', email: 'no address', quantity: '2', message: 'With love' })
    await go(page, () => page.click(`${formOf(blanket.id)} button`))
    t.match(await text(page), 'Please enter an e-mail address')
    t.equal(await page.$eval('[name="message"]', field => (field as HTMLTextAreaElement).value), 'With love')
    t.equal(await page.$eval('[name="email"]', field => field.getAttribute('aria-invalid')), 'true')
    await fill(page, formOf(blanket.id), { email: 'ada@example.test' })
    await press(page, 'Reserve')
    t.match(pathOf(page), /\/gift\/[\w-]{43}$/)
    t.match(await text(page), /Wool blanket2 of them/)
    await press(page, 'I have bought it')
    t.match(await text(page), 'you have bought it')
    await press(page, 'Not bought yet after all')
    await fill(page, 'main', { message: 'Dear both' })
    await press(page, 'Save my words')
    t.match(await text(page), 'Your words are saved.')
    await press(page, 'See the whole list')
    t.match(await text(page), 'Given alreadyWool blanket')
    await page.goBack()
    await press(page, 'I have changed my mind')
    t.match(await text(page), 'Give this gift back?')
    await press(page, 'Yes, give it back')
    t.match(await text(page), 'You have given this gift back')
    await page.goto(address)
    t.match(await text(page), '2 of 2 still wished for', 'others can choose it again')
  },
)

await site.test('on a slow line two presses reserve once', { width: 820 }, async (t, page) => {
  const client = await page.createCDPSession()
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
  await page.goto(`${address}?item=${stroller.id}`)
  await fill(page, formOf(stroller.id), { name: 'Bo', email: 'bo@example.test', quantity: '3' })
  await go(page, () =>
    page.$eval(`${formOf(stroller.id)} button`, button => {
      ;(button as HTMLButtonElement).click()
      ;(button as HTMLButtonElement).click()
    }),
  )
  t.match(await text(page), '3 of 10 shares, $60 each')
  await look(t, page, 'a giver’s page')
  await page.goto(address)
  t.match(await text(page), '3 of 10 shares taken, $60 each')
})

/** What makes the script's pause pass: it asks as soon as it may. */
const soonAgain = () => {
  const later = window.setTimeout
  Object.assign(window, { setTimeout: (work: () => void, ms: number) => later(work, ms > 10_000 ? 50 : ms) })
  navigator.sendBeacon = () => true
}

await site.test('somebody looks on, and is told who was faster', { before: soonAgain, expected }, async (t, page) => {
  await page.goto(address)
  const other = await site.browser.newPage()
  const complaints = await watch(other, site.origin, { before: noEvents })
  await other.goto(`${address}?item=${lamp.id}`)
  await fill(other, formOf(lamp.id), { name: 'Cy', email: 'cy@example.test' })
  await page.click(`[id="${lamp.id}"] summary`)
  await fill(page, formOf(lamp.id), { name: 'Di', email: 'di@example.test', message: 'For the night' })
  await press(other, 'Reserve')
  t.match(await text(other), 'Your gift')
  await look(t, page, 'a list')
  await until('it is announced', () =>
    page.$eval('.guest-news', news => news.textContent === 'No longer free: Night lamp.'),
  )
  t.equal(await page.$eval('.guest-news', news => news.getAttribute('role')), 'status')
  await go(page, () => page.click(`${formOf(lamp.id)} button`))
  t.match(await text(page), /Somebody was faster.*For the night/, 'nothing that was typed is lost')
  await look(t, page, 'somebody was faster')

  await page.goto(address)
  await list.send('PUT', '/status', { status: 'paused' })
  await until('it is told', () =>
    page.$eval('.guest-news', news => news.textContent?.startsWith('This list has changed') ?? false),
  )
  await page.reload()
  t.equal((await text(page)).trim(), 'This list is not open at the moment')
  await list.send('PUT', '/status', { status: 'open' })
  t.same(complaints, [], 'the other browser complains about nothing')
})

await site.test(
  'a PIN opens the list; after five tries nothing does',
  { width: 390, script: false, expected },
  async (t, page) => {
    await list.send('PUT', '/pin', { pin: '246824' })
    await page.goto(address)
    await fill(page, 'main', { pin: '1111' })
    await press(page, 'Open the list')
    t.match(await text(page), 'This is not the PIN of this list.')
    await fill(page, 'main', { pin: '246824' })
    await press(page, 'Open the list')
    t.match(await text(page), 'Still wished for')
    const cookies = await page.cookies()
    t.match(
      cookies.find(({ name }) => name === 'registry_pass'),
      { httpOnly: true },
    )
    await list.send('PUT', '/pin', { pin: '135713' })
    await page.goto(address)
    t.match(await text(page), 'This list has a PIN', 'a new PIN ends what the old one opened')
    for (const pin of ['0001', '0002', '0003', '0004', '0005', '135713']) {
      await fill(page, 'main', { pin })
      await press(page, 'Open the list')
    }
    t.match(await text(page), 'That was five tries.')
    await list.send('PUT', '/pin', { pin: null })
  },
)

await site.test('found by name, and by its link', { width: 390, script: false }, async (t, page) => {
  await page.goto(`${site.origin}/babyregistrysearch`)
  const search = async () => {
    await fill(page, 'main', { first_name: 'emm', last_name: 'Smi' })
    await press(page, 'Search')
    return text(page)
  }
  t.match(await search(), 'No list was found', 'only who wants to be found is')
  await list.send('PATCH', '', { registry: { findable: true } })
  t.match(await search(), /One listEmma Smith and Jo .*Oregon/)
  t.notMatch(await text(page), /Springfield|blanket/)
  await press(page, 'Emma Smith and Jo Álvarez-Smith')
  t.equal(pathOf(page), `/registry/${list.link}`)
  await page.goto(`${site.origin}/babyregistrysearch`)
  await fill(page, 'main', { code: address })
  await press(page, 'Open the list')
  t.equal(pathOf(page), `/registry/${list.link}`)
})

t.test('the owner learns nothing of all that, nor does the log', async t => {
  const headers = { cookie: `session=${list.token}` }
  const { body } = await site.ask({ url: `/registry/${list.link}`, headers })
  t.match(body, 'This is your list as your guests see it')
  t.match(body, '<b>2</b> of 2 still wished for')
  t.match(body, '<b data-of="10">0</b> of 10 shares taken')
  t.notMatch(body, 'Given already')
  const left = await site.ask({ url: `/api/registries/${list.link}/left`, headers })
  t.same(left.json(), { left: { [blanket.id]: 2, [stroller.id]: 10, [lamp.id]: 1 } })
  const log = JSON.stringify([...site.lines, ...members.lines])
  for (const secret of [list.link, 'ada@example', 'Ada', 'Dear both', 'With love', 'Smith', '246824'])
    t.notMatch(log, secret, `no log says ${secret}`)
})
