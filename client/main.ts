// The first script of every page, before the first paint: it holds early presses, wakes islands and menus when
// their time comes, puts deferred fragments in their place and counts the visit. React comes only with the first island
// that wakes.

import { leavingKey, readStored } from '../state/device-storage.ts'
import { whenShown } from '../state/when-shown.ts'
import { answerAds, watchAds } from './ads.ts'
import { countClicks, printOnPress } from './clicks.ts'
import { tellClock } from './clock.ts'
import { rememberClosedDetails } from './closed-details.ts'
import { markCurrentLinks } from './current-links.ts'
import { fillDeferredParts } from './deferred-parts.ts'
import { readPageState } from './page-block.ts'
import { holdProfilePresses } from './profile-presses.ts'
import { reportVisit } from './report-visit.ts'
import { rememberPage } from './search-forms.ts'
import { countVisit } from './visits.ts'
import { answerNameHearts, wakeNames } from './wake-names.ts'
import { defineIslands, touches } from './x-island.ts'

whenShown(countVisit)
defineIslands()
countClicks()
printOnPress()
answerAds()
answerNameHearts()
holdProfilePresses()
rememberClosedDetails()
rememberPage()
if (process.env.RELOAD === 'on') import('./reload.ts').then(reload => reload.reloadOnChange())

function whenParsed(work: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true })
  else work()
}

/** Menus open without it; what a first touch brings is the rest. */
function wakeMenus() {
  const header = document.querySelector('.site-header')
  let waking = false
  const wake = () => {
    if (waking) return
    waking = true
    import('./menus.ts').then(
      menus => menus.startMenus(),
      () => {
        waking = false // until it comes they work as without script
      },
    )
  }
  for (const touch of touches) header?.addEventListener(touch, wake, { passive: true })
}

/** A fade from page to page that the browser left out is no error. */
for (const event of ['pageswap', 'pagereveal'] as const)
  addEventListener(event, ({ viewTransition }) => void viewTransition?.ready.catch(() => {}))

whenParsed(() => {
  fillDeferredParts()
  markCurrentLinks()
  wakeMenus()
  const { signedIn } = readPageState()
  // Back may show a member's page out of the browser's memory after they have signed out.
  if (signedIn) addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  tellClock(signedIn)
  whenShown(() => {
    reportVisit()
    watchAds()
    wakeNames()
    // What fails is tried again on the next page.
    if (signedIn || readStored(leavingKey).text)
      import('./member-start.ts').then(
        own => own.startForMember(signedIn),
        () => {},
      )
  })
})
