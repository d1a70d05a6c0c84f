// What the first press in a tool costs, by counts: it styles what it changes, and the picture waits for no script.
import type { KeyInput } from 'puppeteer'
import t from 'tap'
import { idle, island, noEvents, openSite, until } from '../support/browser.ts'
import { costOfPress } from '../support/restyled.ts'

const site = await openSite(t)
const firstPresses: readonly (readonly [path: string, control: string, key: KeyInput, stored: string])[] = [
  ['/due-date-calculator', '.date-picker:has([name="lastPeriod"]) input:not([type="hidden"])', '1', 'due-date'],
  [
    '/a/when-are-you-most-fertile',
    '.date-picker:has([name="last_period"]) input:not([type="hidden"])',
    '1',
    'ovulation',
  ],
  ['/chinese-gender-chart', '.date-picker:has([name="birth_date"]) input:not([type="hidden"])', '1', 'gender-chart'],
  ['/a/checklist-packing-a-hospital-bag', '.bag-lines input', 'Space', 'hospital-bag'],
  ['/a/baby-budget-calculator', '[name="crib"]', '1', 'baby-budget'],
  ['/baby-tracker', '[data-kind="sleep"]', 'Enter', 'baby-tracker'],
]

/** Notes in `window.opened` which formats of a language are made: the first of a tab takes a phone 150 ms. */
function watchIntl() {
  const opened: string[] = []
  const watch = (owner: object, name: string) => {
    const held = Reflect.get(owner, name)
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      opened.push(name)
      return new.target ? Reflect.construct(held, given) : Reflect.apply(held, this, given)
    })
  }
  for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules']) watch(Intl, name)
  for (const { prototype } of [Number, Date]) watch(prototype, 'toLocaleString')
  Object.assign(window, { opened })
}

for (const [path, control, key, tool] of firstPresses)
  await site.test(`the first press in ${path}`, { width: 390, before: noEvents }, async (t, page) => {
    await page.evaluateOnNewDocument(watchIntl)
    await page.goto(site.origin + path)
    await page.waitForSelector('.tool x-island[data-status="ready"]')
    await page.focus(control)
    await idle(page)
    const { restyled, handled, laidOut, asked } = await costOfPress(page, async () => {
      await page.keyboard.press(key)
      const isStored = (tool: string) => localStorage.getItem(`tool-${tool}`) !== null
      await until('it is stored', () => page.evaluate(isStored, tool))
    })
    t.ok(restyled > 0 && restyled < 100, `${restyled} elements at once`)
    t.ok(handled > 0, `${handled} events of the press are seen`)
    if (key === '1') t.ok(laidOut > 0 && laidOut < 50, `${laidOut} objects are laid out: the field, not the page`)
    t.same(asked, [], 'no script is asked for before the picture')
    t.same(
      await page.evaluate(() => Reflect.get(window, 'opened')),
      [],
      'until then and by it no format of a language is made',
    )
  })

await site.test('a heart', { before: noEvents }, async (t, page) => {
  await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
  await page.waitForSelector(island('save-heart', 'ready'))
  const { handled, asked } = await costOfPress(page, () => page.click('.save-heart button'))
  t.ok(handled > 0, `${handled} events of the press are seen`)
  t.same(asked, [], 'what asks to join comes after the picture')
})

await site.test(
  'a heart fills with the press; its flight and its words follow',
  { before: noEvents },
  async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    await page.waitForSelector(island('save-heart', 'ready'))
    const atOnce = await page.$eval('.save-heart button', async heart => {
      heart.click()
      for (let i = 0; i < 5; i++) await null // React draws in a microtask
      return [heart.ariaPressed, document.querySelector('.save-heart-flight, .save-heart a') === null]
    })
    t.same(atOnce, ['true', true])
    await page.waitForSelector('.save-heart-flight')
    t.match(await page.$eval('.save-heart p', said => said.textContent), /^Saved in this browser/)
  },
)
