// What opens by itself once a page is usable: at most one thing in a visit.
import type { PromptVisit } from './prompt.ts'
import { keepsRegistrationAway, letsRegistrationOpen, openedCookie } from './registration.ts'
import { opensWelcomePopup } from './welcome.ts'

/** In the order of who goes first. */
export const openings = ['welcome', 'registration'] as const

export type Opening = (typeof openings)[number]

const rules: Record<Opening, (visit: PromptVisit) => boolean> = {
  welcome: opensWelcomePopup,
  registration: ({ url, cookie }) => !keepsRegistrationAway(url) && letsRegistrationOpen(cookie),
}

/** @param ids those that the page may have */
export function opensNow(ids: readonly string[], visit: PromptVisit): Opening | null {
  if (visit.isBusy) return null
  const opened = visit.cookie(openedCookie)
  const opening = openings.find(id => ids.includes(id) && rules[id](visit))
  return opening && (opened === undefined || opened === opening) ? opening : null
}
