// The name matcher further on: keys and sweeps, choices, wrong codes, invitations to a second match.
import t from 'tap'
import { noEvents, until } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { answer, openMatcher, press, said, shown, texts } from '../support/matcher.ts'

const { site, members, address, open, start, other } = await openMatcher(t)

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  await site.test(
    `the first card and its buttons, ${size.width} px`,
    { ...size, before: noEvents },
    async (t, page) => {
      await start(page)
      const { top, card, buttons, foot } = await page.evaluate(() => {
        const boxOf = (place: string) => document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect()
        const bar = boxOf('.tab-bar')
        const card = boxOf('.name-card')
        return {
          top: card.top,
          card: card.bottom,
          buttons: boxOf('.deck-buttons').bottom,
          foot: bar.height ? bar.top : innerHeight,
        }
      })
      t.equal(await page.evaluate(() => scrollY), 0)
      t.ok(top > 0 && card > top && card <= foot, `the card is in the first screen: ${top} to ${card}`)
      t.ok(buttons > card && buttons <= foot, `and so is what answers it: ${buttons} of ${foot}`)
    },
  )

await site.test(
  'a match is shown once, and calm for who wants that',
  { width: 390, before: noEvents },
  async (t, a) => {
    const link = await start(a)
    const yes = await answer(a, () => a.click('.deck-yes'))
    const { page: b, complaints } = await other(t, link)
    await b.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    await press(b, 'Join this match')
    await b.waitForSelector('.name-card')
    await answer(b, () => b.click('.deck-yes'))
    await b.waitForSelector('.matcher-fresh')
    const moving = () => b.$eval('.matcher-fresh', moment => moment.getAnimations({ subtree: true }).length)
    t.equal(await moving(), 0, 'nothing turns, flies or grows')
    await look(t, b, 'the moment')
    await b.emulateMediaFeatures([])
    t.ok((await moving()) > 0, 'for others it does')
    await press(b, 'Go on')
    await until('it is over', async () => (await b.$('.matcher-fresh')) === null)
    await open(b)
    await until('the match is there', async () => (await texts(b, '.matcher-both li')).join() === yes)
    t.same(await b.$$('.matcher-fresh'), [], 'not shown again')
    t.same(complaints, [], 'the other browser complains about nothing')
  },
)

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
  await until('a boy’s', async () =>
    /^Boy|^Girl and boy/.test((await texts(page, '.name-card:not([data-left]) .text-kicker'))[0] ?? ''),
  )
  const name = await shown(page)
  await open(page)
  await until('it is kept', async () => (await page.$$('.name-card')).length > 0)
  t.equal(await shown(page), name)
})

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
    await page.type('[name="code"]', 'not this')
    await press(page, 'Join')
    t.match(await texts(page, '.matcher-entry .field-problem'), ['', /six letters/])
    await page.$eval('[name="code"]', field => (field as HTMLInputElement).select())
    await page.type('[name="code"]', link)
    await page.keyboard.press('Enter')
    await until('it is told', async () =>
      /leads nowhere/.test((await texts(page, '.matcher-door:has([name="code"]) .field-problem')).join()),
    )
    t.same(await texts(page, '.matcher-entry > .field-problem'), [''], 'beside its field, and nowhere else')
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
    await until(
      'it is told in the open page',
      async () => (await heading()).join() === 'You are invited to another match',
    )
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
    await until('it leads nowhere', async () =>
      /leads nowhere/.test((await texts(page, '.matcher-invited .field-problem')).join()),
    )
    t.same(await said(page), ['Your yeses 1', 'Leave this match'], 'that costs no seat')

    await follow(link)
    await until(
      'the problem went with its code',
      async () => (await page.$('.matcher-invited .field-problem')) === null,
    )
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
    await until('both are told', async () =>
      /This match is gone/.test((await texts(page, '.matcher-entry > .field-problem')).join()),
    )
    t.same(await heading(), ['You are invited'])
  },
)
