// Favorite names: from the first heart of a visitor to the list of a member, and the link that shows it to others.
import type { Page } from 'puppeteer'
import t from 'tap'
import { mostFavorites } from '../../domain/names/favorites.ts'
import { instant } from '../../members/instants.ts'
import { sealed } from '../../members/store/sealing.ts'
import { violations } from '../support/axe.ts'
import { island, openSite, quiet, until } from '../support/browser.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'
import { heldToasts, pass } from '../support/ui-page.ts'

/** Neither a heart's flight nor a note is over before the test says so. */
const before = heldToasts
const list = '/b/girl-baby-names'
const favorites = '/b/favorites'
const heartOf = (name: string) => `.name-heart[data-name="${name}"]`
const pressed = (name: string, on: boolean) => `${heartOf(name)}[aria-pressed="${on}"]`

const members = await testMembers(t, await freshPlace(t, 'sqlite'))
const site = await openSite(t, {
  unhurried: true,
  env: { MEMBER_API_URL: await members.app.listen({ host: '127.0.0.1', port: 0 }) },
})

async function press(page: Page, name: string, on: boolean) {
  // The note at the foot of the window may stand over it.
  await page.$eval(heartOf(name), heart => heart.scrollIntoView({ block: 'center' }))
  await page.click(heartOf(name))
  await page.waitForSelector(pressed(name, on))
}
async function openFavorites(page: Page) {
  await page.goto(site.origin + favorites)
  await page.waitForSelector(island('favorites-list', 'ready'))
}
const shown = (page: Page) =>
  page.$$eval('.favorites > ol > li', all =>
    all.map(item => {
      const note = item.querySelector('textarea')?.value
      return `${item.querySelector('h2')?.textContent}${note ? `: ${note}` : ''}`
    }),
  )
const shows = (page: Page, ...wanted: string[]) =>
  until(`the list is ${wanted}`, async () => (await shown(page)).join() === wanted.join())
const press2 = (page: Page, label: string) => page.click(`[aria-label="${label}"]`)
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('favorite-names'))
const cookie = async (page: Page, name: string) =>
  (await page.cookies(site.origin)).find(cookie => cookie.name === name)
const button = (page: Page, words: string) => page.click(`::-p-xpath(//main//button[normalize-space()="${words}"])`)
const note = (page: Page) => page.$eval('.favorites-note', note => (note.checkVisibility() ? note.textContent : null))

await site.test(
  'without an account: hearts, notes, order, removal and undo, over reloads',
  { width: 390, before },
  async (t, page) => {
    await page.goto(site.origin + list)
    t.equal(await page.$eval(heartOf('Olivia'), heart => heart.getAttribute('aria-label')), 'Save Olivia')
    await press(page, 'Olivia', true)
    t.ok(await page.$(`${heartOf('Olivia')} .save-heart-flight`), 'the heart flies')
    t.equal(await page.$eval('.save-heart-flight', flight => getComputedStyle(flight).animationDuration), '1.5s')
    await pass(page)
    t.equal(await page.$('.save-heart-flight'), null, 'it has flown')
    await press(page, 'Emma', true)
    await press(page, 'Sophia', true)
    await press(page, 'Sophia', false)
    t.equal(await note(page), 'Sophia is no longer saved.Your favoritesGot It')
    await page.reload()
    await page.waitForSelector(pressed('Emma', true))
    await page.waitForSelector(pressed('Sophia', false))

    t.equal(await cookie(page, 'enter_favorite_baby_name_page_first_time'), undefined)
    await openFavorites(page)
    await shows(page, 'Olivia', 'Emma')
    const entered = await cookie(page, 'enter_favorite_baby_name_page_first_time')
    t.equal(entered?.value, '0')
    t.ok((entered?.expires ?? 0) > Date.now() / 1000 + 399 * 86_400, 'for as long as browsers allow')

    await page.type('[aria-label="Note for Emma"]', 'hers')
    await page.keyboard.press('Tab')
    await press2(page, 'Move Emma up')
    await shows(page, 'Emma: hers', 'Olivia')
    await press2(page, 'Remove Emma')
    await shows(page, 'Olivia')
    t.equal(await page.$eval('.favorites-said [role=status]', said => said.textContent), 'Emma was taken off the list.')
    await button(page, 'Undo')
    await shows(page, 'Emma: hers', 'Olivia')
    await page.reload()
    await shows(page, 'Emma: hers', 'Olivia')
    t.same(await violations(page), [])
    t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than a phone')
  },
)

