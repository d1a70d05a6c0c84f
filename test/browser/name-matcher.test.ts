// Two parents agree on a name, each in a browser of their own, before the real member API.
import type { Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { island, noEvents, openSite, until, watch } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

const members = await testMembers(t, await freshPlace(t, 'sqlite'))
const site = await openSite(t, { unhurried: true, env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) } })
const address = `${site.origin}/b/baby-name-matcher`

const texts = (page: Page, selector: string) => page.$$eval(selector, all => all.map(element => (element.textContent ?? '').trim()))
const shown = (page: Page) => page.$eval('.name-card:not([data-left]) h2', heading => heading.textContent ?? '')
const both = (page: Page) => texts(page, '.matcher-both li')
const gone = (page: Page) => texts(page, '.matcher-gone s')
const said = (page: Page) => texts(page, '.matcher-said > summary')
/** Looks at the match now, and not when its time comes. */
const lookNow = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
/** Presses what says this, once it is there. */
const press = (page: Page, words: string) =>
  until(`“${words}” is there`, () =>
    page.$$eval(
      '.matcher :is(button, summary)',
      (all, words) => {
        const found = all.find(element => element.textContent?.trim() === words)
        if (found instanceof HTMLElement) found.click()
        return found !== undefined
      },
      words,
    ),
  )

async function open(page: Page, url = address) {
  await page.goto(url)
  await page.waitForSelector(island('name-matcher', 'ready'))
}

async function start(page: Page): Promise<string> {
  await open(page)
  await press(page, 'Start a match')
  await page.waitForSelector('.name-card')
  return page.$eval('.matcher-url a', link => (link as HTMLAnchorElement).href)
}

/** Says something of the card on top, and waits for the next one. */
async function answer(page: Page, how: () => Promise<unknown>): Promise<string> {
  const name = await shown(page)
  await how()
  await until(`${name} is gone`, async () => (await shown(page)) !== name)
  return name
}

/** The other parent, with storage of their own; `heard` is all that the API has told them. */
async function other(t: Test, url: string): Promise<{ page: Page; heard: string[]; complaints: string[] }> {
  const context = await site.browser.createBrowserContext()
  const page = await context.newPage()
  const complaints = await watch(page, site.origin, { width: 1280, before: noEvents })
  const heard: string[] = []
  page.on('response', async response => {
    if (response.url().includes('/api/matches')) heard.push(await response.text().catch(() => ''))
  })
  t.teardown(() => context.close())
  await open(page, url)
  return { page, heard, complaints }
}

