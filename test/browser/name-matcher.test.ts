// Two parents agree on a name, each in a browser of their own, before the real member API.
import type { Page } from 'puppeteer'
import t from 'tap'
import { noEvents, until } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { answer, openMatcher, press, said, shown, texts } from '../support/matcher.ts'

const { site, members, address, open, start, other } = await openMatcher(t)
const both = (page: Page) => texts(page, '.matcher-both li')
const gone = (page: Page) => texts(page, '.matcher-gone s')
/** Looks at the match now, and not when its time comes. */
const lookNow = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

await site.test('two parents agree on a name, and on nothing else', { width: 390, before: noEvents }, async (t, a) => {
  const link = await start(a)
  t.match(link, /\/b\/baby-name-matcher#join=[0-9a-z]{26}$/)
  await a.waitForSelector('.matcher-code')
  await look(t, a, 'with the code')
  const yes = await answer(a, () => a.click('.deck-yes'))
  const onlyA = await answer(a, () => a.click('.deck-yes'))
  const veto = await answer(a, () => a.click('.deck-veto'))
  await a.type('[name="own"]', 'Zaphodette')
  await a.keyboard.press('Enter')
  await until('it is said', async () => (await said(a)).some(line => line === 'Your yeses 3'))

  const { page: b, heard, complaints } = await other(t, address)
  const [spoken = ''] = await texts(a, '.matcher-code')
  t.match(spoken, /^[0-9A-Z]{3}-[0-9A-Z]{3}$/)
  await b.type('[name="code"]', spoken)
  await press(b, 'Join')
  await b.waitForSelector('.name-card')
  t.equal(await shown(b), yes, 'both meet the same names in the same order')
  t.equal(await answer(b, () => b.keyboard.press('ArrowRight')), yes)
  await b.waitForSelector('.matcher-fresh')
  t.same(await texts(b, '.matcher-fresh b'), [yes], 'the match has its moment')
  await b.keyboard.press('ArrowRight')
  t.equal(await shown(b), onlyA, 'in which no card is answered')
  await b.keyboard.press('Enter')
  await until('the moment is over', async () => (await b.$('.matcher-fresh')) === null)
  t.equal(await answer(b, () => b.keyboard.press('ArrowLeft')), onlyA)
  t.equal(await answer(b, () => b.keyboard.press('ArrowRight')), veto)
  t.same(await both(b), [yes])
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

const noConnection = [/ERR_INTERNET_DISCONNECTED/]
await site.test(
  'without a connection nothing that was said is lost',
  { width: 390, before: noEvents, expected: noConnection },
  async (t, page) => {
    await start(page)
    await page.setOfflineMode(true)
    const names = [await answer(page, () => page.click('.deck-yes')), await answer(page, () => page.click('.deck-yes'))]
    await until('it is told', async () =>
      (await texts(page, '.matcher-link')).join().startsWith('No connection. 2 votes are kept here'),
    )
    await look(t, page, 'without a connection')
    await page.setOfflineMode(false)
    const kept = async () =>
      (await members.store.db.selectFrom('match_votes').select('name').execute()).map(({ name }) => name)
    await until('they are sent', async () => {
      const there = await kept()
      return names.every(name => there.includes(name))
    })
    await until('and no more is told', async () => (await texts(page, '.matcher-link')).join() === '')
  },
)

const sharing = () => {
  navigator.sendBeacon = () => true // no events
  const shared: ShareData[] = []
  Object.assign(window, { shared })
  Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
}
await site.test(
  'the link is shared as the device shares, or copied by hand',
  { width: 390, before: sharing },
  async (t, page) => {
    const link = await start(page)
    await press(page, 'Share link')
    t.same(await page.evaluate(() => Reflect.get(window, 'shared')), [{ url: link, title: 'Choose a name with me' }])
    await press(page, 'Other ways')
    await page.waitForSelector('.qr-code')
    t.equal(await page.$eval('.matcher-url a', a => (a as HTMLAnchorElement).href), link)
    await press(page, 'Copy link')
    await until('where it can be copied is said', async () =>
      (await texts(page, '.matcher-invite [role=status]')).join().startsWith('This browser does not let us copy'),
    )
  },
)

await site.test('without script the page says what it needs', { script: false }, async (t, page) => {
  await page.goto(address)
  t.match(await page.$eval('main', main => main.textContent), /needs JavaScript/)
  t.equal(await page.$eval('.matcher', element => getComputedStyle(element).display), 'none')
})
