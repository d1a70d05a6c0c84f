// What somebody enters into each tool, by keyboard alone, and what the tool then answers.
import type { Page } from 'puppeteer'
import { addDays, formatLong, today } from '../../domain/dates.ts'
import { formatTyped } from '../../domain/typed-date.ts'
import { until } from './browser.ts'

const now = today(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
const ago = (days: number) => addDays(now, -days)

export interface ToolUse {
  path: string
  /** Where the first press or the first letter goes. */
  first: string
  use: (page: Page) => Promise<void>
  /** Where the answer stands. */
  answer: string
  says: RegExp
}

/** The field of a date, by its name in the form. */
const dateField = (name: string) => `.date-picker:has([name="${name}"]) input:not([type="hidden"])`
const result = '.tool [aria-label="Result"]'

/** Presses Tab until the focus is on it. @throws when it is not after `most` of them */
export async function tabOn(page: Page, selector: string, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate(selector => document.activeElement?.matches(selector) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} has no focus after ${most} presses of Tab.`)
}

async function typeAt(page: Page, selector: string, text: string) {
  await tabOn(page, selector)
  await page.keyboard.type(text)
}
async function pressAt(page: Page, selector: string, key: 'Enter' | 'Space' | 'ArrowRight') {
  await tabOn(page, selector)
  await page.keyboard.press(key)
}
/** Types a date and leaves it by Enter, as a form is sent. */
const sendDate = (name: string, days: number) => async (page: Page) => {
  await typeAt(page, dateField(name), formatTyped(ago(days)))
  await page.keyboard.press('Enter')
}

export const toolUses: readonly ToolUse[] = [
  {
    path: '/due-date-calculator',
    first: dateField('lastPeriod'),
    use: sendDate('lastPeriod', 60),
    answer: result,
    says: new RegExp(formatLong(addDays(ago(60), 280))),
  },
  {
    path: '/ovulation-calculator',
    first: dateField('last_period'),
    use: sendDate('last_period', 5),
    answer: result,
    says: new RegExp(formatLong(addDays(ago(5), 28))),
  },
  {
    path: '/a/when-are-you-most-fertile',
    first: dateField('last_period'),
    use: sendDate('last_period', 5),
    answer: result,
    says: /^Your fertile days are about /,
  },
  {
    path: '/chinese-gender-chart',
    first: dateField('birth_date'),
    async use(page) {
      await typeAt(page, dateField('birth_date'), '01/20/1995')
      await typeAt(page, dateField('due'), '06/26/2020')
      await page.keyboard.press('Enter')
    },
    answer: result,
    says: /Lunar age 26, month 9/,
  },
  {
    path: '/calculators/contraction',
    first: '.contractions-button',
    async use(page) {
      await pressAt(page, '.contractions-list > .button', 'Enter')
      await page.waitForSelector('.contractions-form')
      await typeAt(page, '[name="length"]', '1:15')
      await page.keyboard.press('Enter')
    },
    answer: '.contractions-list',
    says: /1 min 15 s/,
  },
  {
    path: '/pregnancy-tracker',
    first: dateField('due_date'),
    use: sendDate('due_date', -66),
    answer: result,
    says: /30 weeks, 4 days/,
  },
  {
    path: '/a/tool-birth-plan',
    first: '[name="name"]',
    async use(page) {
      await typeAt(page, '[name="name"]', 'Ana Almeida')
      await pressAt(page, '.plan-sections .tool-fold:nth-of-type(2) > summary', 'Enter')
      await page.waitForSelector('.plan-line')
      await pressAt(page, '.plan-line input', 'ArrowRight') // from "Leave out", the last, to the first
    },
    answer: '.plan-preview .tool-paper',
    says: /Ana Almeida.*I would like to move/s,
  },
  {
    path: '/a/checklist-packing-a-hospital-bag',
    first: '.bag-lines input',
    use: page => pressAt(page, '.bag-lines input', 'Space'),
    answer: '.bag-count',
    says: /^1 of \d+ packed/,
  },
  {
    path: '/a/baby-budget-calculator',
    first: '[name="crib"]',
    use: page => typeAt(page, '[name="crib"]', '1,000'),
    answer: '.tool-result output',
    says: /The first year, about \$1,000/,
  },
  {
    path: '/baby-tracker',
    first: '[data-kind="diaper"]',
    async use(page) {
      await pressAt(page, '[data-kind="diaper"]', 'Enter')
      const isInPanel = () => document.activeElement?.matches('.baby-panel button') ?? false
      await until('the panel has the focus', () => page.evaluate(isInPanel))
      await page.keyboard.press('Enter') // "Wet"
    },
    answer: '.baby-log',
    says: /Wet diaper/,
  },
]

/** Waits until the tool answers as it should. */
export const answers = (page: Page, { path, answer, says }: ToolUse) =>
  until(`${path} says ${says}`, async () =>
    says.test(await page.$eval(answer, element => (element as HTMLElement).innerText).catch(() => '')),
  )