await site.test('two parents agree on a name, and on nothing else', { width: 390, before: noEvents }, async (t, a) => {
  const link = await start(a)
  t.match(link, /\/b\/baby-name-matcher#join=[0-9a-z]{26}$/)
  await look(t, a, 'with the code')
  const yes = await answer(a, () => a.click('.deck-yes'))
  const onlyA = await answer(a, () => a.click('.deck-yes'))
  const veto = await answer(a, () => a.click('.deck-veto'))
  await a.type('[name="own"]', 'Zaphodette')
  await a.keyboard.press('Enter')
  await until('it is said', async () => (await said(a)).some(line => line === 'Your yeses 3'))

  const { page: b, heard, complaints } = await other(t, link)
  await press(b, 'Join this match')
  await b.waitForSelector('.name-card')
  await until('the code leaves the address', () => new URL(b.url()).hash === '')
  t.equal(await shown(b), yes, 'both meet the same names in the same order')
  t.equal(await answer(b, () => b.keyboard.press('ArrowRight')), yes)
  t.equal(await answer(b, () => b.keyboard.press('ArrowLeft')), onlyA)
  t.equal(await answer(b, () => b.keyboard.press('ArrowRight')), veto)
  await until('the match has come', async () => (await both(b)).length > 0)
  t.same(await both(b), [yes])
  t.match(await texts(b, '.matcher-fresh b'), [yes], 'and is told')
  await until('the other one is told', async () => {
    await lookNow(a)
    return (await both(a)).join() === yes
  })
  t.same(await a.$$('.matcher-invite'), [], 'the code has done its work')

  await lookNow(b)
  await until('the other one has looked, too', () => heard.length > 4)
  const unmatched = new RegExp(`Zaphodette|"matches":\\[[^\\]]*"(?:${onlyA}|${veto})"`)
  t.same(
    heard.filter(text => unmatched.test(text)),
    [],
    `what only one likes is told to nobody, in ${heard.length} answers`,
  )
  t.notMatch(await b.$eval('main', main => main.textContent), 'Zaphodette')
  await look(t, b, 'the other one')
  await look(t, a, 'with a match')

  await a.click('.matcher-said summary')
  await a.click(`[aria-label="Take back ${yes}"]`)
  await until('it is crossed out', async () => (await gone(a)).join() === yes)
  await until('for both', async () => {
    await lookNow(b)
    return (await gone(b)).join() === yes && (await both(b)).length === 0
  })

  await open(a)
  await until('it is there again', async () => (await said(a)).join() === 'Your yeses 2,Your vetoes 1,Leave this match')
  t.equal(await shown(a), yes, 'the name that was taken back is open again')
  t.same(complaints, [], 'the other browser complains about nothing')
})

await site.test('undo, by key and by button, and a card that is swept aside', { before: noEvents }, async (t, page) => {
  await start(page)
  const first = await answer(page, () => page.keyboard.press('ArrowUp'))
  const second = await answer(page, () => page.keyboard.press('ArrowLeft'))
  await answer(page, () => page.keyboard.press('Backspace'))
  t.equal(await shown(page), second)
  await answer(page, () => page.click('.deck-undo'))
  t.equal(await shown(page), first)
  t.ok(await page.$eval('.deck-undo', button => (button as HTMLButtonElement).disabled))

  const sweep = async (by: number) => {
    const box = await (await page.$('.name-card:not([data-left])'))?.boundingBox()
    if (!box) throw new Error('there is no card')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 6 })
    await page.mouse.up()
  }
  await sweep(40)
  t.equal(await shown(page), first, 'a little is not enough')
  await answer(page, () => sweep(160))
  t.equal(await answer(page, () => sweep(-160)), second)
  t.same(await said(page), ['Your yeses 1', 'Leave this match'])

  await page.focus('[name="own"]')
  await page.keyboard.press('ArrowRight')
  t.same(await said(page), ['Your yeses 1', 'Leave this match'], 'in a field the keys are its own')
  for (const typed of ['A', '<b>x</b>', 'Mary Kate']) {
    await page.$eval('[name="own"]', field => (field as HTMLInputElement).select())
    await page.type('[name="own"]', typed)
    await page.keyboard.press('Enter')
    t.same(await texts(page, '.matcher-own .field-problem'), ['Please enter a name of 2 to 15 letters.'], typed)
  }
  await page.$eval('[name="own"]', field => (field as HTMLInputElement).select())
  await page.type('[name="own"]', 'محمد')
  await page.keyboard.press('Enter')
  await until('it is said', async () => (await said(page))[0] === 'Your yeses 2')
})

await site.test('a style and a sex choose among the cards', { width: 390, before: noEvents }, async (t, page) => {
  await start(page)
  await page.select('.deck-filter select', 'boy')
  await page.select('.deck-filter label:last-child select', 'classic')
  await until('a boy’s', async () => /^Boy|^Girl and boy/.test((await texts(page, '.name-card:not([data-left]) .text-kicker'))[0] ?? ''))
  const name = await shown(page)
  await open(page)
  await until('it is kept', async () => (await page.$$('.name-card')).length > 0)
  t.equal(await shown(page), name)
})

const noConnection = [/ERR_INTERNET_DISCONNECTED/]
await site.test(
  'without a connection nothing that was said is lost',
  { width: 390, before: noEvents, expected: noConnection },
  async (t, page) => {
    await start(page)
    await page.setOfflineMode(true)
    const names = [await answer(page, () => page.click('.deck-yes')), await answer(page, () => page.click('.deck-yes'))]
    await until('it is told', async () => (await texts(page, '.matcher-link')).join().startsWith('No connection. 2 votes are kept here'))
    await look(t, page, 'without a connection')
    await page.setOfflineMode(false)
    const kept = async () => (await members.store.db.selectFrom('match_votes').select('name').execute()).map(({ name }) => name)
    await until('they are sent', async () => {
      const there = await kept()
      return names.every(name => there.includes(name))
    })
    await until('and no more is told', async () => (await texts(page, '.matcher-link')).join() === '')
  },
)

