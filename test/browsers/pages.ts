// The walk through what everybody may see.
import { addDays, calendarDate } from '../../domain/dates.ts'
import { click, untilIn, untilSeen } from './tab.ts'
import { fill, type Step, untilAt } from './visit.ts'

/** Today where the browsers are; they have this process's time zone. */
const today = () => calendarDate(new Date().toLocaleDateString('sv')) // Sweden writes dates as 2026-11-23
/** Month, day and year of a day so many days from today, as people type them. */
function partsOf(days: number): string[] {
  const [year = '', month = '', day = ''] = addDays(today(), days).split('-')
  return [month, day, year]
}

const says = (place: string, words: string) => [place, words] as const
const hasWords = (place: string, words: string) =>
  document.querySelector<HTMLElement>(place)?.innerText.includes(words) === true

const week = '/pregnancy-week-by-week/20-weeks-pregnant'

export const pageSteps: readonly Step[] = [
  {
    name: 'home',
    async run({ tab, open, judge, keepPicture, keepPage }) {
      await open('/')
      await keepPage('home')
      await tab.ask(() => document.querySelector<HTMLElement>('.day-form [type=date]')?.focus())
      await tab.typeDate(partsOf(140))
      await tab.press('Enter')
      await untilIn(tab, 'the answer', hasWords, ...says('.my-day', '20 weeks, 0 days'))
      await judge()
      await keepPicture('home answer')
      await open('/')
      await untilIn(tab, 'the answer, kept', hasWords, ...says('.my-day', '20 weeks, 0 days'))
      await click(tab, '.day-foot button + button')
      await untilSeen(tab, '.day-form')
    },
  },
  {
    name: 'a week',
    async run({ tab, open, judge, is, isPhone, keepPage }) {
      await open(week)
      await keepPage('week')
      await is(
        'the card of a minute is there',
        tab.ask(() => document.querySelector('.minute')?.checkVisibility() === true),
      )
      await is(
        'the strip shows this week',
        tab.ask(() => {
          const box = document.querySelector('.guide-strip [aria-current]')?.getBoundingClientRect()
          return !box || (box.left >= 0 && box.right <= innerWidth)
        }),
      )
      const closed = () => document.querySelectorAll('.fold:not([open])').length
      await is(
        'sections are folded on phones alone',
        tab.ask(closed).then(count => count > 0 === isPhone),
      )
      if (isPhone) {
        await click(tab, '.fold > summary')
        await untilIn(
          tab,
          'a section unfolds',
          () => document.querySelector('.fold .fold-body')?.checkVisibility() === true,
        )
        await judge()
        await keepPage('week unfolded')
      }
      await click(tab, '.tick-list li:nth-child(2) label')
      await untilIn(tab, 'the tick is kept', () => localStorage.getItem('week-ticks') !== null)
      await open(week)
      await untilIn(tab, 'the tick comes back', () => document.querySelectorAll('.tick-list :checked').length === 1)
    },
  },
  ...[
    ['a month', '/baby-month-by-month/4-month-old-baby'],
    ['an article', '/a/foods-to-limit-in-pregnancy'],
    ['a topic', '/topics/pregnancy'],
    ['news', '/news'],
    ['names', '/baby-names'],
    ['names by popularity', '/b/most-popular-baby-names'],
    ['all tools', '/tools'],
    ['to join', '/join'],
    ['to log in', '/login'],
    ['a page about loss', '/a/stillbirth-and-late-loss'],
    ['when to call', '/a/when-to-call'],
  ].map(
    ([name = '', path = '']): Step => ({
      name,
      async run({ open, keepPage }) {
        await open(path)
        await keepPage(name)
      },
    }),
  ),
  {
    name: 'a page that is not there',
    refused: [404],
    async run({ open, keepPage }) {
      await open('/a/nothing-of-this-name')
      await keepPage('a page that is not there')
    },
  },
  {
    name: 'a piece of news',
    async run({ tab, open, keepPage }) {
      await open('/news')
      await open(
        await tab.ask(
          () => document.querySelector('main a[href^="/news/"]:not([href$=xml])')?.getAttribute('href') ?? '',
        ),
      )
      await keepPage('a piece of news')
    },
  },
  {
    name: 'a name',
    async run({ tab, open, is, keepPage }) {
      await open('/b/olivia-baby-name')
      await keepPage('name')
      await is(
        'the chart has its room',
        tab.ask(() => (document.querySelector('.chart-plot')?.getBoundingClientRect().height ?? 0) > 80),
      )
      await click(tab, 'main .name-title .name-heart')
      await untilIn(
        tab,
        'the heart is pressed',
        () => document.querySelector('main .name-title .name-heart[aria-pressed=true]') !== null,
      )
      await open('/b/olivia-baby-name')
      await untilIn(
        tab,
        'the heart is kept',
        () => document.querySelector('main .name-title .name-heart[aria-pressed=true]') !== null,
      )
      await click(tab, 'main .name-title .name-heart')
      await untilIn(
        tab,
        'the heart is taken back',
        () => document.querySelector('main .name-title .name-heart[aria-pressed=false]') !== null,
      )
    },
  },
  {
    name: 'the names matcher',
    async run({ tab, open, judge, keepPicture, keepPage }) {
      await open('/b/baby-name-matcher')
      await keepPicture('matcher')
      await click(tab, '.matcher .button')
      await untilSeen(tab, '.name-card')
      await judge()
      await keepPage('matcher cards')
      const name = await tab.ask(() => document.querySelector('.name-card:not([data-left]) h2')?.textContent ?? '')
      await click(tab, '.deck-yes')
      await untilIn(
        tab,
        'the next name',
        name => document.querySelector('.name-card:not([data-left]) h2')?.textContent !== name,
        name,
      )
    },
  },
  {
    name: 'the search page',
    async run({ tab, open, judge, keepPicture, keepPage }) {
      await open('/search')
      await click(tab, 'main .search-box input[name=q]')
      await untilIn(
        tab,
        'suggestions can come',
        () => document.querySelector('main [role=listbox] + [role=status]') !== null,
      )
      await tab.type('8 weeks pregnent')
      await untilSeen(tab, 'main [role=listbox] [role=option]')
      await judge()
      await keepPicture('search suggestions')
      await tab.press('ArrowDown')
      await untilIn(
        tab,
        'one is chosen',
        () => document.querySelector('main [role=option][aria-selected=true]') !== null,
      )
      await tab.press('Enter')
      await untilAt(tab, '/pregnancy-week-by-week/8-weeks-pregnant')
      await open('/search?q=sleep')
      await keepPage('search results')
    },
  },
  {
    name: 'the due date calculator',
    async run({ tab, open, judge, keepPicture, keepPage }) {
      await open('/due-date-calculator')
      await keepPicture('due date')
      await fill(tab, '.tool .date-picker [type=text]', partsOf(-140).join('/'))
      await tab.press('Enter')
      await untilIn(tab, 'the answer', hasWords, ...says('section[aria-label="Result"]', '20 weeks, 0 days'))
      await judge()
      await keepPage('due date answer')
    },
  },
  {
    name: 'the contraction timer',
    async run({ tab, open, judge, keepPicture }) {
      await open('/calculators/contraction')
      await keepPicture('contractions')
      await click(tab, '.contractions-button')
      await untilSeen(tab, '.contractions-button[data-on]')
      await judge()
      await keepPicture('contractions running')
      // A second press within a second counts as one.
      await untilIn(tab, 'some seconds', () => /0:0[2-9]/.test(document.querySelector('.tool')?.textContent ?? ''))
      await click(tab, '.contractions-button')
      await untilSeen(tab, '.contractions-button:not([data-on])')
    },
  },
  {
    name: 'the switch of colors',
    async run({ tab, open, judge, keepPicture }) {
      await open('/about-us')
      const paper = () => getComputedStyle(document.documentElement).backgroundColor
      const before = await tab.ask(paper)
      const other = (await tab.ask(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'light' : 'dark'
      await click(tab, `.site-footer .look-switch [value=${other}]`)
      await untilIn(
        tab,
        'the other look',
        before => getComputedStyle(document.documentElement).backgroundColor !== before,
        before,
      )
      await judge()
      await open(week)
      await untilIn(
        tab,
        'the other look, kept',
        before => getComputedStyle(document.documentElement).backgroundColor !== before,
        before,
      )
      await keepPicture('week in the other look')
      await click(tab, '.site-footer .look-switch [value=""]')
      await untilIn(
        tab,
        'the look of the device',
        before => getComputedStyle(document.documentElement).backgroundColor === before,
        before,
      )
    },
  },
]
