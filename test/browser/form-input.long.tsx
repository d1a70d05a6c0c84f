// Fields and buttons of the interface, alive: what they show, report and send.
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'puppeteer'
import t from 'tap'
import { FormInput } from '../../views/ui/form-input.tsx'
import { hold, island, openSite } from '../support/browser.ts'
import { fixture } from '../support/fixture-pages.tsx'
import { formsPage, openForms, sent, sentPage } from '../support/ui-forms.tsx'

const plain = fixture(
  '/plain',
  <form action="/sent">
    <FormInput type="text" label="First name" name="first_name" />
    <FormInput type="password" label="Password" name="password" />
    <FormInput type="checkbox" label="Weekly letter" name="weekly" value="yes" checked />
    <FormInput
      type="radio"
      label="Expecting"
      name="multiples"
      items={[
        { value: 'false', label: 'Single' },
        { value: 'true', label: 'Twins/Multiples' },
      ]}
    />
    <button type="submit">Send</button>
  </form>,
)

const password = '[name="password"]'
const toggle = `.field:has(${password}) button`
const nickname = '.field:has([name="nickname"])'

t.test('fields', async t => {
  const site = await openSite(t, { table: [formsPage, plain, sentPage] })
  const state = async (page: Page) => ({
    type: await page.$eval(password, input => input.getAttribute('type')),
    value: await page.$eval(password, input => (input instanceof HTMLInputElement ? input.value : null)),
    button: await page.$eval(toggle, button => [button.ariaLabel, button.ariaPressed]),
  })
  const hidden = { type: 'password', value: 'almanac', button: ['Show password', 'false'] }
  const shown = { type: 'text', value: 'almanac', button: ['Hide password', 'true'] }

  await site.test('a password is shown and hidden', {}, async (t, page) => {
    await openForms(page, site)
    t.same(await state(page), hidden)
    await page.click(toggle)
    t.same(await state(page), shown)
    await page.focus(toggle)
    await page.keyboard.press('Enter')
    t.same(await state(page), hidden, 'by keyboard too')
  })

  await site.test('a press on the toggle before it wakes counts', {}, async (t, page) => {
    const chunk = await hold(page, /\/js\/forms/)
    await page.goto(`${site.origin}/forms`, { waitUntil: 'domcontentloaded' })
    await page.click(toggle)
    t.same(await state(page), hidden)
    await chunk.release()
    await page.waitForSelector(`${island('ui-forms', 'ready')} ${toggle}[aria-pressed="true"]`)
    t.same(await state(page), shown)
  })

  await site.test('a shown password is hidden before it is sent', {}, async (t, page) => {
    await openForms(page, site)
    await page.$eval('main form', form => form.addEventListener('submit', event => event.preventDefault()))
    await page.click(toggle)
    await page.click('#send')
    await page.waitForSelector(`${password}[type="password"]`)
    t.same(await state(page), hidden)
  })

  await site.test('a box reports its value, and nothing when it is not checked', {}, async (t, page) => {
    await openForms(page, site)
    const tip = () => page.$eval('.field:has([name="twins"]) .field-tip', p => p.textContent)
    t.equal(await tip(), 'The value is empty.')
    await page.click('.choice:has([name="twins"])')
    t.equal(await tip(), 'The value is yes.')
    t.equal(await sent(page, 'twins'), 'yes')
    await page.focus('[name="twins"]')
    await page.keyboard.press('Space')
    t.equal(await tip(), 'The value is empty.')
    t.equal(await sent(page, 'twins'), '')
  })

  await site.test('arrows choose among a few', {}, async (t, page) => {
    await openForms(page, site)
    t.equal(await sent(page, 'multiples'), 'false')
    await page.focus('[name="multiples"]')
    await page.keyboard.press('ArrowRight')
    t.equal(await sent(page, 'multiples'), 'true')
  })

  await site.test('a message that comes later is spoken, one that was there is not', {}, async (t, page) => {
    await openForms(page, site)
    t.equal(await page.$$eval('main [role="alert"]', all => all.length), 0)
    t.ok((await page.$$('main .field-problem')).length > 4)
    await page.type(`${nickname} input`, ' ')
    t.equal(await page.$eval(`${nickname} [role="alert"]`, p => p.textContent), 'Name cannot be only spaces')
    t.equal(await page.$eval(`${nickname} input`, input => input.ariaInvalid), 'true')
    await page.type(`${nickname} input`, 'A')
    t.equal(await page.$(`${nickname} .field-problem`), null)
    t.equal(await page.$eval(`${nickname} .field-tip`, p => p.textContent), '2 characters', 'the tip stays')
  })

  await site.test('a busy button keeps its width and does nothing', {}, async (t, page) => {
    await openForms(page, site)
    const [save] = await page.$$('main .button-row button')
    const look = () =>
      save?.evaluate(button => [button.innerText, button.ariaDisabled, button.getBoundingClientRect().width])
    const before = await look()
    t.same(before?.slice(0, 2), ['Save', null])
    await save?.click()
    t.same(await look(), ['Saving', 'true', before?.[2]])
    t.ok(await save?.evaluate(button => button === document.activeElement), 'the focus stays')
  })

  await site.test('without script all of it is sent', { script: false }, async (t, page) => {
    await page.goto(`${site.origin}/plain`)
    t.equal(
      await page.$$eval('.field-button', all => all.filter(button => button.checkVisibility()).length),
      0,
      'no dead buttons',
    )
    await page.type('[name="first_name"]', 'Ada')
    await page.type(password, 'almanac')
    await page.click('.choice:has([value="true"])')
    await Promise.all([page.waitForNavigation(), page.click('main [type="submit"]')])
    t.equal(page.url(), `${site.origin}/sent?first_name=Ada&password=almanac&weekly=yes&multiples=true`)
  })

  await site.test('fields are large enough, fit, and shut nobody out', {}, async (t, page) => {
    await openForms(page, site)
    for (const width of [320, 390, 1280]) {
      await page.setViewport({ width, height: 900 })
      t.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        `${width} px`,
      )
      const low = await page.$$eval('main :is(.field-box, .choice, .button)', all =>
        all
          .filter(element => element.getBoundingClientRect().height < 48)
          .map(element => element.outerHTML.slice(0, 80)),
      )
      t.same(low, [], '48 px high')
    }
    await page.evaluate(axe.source)
    const { violations }: AxeResults = await page.evaluate(() =>
      Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] }),
    )
    t.same(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      [],
      'axe finds nothing',
    )
  })
})