await site.test(
  'who comes third, or with a wrong code, is told',
  { width: 390, before: noEvents, expected: [/status of 404/] },
  async (t, page) => {
    const link = await start(page)
    const { page: b, complaints } = await other(t, link)
    await press(b, 'Join this match')
    await b.waitForSelector('.name-card')
    await press(page, 'Leave this match')
    await press(page, 'Leave it')
    await page.type('[name="code"]', 'no code')
    await press(page, 'Join')
    t.match(await texts(page, '.matcher-entry .field-problem'), ['', /26 letters/])
    await page.$eval('[name="code"]', field => (field as HTMLInputElement).select())
    await page.type('[name="code"]', link)
    await page.keyboard.press('Enter')
    await until('it is told', async () => /leads nowhere/.test((await texts(page, '.matcher-entry > .field-problem')).join()))
    await look(t, page, 'with a wrong code')
    t.same(complaints, [], 'the other browser complains about nothing')
  },
)

await site.test(
  'an invitation to another match is told, and followed when it is wanted',
  { width: 390, before: noEvents, expected: [/status of 404/] },
  async (t, page) => {
    const heading = () => texts(page, '.matcher-invited h2')
    // The focus, the address and the words change one after another.
    const focusOn = (what: string) =>
      until(`the focus is on ${what}`, () => page.evaluate(what => document.activeElement?.className === what, what))
    const hashGone = () => until('its code leaves the address', () => new URL(page.url()).hash === '')
    const follow = (url: string) => page.evaluate(url => location.assign(url), url)
    const own = await start(page)
    await answer(page, () => page.click('.deck-yes'))
    await follow(own)
    await until('its own code leaves the address', () => new URL(page.url()).hash === '')
    t.same(await heading(), [], 'and invites nobody')

    const { page: b, complaints } = await other(t, address)
    const link = await start(b)
    await follow(link)
    await until('it is told in the open page', async () => (await heading()).join() === 'You are invited to another match')
    await focusOn('matcher-door matcher-invited')
    await look(t, page, 'with an invitation')
    await press(page, 'Stay in this match')
    await until('it is declined', async () => (await heading()).length === 0)
    await hashGone()
    await focusOn('matcher')

    await page.goto('about:blank')
    await open(page, `${address}#join=${'0'.repeat(26)}`)
    await until('it is told in a page that opens', async () => (await heading()).length === 1)
    await press(page, 'Leave this one and join')
    await until('it leads nowhere', async () => /leads nowhere/.test((await texts(page, '.matcher-invited .field-problem')).join()))
    t.same(await said(page), ['Your yeses 1', 'Leave this match'], 'that costs no seat')

    await follow(link)
    await until('the problem went with its code', async () => (await page.$('.matcher-invited .field-problem')) === null)
    await press(page, 'Leave this one and join')
    await until('it is joined', async () => (await said(page)).join() === 'Leave this match')
    t.same(await heading(), [])
    await hashGone()
    t.same(await page.$$('.matcher-invite'), [], 'two are in it')
    await until('both meet the same names', async () => (await shown(page)) === (await shown(b)))
    t.same(complaints, [], 'the other browser complains about nothing')

    // The match ends while the next link is opened.
    const { page: c } = await other(t, address)
    const next = await start(c)
    await members.store.db.deleteFrom('matches').execute()
    await page.goto('about:blank')
    await open(page, next)
    await until('both are told', async () => /This match is gone/.test((await texts(page, '.matcher-entry > .field-problem')).join()))
    t.same(await heading(), ['You are invited'])
  },
)

await site.test('without script the page says what it needs', { script: false }, async (t, page) => {
  await page.goto(address)
  t.match(await page.$eval('main', main => main.textContent), /needs JavaScript/)
  t.equal(await page.$eval('.matcher', element => getComputedStyle(element).display), 'none')
})
