// The playful tools around names: with script, without it, and what of them is written down.
import type { Page } from 'puppeteer'
import t from 'tap'
import { violations } from '../support/axe.ts'
import { island, openSite, quiet, until } from '../support/browser.ts'

const site = await openSite(t)
const generator = '/b/baby-name-generator'
const middle = '/b/middle-name-generator'
const meaning = '/b/meaning-of-my-name'
const game = '/b/baby-name-game'

const drawn = (page: Page) => page.$$eval('.drawn-name a', all => all.map(link => link.textContent ?? ''))
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
/** Marks this page, to see whether another one came. */
const mark = async (page: Page) => {
  await quiet(page) // what wakes when the browser is idle is awake
  await page.evaluate(() => void Reflect.set(window, 'stays', true))
}
const stays = (page: Page) => page.evaluate(() => Reflect.get(window, 'stays') === true)

await site.test(
  'the generator draws again in place, keeps what is ticked, and its address repeats the draw',
  { width: 390 },
  async (t, page) => {
    await page.goto(`${site.origin}${generator}?seed=1`)
    await mark(page)
    t.same(await page.$$eval('.draw-fields label > span', all => all.map(label => label.textContent)), [
      'Sex',
      'First letter',
      'Origin',
      'Length',
      'Popularity',
      'Style',
    ])
    await page.select('[name=sex]', 'girl')
    await page.select('[name=letter]', 'm')
    await page.click('#draw-again')
    await until('it drew', () => parameter(page, 'letter') === 'm')
    const first = await drawn(page)
    t.equal(first.length, 12)
    t.ok(
      first.every(name => name.startsWith('M')),
      first.join(),
    )
    t.match(await page.$eval('#draw-said', said => said.textContent), /^12 drawn; [\d,]+ names fit\.$/, 'it is told')
    t.equal(await page.evaluate(() => document.activeElement?.id), 'draw-again', 'the focus stays')
    await page.click('[name=keep3]')
    await page.click('#draw-again')
    await until('it drew again', () => parameter(page, 'keep3') !== null)
    const second = await drawn(page)
    t.equal(second[0], first[2], 'what is kept stands in front')
    t.notSame(second.slice(1), first.slice(1))
    t.ok(await stays(page), 'all on one page')
    await page.click('.drawn .name-heart')
    await page.waitForSelector(`.name-heart[data-name="${second[0]}"][aria-pressed="true"]`)
    await page.reload()
    t.same(await drawn(page), second, 'the address is the draw')
    t.ok(await fits(page))
    t.same(await violations(page), [])
  },
)

await site.test('the generator without script', { script: false }, async (t, page) => {
  await page.goto(site.origin + generator)
  t.equal((await drawn(page)).length, 12)
  await page.select('[name=letter]', 'x')
  await page.select('[name=sex]', 'boy')
  await Promise.all([page.waitForNavigation(), page.click('#draw-again')])
  const found = await drawn(page)
  t.ok(found.length === 12 && found.every(name => name.startsWith('X')), found.join())
})

await site.test(
  'an answer that does not come leads to the page itself',
  { expected: [/failed|ERR_FAILED/] },
  async (t, page) => {
    await page.goto(`${site.origin}${meaning}`)
    await mark(page)
    await page.setRequestInterception(true)
    page.on('request', request => (request.resourceType() === 'fetch' ? request.abort('failed') : request.continue()))
    await page.type('[name=name]', 'Ada')
    await Promise.all([page.waitForNavigation(), page.click('#meaning-ask')])
    t.notOk(await stays(page))
    t.equal(parameter(page, 'name'), 'Ada')
  },
)

await site.test('middle names say why they fit', { width: 390 }, async (t, page) => {
  await page.goto(site.origin + middle)
  t.same(await drawn(page), [])
  await mark(page)
  await page.type('[name=first]', 'Olivia')
  await page.type('[name=last]', 'Hart')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.middles')
  t.equal((await drawn(page)).length, 12)
  for (const words of await page.$$eval('.drawn-words', all => all.map(({ textContent }) => textContent ?? '')))
    t.match(words, /syllables|length/)
  const [first] = await drawn(page)
  t.equal(await page.$eval('.drawn-name', name => name.textContent), `Olivia ${first} Hart`)
  t.equal(await page.$eval('[name=last]', field => (field as HTMLInputElement).value), 'Hart')
  t.ok(await stays(page))
  t.ok(await fits(page))
  t.same(await violations(page), [])
})

