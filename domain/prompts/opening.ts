// What opens by itself once a page is usable: at most one thing in a visit.
import type { PromptVisit } from './prompt.ts'
import { isFirstToOpen, keepsRegistrationAway, letsRegistrationOpen } from './registration.ts'
import { opensWelcomePopup } from './welcome.ts'

/** In the order of who goes first. */
export const openings = ['welcome', 'registration'] as const

export type Opening = (typeof openings)[number]

/** Who times something is busy. */
type OpeningVisit = Omit<PromptVisit, 'timerRuns'>

const rules: Record<Opening, (visit: OpeningVisit) => boolean> = {
  welcome: opensWelcomePopup,
  registration: ({ url, cookie }) => !keepsRegistrationAway(url) && letsRegistrationOpen(cookie),
}

/** @param ids those that the page may have */
export function opensNow(ids: readonly string[], visit: OpeningVisit): Opening | null {
  if (visit.isBusy) return null
  const opening = openings.find(id => ids.includes(id) && rules[id](visit))
  return opening && isFirstToOpen(visit.cookie, opening) ? opening : null
}
