// What makes the header live beyond what the browser does by itself. It comes with the first touch of the header.
import { liveRow } from './menu-row.ts'
import { send, tiePanels } from './panels.ts'
import { showTips } from './tips.ts'

/** From here on the header's panels follow the menu machine. */
export function startMenus() {
  liveRow(tiePanels())
  showTips()
  // As client/search-forms.ts does, which was there before.
  for (const form of document.querySelectorAll<HTMLElement>('form[data-over]'))
    form.addEventListener('submit', event => {
      if (!document.getElementById('search') || innerWidth < Number(form.dataset.over)) return
      event.preventDefault()
      send({ type: 'toggle-search' })
    })
}