await site.test('the meaning of a name, and of one that nobody knows', { width: 390 }, async (t, page) => {
  const ask = async (name: string) => {
    await page.$eval('[name=name]', field => {
      ;(field as HTMLInputElement).value = ''
    })
    await page.type('[name=name]', name)
    await page.keyboard.press('Enter')
    await until(`${name} is answered`, () => parameter(page, 'name') === name)
    return page.$$eval('.meaning', all => all.map(({ textContent }) => textContent ?? ''))
  }
  await page.goto(site.origin + meaning)
  const [olivia] = await ask('Olivia')
  t.match(olivia, /olive, olive tree/)
  t.match(olivia, /From Latin oliva/)
  const [unknown] = await ask('Olivvia')
  t.match(unknown, /not among the names of our counts/)
  t.match(unknown, /Did you mean:.*Olivia/)
  t.equal((await ask('Mary-Jane')).length, 3)
  t.ok(await fits(page))
  t.same(await violations(page), [])
})

await site.test(
  'the game is played by keyboard, counts fairly, and shows the figures',
  { width: 390 },
  async (t, page) => {
    await page.goto(`${site.origin}${game}?seed=3`)
    await page.waitForSelector(island('name-game', 'ready'))
    const rounds: { pair: { births: number }[] }[] = JSON.parse(
      (await page.$eval('x-island[name=name-game]', element => element.getAttribute('props'))) ?? '{}',
    ).rounds
    t.equal(rounds.length, 10)
    await page.focus('.game-pair button')
    let right = 0
    for (const [i, { pair }] of rounds.entries()) {
      t.equal(await page.$eval('.game-progress', line => line.textContent), `Round ${i + 1} of 10${right} right`)
      const better = (pair[0]?.births ?? 0) > (pair[1]?.births ?? 0) ? 0 : 1
      const choice = i === 4 ? 1 - better : better // one mistake
      await page.keyboard.press(choice === 0 ? 'ArrowLeft' : 'ArrowRight')
      await page.waitForSelector('.game-on button')
      if (choice === better) right++
      const told = await page.$eval('.game-truth', line => line.textContent)
      t.ok(told?.startsWith(choice === better ? 'Right. ' : 'No. '), told ?? '')
      for (const { births } of pair) t.ok(told?.includes(births.toLocaleString('en-US')), told ?? '')
      if (i === 0) t.same(await violations(page), [])
      await until('the focus goes on', () => page.evaluate(() => document.activeElement?.closest('.game-on') !== null))
      await page.keyboard.press('Enter')
      await until('the next round', async () => (await page.$('.game-on button')) === null)
    }
    t.equal(await page.$eval('.game-score', line => line.textContent), '9 of 10 right')
    t.equal((await page.$$('.game-table li')).length, 10)
    t.ok(await fits(page))
    t.same(await violations(page), [])
  },
)

await site.test('the game by touch', { width: 390 }, async (t, page) => {
  await page.goto(`${site.origin}${game}?seed=3`)
  await page.waitForSelector(island('name-game', 'ready'))
  const [button] = await page.$$('.game-pair button')
  await button?.tap()
  await page.waitForSelector('.game-on button')
  t.match(await page.$eval('.game-truth', line => line.textContent), /^(Right|No)\. /)
})

await site.test('the game without script says so, and can be played on paper', { script: false }, async (t, page) => {
  await page.goto(`${site.origin}${game}?seed=3`)
  t.match(await page.$eval('noscript p', said => said.textContent), 'needs JavaScript')
  t.equal((await page.$$('.game-paper > li')).length, 10)
})

t.test('nothing that a family types is written down, or kept for others', async t => {
  for (const url of [
    `${middle}?first=Unheardof&last=Secretson`,
    `${meaning}?name=Unheardof`,
    `${generator}?keep1=Unheardof`,
  ]) {
    const { headers, body } = await site.ask(url)
    t.match(headers['cache-control'], 'no-store', url)
    if (!url.startsWith(generator)) t.match(body, /<meta name="robots" content="noindex/, url)
  }
  t.notMatch(JSON.stringify(site.lines), /Unheardof|Secretson/)
  for (const odd of ['%25', '🎈', 'x'.repeat(300), '<script>alert(1)</script>', '愛'])
    for (const path of [`${middle}?first=`, `${meaning}?name=`, `${generator}?letter=`, `${game}?seed=`]) {
      const { statusCode, body } = await site.ask(path + encodeURIComponent(odd))
      t.equal(statusCode, 200, path + odd.slice(0, 9))
      t.notMatch(body, '<script>alert')
    }
})
