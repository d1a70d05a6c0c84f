// What makes the header live beyond what the browser does by itself. It comes with the first touch of the header.
import { liveRow } from './menu-row.ts'
import { send, tiePanels } from './panels.ts'
import { showTips } from './tips.ts'

/** From here on the header's panels follow the menu machine. */
export function startMenus() {
  liveRow(tiePanels())
  showTips()
  // On a wide window the search stands over the page; elsewhere its form leads to the search page.
  document.querySelector('.search-open')?.addEventListener('submit', event => {
    if (!document.getElementById('search') || !matchMedia('(width >= 768px)').matches) return
    event.preventDefault()
    send({ type: 'toggle-search' })
  })
}
