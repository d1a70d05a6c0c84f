// The first script of every page, before the first paint: it holds early presses, wakes islands and menus when
// their time comes, puts deferred fragments in their place and counts the visit. React comes only with the first island
// that wakes.

import { askNoMoreCookie, letsRegistrationOpen } from '../domain/prompts/registration.ts'
import { afterPicture } from '../state/after-picture.ts'
import { readCookie } from '../state/cookies.ts'
import { closedMessageKey, leavingKey, readStored, reloadTabsKey } from '../state/device-storage.ts'
import { timerRuns } from '../state/running-timer.ts'
import { whenIdle } from '../state/when-idle.ts'
import { whenShown } from '../state/when-shown.ts'
import { answerBrokenPictures } from './broken-pictures.ts'
import { answerClicks } from './clicks.ts'
import { tellClock } from './clock.ts'
import { rememberClosedDetails } from './closed-details.ts'
import { markCurrentLinks } from './current-links.ts'
import { fillDeferredParts } from './deferred-parts.ts'
import { leaveDialogs } from './leave-dialogs.ts'
import { readPageState } from './page-block.ts'
import { markPage } from './page-marks.ts'
import { holdProfilePresses } from './profile-presses.ts'
import { reportVisit } from './report-visit.ts'
import { answerSearchForms } from './search-forms.ts'
import { countVisit } from './visits.ts'
import { answerNameHearts, wakeNames } from './wake-names.ts'
import { defineIslands, touches } from './x-island.ts'

const page = document.documentElement

whenShown(countVisit)
defineIslands()
answerClicks()
answerNameHearts()
holdProfilePresses()
markPage()
leaveDialogs()
rememberClosedDetails()
answerSearchForms()
if (process.env.RELOAD === 'on') import('./reload.ts').then(reload => reload.reloadOnChange())

function whenParsed(work: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
  else work()
}

/**
 * Starts something with the first of some events; what fails to come is tried again with the next.
 * @returns the start by itself
 */
function onFirst(events: readonly string[], place: EventTarget | null, start: (event?: Event) => Promise<void>) {
  let waking = false
  const wake = (event?: Event) => {
    if (waking) return
    waking = true
    start(event).catch(() => {
      waking = false
    })
  }
  for (const event of events) place?.addEventListener(event, wake, { passive: true })
  return wake
}

// Ads have their room from the first paint on, or none: ads.ts reads what was chosen in full.
if ((readCookie('privacy_choices') ?? readStored('privacy-choices').text)?.includes('advertising'))
  page.dataset.ads = ''

/**
 * What this device does not want to be asked, and that it is asked nothing while a timer runs; also on a page that comes
 * back out of the browser's memory.
 */
const applyRefusals = () => {
  page.dataset.refused = (readCookie(askNoMoreCookie) ?? '').replaceAll('.', ' ')
  page.toggleAttribute('data-times', timerRuns())
}
applyRefusals()
addEventListener('pageshow', applyRefusals)

/** A fade from page to page that the browser left out is no error. */
for (const event of ['pageswap', 'pagereveal'] as const)
  addEventListener(event, ({ viewTransition }) => void viewTransition?.ready.catch(() => {}))

/** What may wait, and is not missed when it does not come. */
const inTime = (load: () => Promise<unknown>) => whenIdle(() => void load().catch(() => {}))

/** The first time that something of a kind comes into sight. */
function whenNear(selector: string, load: () => Promise<unknown>) {
  const watch = new IntersectionObserver(seen => {
    if (!seen.some(entry => entry.isIntersecting)) return
    watch.disconnect()
    inTime(load)
  })
  for (const element of document.querySelectorAll(selector)) watch.observe(element)
}

/** A copy without a network, or a page that was open for long, may still speak of what is over. */
const dropWhatIsOver = () => {
  for (const said of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (Date.parse(said.dataset.until ?? '') < Date.now()) said.remove()
}

whenParsed(() => {
  dropWhatIsOver()
  fillDeferredParts()
  markCurrentLinks()
  // Menus open without it; what a first touch brings is the rest.
  onFirst(touches, document.querySelector('.site-header'), async () => (await import('./menus.ts')).startMenus())
  const wakeReach = onFirst(['touchstart', 'change'], document, async event => {
    await new Promise<void>(afterPicture)
    const { startReach } = await import('./reach.ts')
    startReach(event)
  })
  if (page.dataset.look) wakeReach()
  const { signedIn, opens } = readPageState()
  // Back may show a member's page out of the browser's memory after they have signed out.
  if (signedIn) addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  tellClock(signedIn)
  if (document.querySelector('[data-tool]')) inTime(async () => (await import('./tool-glances.ts')).fillGlances())
  whenShown(() => {
    reportVisit()
    answerBrokenPictures()
    wakeNames()
    if (opens === 'registration' && letsRegistrationOpen(readCookie))
      inTime(async () => (await import('./prompts.ts')).openByItself(opens))
    const startEnd = async (first?: Event) => (await import('./page-end.ts')).startPageEnd(first)
    whenNear('[data-refusable]', startEnd)
    for (const place of document.querySelectorAll('[data-refusable]')) onFirst(['click'], place, startEnd)
    // Hidden since an older one was closed, a new message of the site is never near.
    const message = document.querySelector<HTMLElement>('[data-message-id]')?.dataset.messageId
    if (message && message !== readStored(closedMessageKey).text) inTime(startEnd)
    // Another tab has gone quiet after a loss, or was quiet and is no more.
    addEventListener('storage', ({ key, newValue }) => key === reloadTabsKey && newValue && location.reload())
    // What fails is tried again on the next page.
    if (signedIn || readStored(leavingKey).text)
      import('./member-start.ts').then(
        own => own.startForMember(signedIn),
        () => {},
      )
  })
})
