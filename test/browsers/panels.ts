// What lies over a page when it is asked for.
import { wakeHeader } from './facts.ts'
import { click, untilIn, untilSeen } from './tab.ts'
import { type Step, tryPanel, untilAt } from './visit.ts'

export const panelSteps: readonly Step[] = [
  {
    name: 'the menu',
    async run(visit) {
      await visit.open('/about-us')
      await wakeHeader(visit.tab)
      if (visit.isPhone) await tryPanel(visit, { name: 'menu', opener: '.menu-button', panel: '#menu', isModal: false })
      else
        await tryPanel(visit, {
          ...{ name: 'menu', isModal: false },
          ...{ opener: '.menu-row [data-menu] > button', panel: '.menu-row .dropdown' },
        })
    },
  },
  {
    name: 'the search',
    async run(visit) {
      const { tab, isPhone } = visit
      await visit.open('/about-us')
      const opener = '.search-open button'
      if (isPhone) {
        await click(tab, opener)
        await untilAt(tab, '/search')
        return
      }
      await tryPanel(visit, { name: 'search', opener, panel: '#search', isModal: true })
      await click(tab, opener)
      await tab.type('feeding')
      await untilSeen(tab, '#search [role=option]')
      await visit.keepPicture('search dialog with suggestions')
      await tab.press('Enter')
      await untilAt(tab, '/search')
    },
  },
  {
    name: 'the privacy choices',
    async run(visit) {
      await visit.open('/about-us')
      const panel = 'dialog:modal:has(.consents)'
      await tryPanel(visit, { name: 'privacy choices', opener: '.privacy-choices', panel, isModal: true })
    },
  },
  {
    name: 'sharing',
    async run({ tab, open }) {
      await open('/a/foods-to-limit-in-pregnancy')
      await click(tab, '.share-buttons button')
      // A browser may refuse; then that is said.
      await untilIn(
        tab,
        'it says something',
        () => document.querySelector('.share-buttons [role=status]')?.textContent !== '',
      )
    },
  },
]