await site.test('every way to change the order works from the keyboard', {}, async (t, page) => {
  await page.evaluateOnNewDocument(() =>
    localStorage.setItem('favorite-names', '[{"name":"Ada"},{"name":"Bo"},{"name":"Cyrus"}]'),
  )
  await openFavorites(page)
  await page.focus('[aria-label="Move Ada down"]')
  await page.keyboard.press('Enter')
  await shows(page, 'Bo', 'Ada', 'Cyrus')
  t.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    'Move Ada down',
    'the focus goes along',
  )
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await shows(page, 'Bo', 'Cyrus', 'Ada')
  t.equal(await page.$eval('.favorites-said [role=status]', said => said.textContent), 'Ada is number 3 of 3 now.')
})

await site.test('a mouse drags a name to its place', {}, async (_t, page) => {
  await page.evaluateOnNewDocument(() =>
    localStorage.setItem('favorite-names', '[{"name":"Ada"},{"name":"Bo"},{"name":"Cyrus"}]'),
  )
  await openFavorites(page)
  const handles = await page.$$('.favorite-handle')
  const [first, , last] = handles
  if (last && first) await first.drop(last)
  await shows(page, 'Cyrus', 'Ada', 'Bo')
})

await site.test('the hint comes on every other page, until the favorites were visited', { before }, async (t, page) => {
  await page.goto(site.origin + list)
  const turned = (to: string) =>
    until(
      `the flag is ${to}`,
      async () => (await page.evaluate(() => sessionStorage.getItem('should_show_bn_tooltip'))) === to,
    )
  await turned('true')
  t.equal(await page.$('.favorites-note'), null, 'nothing to tell of')
  await press(page, 'Olivia', true)
  await page.reload()
  await turned('false')
  await page.waitForSelector(pressed('Olivia', true))
  t.equal(await page.$('.favorites-note'), null)
  await page.reload()
  await turned('true')
  await until(
    'it is told',
    async () =>
      (await page.$('.favorites-note')) !== null &&
      (await note(page)) === 'You have a favorite name.Your favoritesGot It',
  )
  await button(page, 'Got It').catch(() => page.click('.favorites-note button'))
  t.equal(await note(page), null)
  await openFavorites(page)
  await turned('false')
  await page.goto(site.origin + list)
  await turned('true')
  await page.waitForSelector(pressed('Olivia', true))
  t.equal(await page.$('.favorites-note'), null, 'somebody who was there knows the place')
})

await site.test('with reduced motion no heart flies', { before }, async (t, page) => {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.goto(site.origin + list)
  await press(page, 'Olivia', true)
  t.equal(await page.$eval('.save-heart-flight', flight => getComputedStyle(flight).display), 'none')
})

await site.test('a press before the script is there is not lost', {}, async (t, page) => {
  await page.goto(site.origin + list, { waitUntil: 'domcontentloaded' })
  await page.click(heartOf('Mia'))
  await page.waitForSelector(pressed('Mia', true))
  t.match(await kept(page), 'Mia')
})

