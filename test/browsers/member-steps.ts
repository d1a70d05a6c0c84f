// The walk of somebody who joins, and what lies over a member's pages.
import { click, untilIn, untilSeen } from './tab.ts'
import { fill, type Step, tryPanel, untilAt } from './visit.ts'

const dialog = 'dialog:modal'
const button = '.account-button[popovertarget]'
const password = 'a long enough password'

/** Opens the account's menu, and from it a dialog. */
async function openFromMenu(tab: Parameters<typeof click>[0], opener: string) {
  await click(tab, button)
  await untilSeen(tab, '#account-menu:popover-open')
  await click(tab, `#account-menu ${opener}`)
  await untilSeen(tab, dialog)
}
const closed = () => document.querySelector('dialog:modal') === null

export const memberSteps: readonly Step[] = [
  {
    name: 'a member joins',
    async run({ tab, open, judge, is, keepPage }) {
      await open('/join')
      await fill(tab, 'main [name=email]', 'rosa@example.test')
      await fill(tab, 'main [name=password]', password)
      await fill(tab, 'main [name=first_name]', 'Rosa')
      await tab.press('Enter')
      await untilAt(tab, '/dashboard')
      await untilSeen(tab, button)
      await judge()
      await is(
        'the header has their picture',
        tab.ask(() => document.querySelector('.account-button img') !== null),
      )
      await keepPage('a new dashboard')
    },
  },
  {
    name: 'a member’s menu',
    async run(visit) {
      await visit.open('/about-us')
      await untilSeen(visit.tab, button)
      await tryPanel(visit, { name: 'account menu', opener: button, panel: '#account-menu', isModal: false })
    },
  },
  {
    name: 'a member’s picture',
    async run({ tab, open, judge, is, keepPicture }) {
      await open('/about-us')
      await openFromMenu(tab, '[aria-label="Change avatar"]')
      await untilSeen(tab, `${dialog} input[aria-label="Q"] + *`)
      await judge()
      await keepPicture('avatar')
      await tab.press('Escape')
      await untilIn(tab, 'the dialog is closed', closed)
      await is(
        'the focus is back',
        tab.ask(button => document.activeElement?.matches(button) === true, button),
      )
    },
  },
  {
    name: 'a pregnancy and its calendar',
    async run({ tab, open, judge, is, keepPicture, keepPage }) {
      await open('/dashboard')
      await openFromMenu(tab, '[data-profile-dialog=add]')
      await keepPicture('add a profile')
      await tab.ask(() => {
        const choice = [...document.querySelectorAll<HTMLElement>('dialog:modal button')]
        choice.find(({ textContent }) => textContent?.includes('Baby on the way'))?.click()
      })
      await untilSeen(tab, `${dialog} [aria-label="Open calendar"]`)
      await judge()
      await keepPicture('a pregnancy')
      await click(tab, `${dialog} [aria-label="Open calendar"]`)
      await untilSeen(tab, '.calendar:modal')
      await judge()
      await keepPicture('a calendar')
      await tab.press('Escape')
      await untilIn(tab, 'the calendar is closed', () => document.querySelector('.calendar') === null)
      await is(
        'the focus is back at the field',
        tab.ask(() => document.activeElement?.getAttribute('aria-label') === 'Open calendar'),
      )
      await click(tab, `${dialog} [aria-label="Open calendar"]`)
      await untilSeen(tab, '.calendar:modal')
      await tab.press('ArrowDown')
      await tab.press('Enter')
      await untilIn(tab, 'a date is picked', () =>
        /^\d\d\/\d\d\/\d{4}$/.test(
          document.querySelector<HTMLInputElement>('dialog:modal .date-picker [type=text]')?.value ?? '',
        ),
      )
      await tab.ask(() => {
        const choice = [...document.querySelectorAll<HTMLElement>('dialog:modal button')]
        choice.find(({ textContent }) => textContent?.trim() === 'Save')?.click()
      })
      await untilIn(
        tab,
        'the pregnancy is saved',
        () => document.querySelector('#account')?.getAttribute('data-stage') === 'pregnant',
      )
      await untilIn(tab, 'the dialog is closed', closed)
      await open('/dashboard')
      await keepPage('a dashboard')
      await open('/settings')
      await keepPage('settings')
    },
  },
]
