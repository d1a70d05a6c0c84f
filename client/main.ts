// The first script of every page, before the first paint: it keeps early clicks, wakes islands when their time comes, puts late
// fragments in their place and counts the visit. React comes only with the first island that wakes.
import { markCurrentLinks } from './current-links.ts'
import { fillLateParts } from './late-parts.ts'
import { reportVisit } from './report.ts'
import { defineIslands } from './x-island.ts'

defineIslands()
if (process.env.RELOAD === 'on') import('./reload.ts').then(reload => reload.reloadOnChange())

function whenParsed(work: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true })
  else work()
}

whenParsed(() => {
  fillLateParts()
  markCurrentLinks()
  reportVisit()
})
