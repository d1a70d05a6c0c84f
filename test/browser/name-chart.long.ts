// The chart in a browser: what the pointer and the keys show, what the form does to it and to the address; and a name
// page without script.
import type { Page } from 'puppeteer'
import t from 'tap'
import { island, noEvents, openSite, until } from '../support/browser.ts'

const chart = '/b/popularityChart?names=emma,olivia&sex=girl&from=1990'
const year = (page: Page) => page.$eval('.chart-at', p => p.textContent)
const figures = (page: Page) => page.$$eval('.chart-read li span', all => all.map(span => span.textContent))
const heading = (page: Page) => page.$eval('#chart-title', h2 => h2.textContent)
const address = (page: Page) => new URL(page.url()).pathname + decodeURIComponent(new URL(page.url()).search)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.className)

t.test('the chart', async t => {
  const site = await openSite(t)

  async function open(page: Page, path = chart) {
    await page.goto(site.origin + path)
    await page.waitForSelector(island('name-chart', 'ready'))
    if (path.startsWith('/b/popularityChart')) await page.waitForSelector(island('chart-form', 'ready'))
  }

  await site.test('the pointer shows a year', { before: noEvents }, async (t, page) => {
    await open(page)
    t.equal(await year(page), '2024')
    t.same(await figures(page), ['rank 2, 13,485 births, 0.77%', 'rank 1, 14,718 births, 0.84%'])
    await page.$eval('.chart-frame', frame => frame.scrollIntoView({ block: 'center' }))
    const box = await (await page.$('.chart-plot'))?.boundingBox()
    if (!box) throw new Error('there is no drawing')
    await page.mouse.move(box.x + box.width * ((2023 - 1990) / 34), box.y + 20)
    await until('the year is 2023', async () => (await year(page)) === '2023')
    t.same(await figures(page), ['rank 2, 13,527 births, 0.78%', 'rank 1, 15,270 births, 0.88%'])
    t.equal((await page.$$('.chart-dot')).length, 2, 'a dot on each line')
    await page.mouse.move(box.x - 10, box.y + 20)
    await until('the first year', async () => (await year(page)) === '1990')
  })

  await site.test('the keys move it, and it says what it shows', { before: noEvents }, async (t, page) => {
    await open(page)
    await page.focus('.chart-frame')
    const slider = () =>
      page.$eval('.chart-frame', frame => ({
        role: frame.role,
        now: frame.ariaValueNow,
        text: frame.ariaValueText,
        label: frame.ariaLabel,
      }))
    t.match(await slider(), { role: 'slider', now: '2024', label: 'Year of the chart' })
    await page.keyboard.press('ArrowLeft')
    await until('a year back', async () => (await slider()).now === '2023')
    t.equal(
      (await slider()).text,
      '2023: Emma, girls, rank 2, 13,527 births, 0.78%; Olivia, girls, rank 1, 15,270 births, 0.88%',
    )
    for (const [key, shows] of [
      ['Home', '1990'],
      ['ArrowLeft', '1990'],
      ['PageUp', '2000'],
      ['ArrowUp', '2001'],
      ['End', '2024'],
    ] as const) {
      await page.keyboard.press(key)
      await until(`${key} shows ${shows}`, async () => (await year(page)) === shows)
    }
  })

  await site.test(
    'a choice changes chart, title and address, and back undoes it',
    { before: noEvents },
    async (t, page) => {
      await open(page)
      let loads = 0
      page.on('framenavigated', () => loads++)
      await page.select('[name="measure"]', 'rank')
      await until('the address tells', async () => address(page).includes('measure=rank'))
      await page.focus('[name="from"]')
      await page.select('[name="from"]', '2000')
      await until('the years change', async () => /2000 to 2024/.test((await heading(page)) ?? ''))
      t.equal(address(page), '/b/popularityChart?names=emma,olivia&sex=girl&measure=rank&from=2000')
      t.equal((await page.$$('.chart-table tbody tr')).length, 25)
      t.equal(await focused(page), 'from', 'the focus stays')
      await page.waitForSelector(`#chart-result ${island('name-chart', 'ready')}`)
      await page.evaluate(() => history.back())
      await until('one step back', async () => /1990 to 2024/.test((await heading(page)) ?? ''))
      t.equal(await page.$eval('[name="from"]', field => (field as HTMLSelectElement).value), '1990')
      t.equal(await page.$eval('[name="measure"]', field => (field as HTMLSelectElement).value), 'rank')
      t.equal(loads, 3, 'the address changed, the page did not: two steps and one back')
    },
  )

  await site.test('names are added and taken out', { before: noEvents }, async (t, page) => {
    await open(page)
    await page.focus('[name="names"]')
    await page.keyboard.press('End')
    await page.keyboard.type(', Ava, qqq')
    await page.keyboard.press('Enter')
    await until('Ava has come', async () => /^Emma, Olivia and Ava,/.test((await heading(page)) ?? ''))
    t.equal(await focused(page), 'names')
    t.match(await page.title(), /^Emma, Olivia and Ava: popularity since 1990/)
    t.match(
      await page.$eval('.chart-remark', p => p.textContent),
      /qqq is not in our counts: they hold the names given to 500 girls or 500 boys/,
    )
    await page.click('[aria-label="Take Olivia out"]')
    await until('Olivia has gone', async () => /^Emma and Ava,/.test((await heading(page)) ?? ''))
    t.equal(address(page), '/b/popularityChart?names=emma,ava,qqq&sex=girl&from=1990')
    t.equal(await page.evaluate(() => document.activeElement?.id), 'chart-title', 'the focus goes on from the title')
    t.equal(await page.$eval('[name="names"]', field => (field as HTMLInputElement).value), 'emma, ava, qqq')
  })

  await site.test(
    'without an answer the browser goes there itself',
    { before: noEvents, expected: [/failed/, /ERR_FAILED/] },
    async (t, page) => {
      await open(page)
      await page.setRequestInterception(true)
      page.on(
        'request',
        request => void (request.resourceType() === 'fetch' ? request.abort('failed') : request.continue()),
      )
      await Promise.all([page.waitForNavigation(), page.select('[name="measure"]', 'rank')])
      t.equal(address(page), '/b/popularityChart?names=emma,olivia&sex=girl&measure=rank&from=1990')
      t.equal(await page.$eval('[name="measure"]', field => (field as HTMLSelectElement).value), 'rank')
    },
  )

  await site.test(
    'the chart of a name page wakes when it is seen',
    { before: noEvents, width: 390 },
    async (t, page) => {
      await page.goto(`${site.origin}/b/olivia-baby-name`)
      await page.$eval('.chart-frame', frame => frame.scrollIntoView({ block: 'center' }))
      await page.waitForSelector(island('name-chart', 'ready'))
      await page.focus('.chart-frame')
      await page.keyboard.press('Home')
      await until('the first year', async () => (await year(page)) === '1880')
      t.same(await figures(page), ['rank 235, 44 births, 0.045%', 'not listed'])
      t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing stands out')
    },
  )

  await site.test('without script: the figures, the switch, the form', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/b/olivia-baby-name`)
    t.equal((await page.$$('#years tbody tr')).length, 145)
    t.equal(await page.$('[role="slider"]'), null, 'nothing to stop at that would not work')
    await Promise.all([page.waitForNavigation(), page.click('.chart-switch a:not([aria-current])')])
    t.equal(address(page), '/b/olivia-baby-name?measure=rank')
    await page.type('.name-check [name="middle"]', 'Rose')
    await page.type('.name-check [name="surname"]', 'Hart')
    await Promise.all([page.waitForNavigation(), page.click('.name-check button')])
    t.match(await page.$eval('main', main => main.textContent), /The initials of Olivia Rose Hart/)
    await page.goto(site.origin + chart)
    await page.select('[name="measure"]', 'rank')
    await Promise.all([page.waitForNavigation(), page.click('.chart-form button')])
    t.match(new URL(page.url()).search, /measure=rank/)
    t.match(await heading(page), /Emma and Olivia, 1990 to 2024/)
  })
})