await site.test('signing in merges, the account keeps it, and a link shows it to others', {}, async (t, page) => {
  const { token, member } = await members.join('favorites@example.test')
  await members.ask('PUT', `/members/${member.id_string}/favorite-names/Emma`, { token, body: { note: 'from before' } })
  await page.goto(site.origin + list)
  await press(page, 'Olivia', true)
  await page.evaluate(() =>
    localStorage.setItem('favorite-names', '[{"name":"Olivia","note":""},{"name":"Emma","note":"from here"}]'),
  )
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
  await openFavorites(page)
  await shows(page, 'Emma: from before\nfrom here', 'Olivia')
  await until('nothing is left in the browser', async () => (await kept(page)) === null)

  await press2(page, 'Move Olivia up')
  await page.type('[aria-label="Note for Olivia"]', 'secret')
  await page.keyboard.press('Tab')
  await shows(page, 'Olivia: secret', 'Emma: from before\nfrom here')
  const inAccount = async () =>
    (await members.ask('GET', `/members/${member.id_string}/favorite-names`, { token }))
      .json()
      .items.map(({ name, note }: { name: string; note: string }) => `${name}: ${note}`)
  await until(
    'the account has it',
    async () => (await inAccount()).join() === 'Olivia: secret,Emma: from before\nfrom here',
  )

  await button(page, 'Make a link')
  const link = await (await page.waitForSelector('.favorites-link input'))?.evaluate(
    input => (input as HTMLInputElement).value,
  )
  const { pathname, search } = new URL(link ?? '', site.origin)
  t.equal(pathname, favorites)
  const shared = await site.ask(pathname + search)
  t.equal(shared.statusCode, 200)
  const main = shared.body.slice(shared.body.indexOf('<main'), shared.body.indexOf('</main'))
  t.same(
    [...main.matchAll(/data-name="(\w+)"/g)].map(([, name]) => name),
    ['Olivia', 'Emma'],
    'in order',
  )
  t.notMatch(main, /secret|from before|favorites@example/, 'no note, and nobody’s name')
  t.match(shared.body, /<meta name="robots" content="noindex/)
  t.match(shared.headers['cache-control'], 'no-store')

  await button(page, 'End the link')
  await until(
    'it is said',
    async () =>
      (await page.$eval('.favorites-share > [role=status]', said => said.textContent)) ===
      'The link leads nowhere any more.',
  )
  t.equal((await site.ask(pathname + search)).statusCode, 404)
  for (const odd of ['x', '../me', '%00', 'a'.repeat(99)])
    t.equal((await site.ask(`${favorites}?share=${odd}`)).statusCode, 404, odd)
})

await site.test('a member without script reads the list as it is', { script: false }, async (t, page) => {
  const { token, member } = await members.join('reader@example.test')
  for (const [name, body] of [
    ['Zo\u00eb', { note: 'hers' }],
    ['Emma', {}],
  ] as const)
    await members.ask('PUT', `/members/${member.id_string}/favorite-names/${encodeURIComponent(name)}`, { token, body })
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
  await page.goto(site.origin + favorites)
  t.same(await page.$$eval('.favorites-plain li', all => all.map(({ textContent }) => textContent)), [
    'Zo\u00ebhers',
    'Emma',
  ])
})

for (const signedIn of [false, true])
  await site.test(
    `a full list ${signedIn ? 'in an account' : 'in the browser'} says so, and saves again after one is off`,
    { before },
    async (t, page) => {
      const names = [
        'Olivia',
        ...Array.from({ length: mostFavorites - 1 }, (_, i) => `A${String.fromCodePoint(0x4e00 + i)}`),
      ]
      await page.goto(site.origin + list)
      await quiet(page) // a question that a new page cuts off would count as one that never ends
      if (signedIn) {
        const { token, member } = await members.join('full@example.test')
        const mine = members.store.db.selectFrom('members').selectAll().where('id', '=', member.id_string)
        const row = await mine.executeTakeFirstOrThrow()
        const entries = names.map((name, position) =>
          sealed(row, 'favorite_names', {
            id: name,
            member_id: row.id,
            name,
            position,
            note: '',
            saved_at: instant(Date.now()),
          }),
        )
        await members.store.db.insertInto('favorite_names').values(entries).execute()
        await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
      } else
        await page.evaluate(
          text => localStorage.setItem('favorite-names', text),
          JSON.stringify(names.map(name => ({ name }))),
        )
      await page.reload()
      await page.waitForSelector(pressed('Olivia', true))
      await page.click(heartOf('Emma'))
      const full =
        'Emma is not saved: your list is full at 500 names. Take one off it, and try again.Your favoritesGot It'
      await until('it is said', async () => (await page.$('.favorites-note')) !== null && (await note(page)) === full)
      t.equal(await page.$(`${heartOf('Emma')} .save-heart-flight`), null, 'no heart flies')
      t.equal(await page.$eval(heartOf('Emma'), heart => heart.ariaPressed), 'false')
      await quiet(page) // an account's answer would be here by then
      t.equal(await note(page), full, 'and nothing else')
      await press(page, 'Olivia', false)
      t.equal(await note(page), 'Olivia is no longer saved.Your favoritesGot It')
      await press(page, 'Emma', true)
      t.equal(await note(page), 'Emma is one of your favorites.Your favoritesGot It')
      t.ok(await page.$(`${heartOf('Emma')} .save-heart-flight`))
    },
  )

await site.test('without script the page says what needs it', { script: false }, async (t, page) => {
  await page.goto(site.origin + favorites)
  t.match(await page.$eval('main', main => main.textContent), 'needs JavaScript')
  await page.goto(site.origin + list)
  t.equal(
    await page.$eval(heartOf('Olivia'), heart => getComputedStyle(heart).visibility),
    'hidden',
    'no heart that does nothing',
  )
})
