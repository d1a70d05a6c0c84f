// The search as people use it: its box, its messages, its results, with script and without.
import type { Page } from 'puppeteer'
import t, { type Test } from 'tap'
import { onPhone } from '../support/ad-pages.tsx'
import { violations } from '../support/axe.ts'
import { hold, island, openSite, quiet, until } from '../support/browser.ts'
import { untilOpen } from '../support/frame.ts'
import { sized } from '../support/sized.ts'

const box = 'main .search-box'
const field = `${box} input[name=q]`
const message = 'Please enter at least 2 characters.'

t.test('search', async t => {
  const site = await openSite(t)

  async function open(page: Page, query = '') {
    await page.goto(`${site.origin}/search${query}`)
    await page.waitForSelector(`main ${island('search-box', 'ready')}`)
  }
  const seen = (page: Page, selector: string) => page.$eval(`${box} ${selector}`, element => element.checkVisibility())
  const value = (page: Page) => page.$eval(field, input => (input as HTMLInputElement).value)
  const problem = (page: Page) => page.$eval(`${box} [role=alert]`, p => p.textContent)
  const disabled = (page: Page) => page.$eval(`${box} [type=submit]`, button => button.ariaDisabled)
  const press = (page: Page, key: 'ArrowDown' | 'Enter' | 'Backspace') => page.keyboard.press(key)
  const toPage = (page: Page, act: () => Promise<unknown>) => Promise.all([page.waitForNavigation(), act()])

  await site.test('Clear and Go come with the first letter, Go comes to life with the second', {}, async (t, page) => {
    await open(page)
    t.same([await seen(page, '[type=reset]'), await seen(page, '[type=submit]')], [false, false])
    t.same(await page.$eval(box, ({ clientWidth }) => clientWidth <= 1080), true)
    t.equal(await page.$eval(`${box} form`, form => form.clientWidth), 660)
    await page.type(field, 'f')
    t.same([await seen(page, '[type=reset]'), await seen(page, '[type=submit]')], [true, true])
    t.same(await page.$$eval(`${box} button`, all => all.map(button => button.ariaLabel ?? button.textContent)), [
      'Clear',
      'Go',
    ])
    t.equal(await disabled(page), 'true')
    await page.type(field, '  ')
    t.equal(await disabled(page), 'true', 'space is no second letter')
    await page.focus(`${box} [type=submit]`)
    t.ok(
      await page.$eval(`${box} [type=submit]`, button => button === document.activeElement),
      'it can be reached all the same',
    )
    await page.$eval(field, input => input.focus())
    await page.keyboard.type('e')
    t.equal(await disabled(page), 'false')
    await page.click(`${box} [type=reset]`)
    t.same([await seen(page, '[type=reset]'), await seen(page, '[type=submit]')], [false, false])
    t.ok(await page.$eval(field, input => input === document.activeElement), 'ready for other words')
  })

  await site.test('too short is said at the field, and not searched for', {}, async (t, page) => {
    await open(page)
    for (const act of [() => page.click(`${box} [type=submit]`), () => press(page, 'Enter')]) {
      await page.type(field, 'f')
      await act()
      await until('the message is there', async () => (await problem(page)) === message)
      t.equal(new URL(page.url()).search, '', 'no search')
      t.equal(await page.$eval(field, input => input.ariaInvalid), 'true')
      t.equal(
        await page.$eval(field, input => input.getAttribute('aria-describedby')),
        await page.$eval(`${box} [role=alert]`, p => p.id),
      )
      await page.type(field, ' ')
      t.equal(await problem(page), '', 'the next edit ends it')
      await press(page, 'Enter')
      await until('the message is back', async () => (await problem(page)) === message)
      await page.click(`${box} [type=reset]`)
      t.equal(await problem(page), '', 'Clear ends it')
      t.equal(await page.$eval(field, input => input.hasAttribute('aria-invalid')), false)
      t.equal(await value(page), '')
    }
    await page.focus(field)
    await press(page, 'Enter')
    await until('nothing at all is too short', async () => (await problem(page)) === message)
  })

  await site.test('an empty field brings the page to its top', { height: 500 }, async (t, page) => {
    const down = async () => {
      await page.evaluate(() => scrollTo(0, 150))
      t.equal(await page.evaluate(() => scrollY), 150)
    }
    await open(page, '?q=feeding')
    await down()
    await page.$eval(field, input => (input as HTMLInputElement).select())
    await press(page, 'Backspace')
    t.equal(await value(page), '')
    t.equal(await page.evaluate(() => scrollY), 0, 'emptied by hand')
    await page.keyboard.type('fe')
    await down()
    await page.$eval(`${box} [type=reset]`, button => (button as HTMLElement).click())
    t.equal(await page.evaluate(() => scrollY), 0, 'by Clear')
    await page.keyboard.type('f')
    await down()
    await page.keyboard.type('e')
    t.equal(await page.evaluate(() => scrollY), 150, 'other edits leave it')
  })

  await site.test('Enter and Go search, the place it began at stays, Back leads there', {}, async (t, page) => {
    await open(page, '?targetUrl=/a/registry-101')
    t.ok(await page.$eval(field, input => input === document.activeElement), 'who came by the icon can type at once')
    await page.keyboard.type('fedding')
    await toPage(page, () => press(page, 'Enter'))
    const { searchParams } = new URL(page.url())
    t.same([searchParams.get('q'), searchParams.get('targetUrl')], ['fedding', '/a/registry-101'])
    t.match(await page.$eval('.search-count', p => p.textContent), /^\d+ results for fedding$/)
    await page.waitForSelector(`main ${island('search-box', 'ready')}`)
    t.equal(await value(page), 'fedding')
    await page.click(`${box} [type=reset]`)
    t.equal(await value(page), '', 'what the server sent is cleared too')
    await page.type(field, '8 weeks')
    await toPage(page, () => page.click(`${box} [type=submit]`))
    t.equal(new URL(page.url()).searchParams.get('targetUrl'), '/a/registry-101')
    t.equal(await page.$eval(`${box} .search-back`, link => link.ariaLabel), 'Back')
    await toPage(page, () => page.click(`${box} .search-back`))
    t.equal(new URL(page.url()).pathname, '/a/registry-101')
  })

  await site.test('a search is counted by its length and its results, never by its words', {}, async (t, page) => {
    const searches = () => site.lines.filter(line => line.event === 'search').map(({ properties }) => properties)
    const before = searches().length
    for (const [query, number] of [
      ['', 0],
      ['?q=f', 0],
      ['?q=%20feeding%20', 1],
      ['?q=zzzqqq', 2],
      ['?q=%F0%9F%8D%BC%F0%9F%8D%BC', 3],
    ] as const) {
      await open(page, query)
      await quiet(page)
      await until(`${number} are counted`, () => searches().length === before + number)
    }
    const [feeding, ...nothing] = searches().slice(before)
    t.match(feeding, { queryLength: 7, results: Number })
    t.same(nothing, [
      { queryLength: 6, results: 0 },
      { queryLength: 2, results: 0 },
    ])
    t.notMatch(JSON.stringify(site.lines), /feeding|zzzqqq/)
  })

  await site.test('the registry shows until there is one on Amazon', {}, async (t, page) => {
    await open(page)
    const shown = () => page.$eval('main .amazon-promo', promo => promo.checkVisibility())
    t.ok(await shown())
    await page.$eval('#account', account => account.setAttribute('data-amazon-registry', 'no'))
    t.ok(await shown())
    await page.$eval('#account', account => account.setAttribute('data-amazon-registry', 'yes'))
    t.notOk(await shown())
    await page.$eval('#account', account => account.removeAttribute('data-amazon-registry'))
    await page.$eval('body', body => body.setAttribute('data-sensitive', ''))
    t.notOk(await shown(), 'nor on a sensitive page')
  })

  await site.test(
    'without script the form searches, and the server says what is too short',
    { script: false },
    async (t, page) => {
      await page.goto(`${site.origin}/search?targetUrl=/news`)
      t.equal(await seen(page, '[type=submit]'), false)
      await page.type(field, 'f')
      t.same([await seen(page, '[type=submit]'), await seen(page, '[type=reset]')], [true, true])
      await toPage(page, () => page.click(`${box} [type=submit]`))
      t.equal(await problem(page), message)
      t.equal(await value(page), 'f', 'the text is kept')
      t.equal(await seen(page, '[type=reset]'), false, 'a Clear that could not clear is not there')
      await page.focus(field)
      await page.keyboard.press('End')
      await page.keyboard.type('eeding')
      await toPage(page, () => press(page, 'Enter'))
      t.match(await page.$eval('.search-count', p => p.textContent), /results for feeding$/)
      t.equal(await problem(page), '')
      await toPage(page, () => page.click(`${box} .search-back`))
      t.equal(new URL(page.url()).pathname, '/news')
    },
  )

  await site.test('in distress help is the first option, and nothing around it sells', {}, async (t, page) => {
    await open(page)
    await page.type(field, 'suicid')
    await page.waitForSelector(`${box} [role=option][data-help]`, { visible: true })
    const options = () => page.$$eval(`${box} [role=option]`, all => all.map(option => option.getAttribute('href')))
    t.match(await options(), ['/search?q=suicid', 'tel:988'])
    t.match(
      await page.$eval(`${box} .suggestions + [role=status]`, ({ textContent }) => textContent),
      /^You do not have to carry.* suggestions$/,
    )
    const sold = () =>
      page.$$eval(
        '.amazon-promo, .ad',
        all => all.filter(part => part.checkVisibility({ visibilityProperty: true })).length,
      )
    t.equal(await sold(), 0)
    t.same(await violations(page), [])
    await press(page, 'ArrowDown')
    await toPage(page, () => press(page, 'Enter'))
    t.equal(await page.$eval('main h2', h2 => h2.id), 'help-box')
    t.equal(await sold(), 0)
    await page.setViewport({ width: 390, height: 800 })
    const heights = await page.$$eval('.help-box .button', all => all.map(link => link.getBoundingClientRect().height))
    t.ok(heights.length >= 4 && heights.every(height => height >= 44), String(heights))
    t.ok(
      await page.$eval('.help-box .button', link => link.getBoundingClientRect().bottom < innerHeight),
      'a number is in sight at once',
    )
  })

  const opensEarly = async (t: Test, page: Page, opener: string) => {
    const menus = await hold(page, /\/js\/menus-/)
    await page.goto(`${site.origin}/about-us`)
    await page.click(opener)
    await page.waitForSelector('#search:modal')
    t.equal(new URL(page.url()).pathname, '/about-us')
    t.ok(await page.$eval('#search input[name=q]', input => input === document.activeElement), 'the field is ready')
    t.notOk(await page.$('#search .amazon-promo'), 'it offers nothing for sale')
    return menus
  }
  await site.test('a press on Search opens it before the menus have come', {}, async (t, page) => {
    const { held } = await opensEarly(t, page, '.search-open button')
    await until('the menus are still on their way', () => held.length > 0)
  })

  await site.test('so does the bar at the thumb of a phone, and again with the menus', {}, async (t, page) => {
    await onPhone(page, 390, 844)
    await (await opensEarly(t, page, '.tab-bar button')).release()
    await page.goto(`${site.origin}/news`)
    await page.tap('.menu-button')
    await untilOpen(page, 'menu')
    await page.keyboard.press('Escape')
    await untilOpen(page)
    await page.tap('.tab-bar button')
    await untilOpen(page, 'search')
    await page.keyboard.type('sleep')
    await toPage(page, () => press(page, 'Enter'))
    const { searchParams } = new URL(page.url())
    t.same([searchParams.get('q'), searchParams.get('targetUrl')], ['sleep', '/news'])
  })

  await site.test('what was searched is there again, on the device, until it is forgotten', {}, async (t, page) => {
    const before = () => page.$$eval('#search-page-field-before a', all => all.map(link => link.textContent))
    await open(page, '?q=croup')
    await until('it is stored', () => page.evaluate(() => localStorage.getItem('searches') === '["croup"]'))
    await open(page, '?q=bleeding')
    await quiet(page)
    await open(page)
    await page.focus(field)
    await page.waitForSelector('#search-page-field-before button')
    t.same(await before(), ['croup'], 'and nothing of a search in distress')
    await page.click('#search-page-field-before button')
    t.same(await before(), [])
    t.equal(await page.evaluate(() => localStorage.getItem('searches')), null)
  })

  const states = {
    short: '?q=f',
    results: '?q=feeding',
    nothing: '?q=zzzqqq',
    long: `?q=${'w'.repeat(200)}`,
    loss: '?q=miscarriage',
    help: '?q=bleeding',
  }
  await site.test('every state fits into its frame, and axe finds nothing', {}, async (t, page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    for (const [name, query] of sized(Object.entries(states).slice(0, 2), Object.entries(states))) {
      await page.goto(`${site.origin}/search${query}`)
      for (const width of sized([320], [320, 390, 1280])) {
        await page.setViewport({ width, height: 900 })
        t.notOk(
          await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
          `${name} at ${width} px`,
        )
        if (width === 390) continue
        t.same(await violations(page), [], `${name} at ${width} px`)
      }
    }
  })
})
