// When the registration modal opens by itself. The first script asks for the cookies on every page that may have it, so
// that is small.

export const dismissedCookie = 'registration_modal_dismissed'
/** Seconds for which a modal that was closed stays away: 30 days. */
export const dismissedSeconds = 30 * 86_400

/** Parts of an address, its query too, that keep it away. */
export const registrationNever = ['/join', '/login', '/signin', '/t/philips-content', '/t/byheart-content'] as const

/** Whether an address, its query included, keeps it away. */
export const keepsRegistrationAway = (url: string): boolean => registrationNever.some(part => url.includes(part))

/** All that a visitor does not want to be asked any more, with dots between; see ask-no-more.ts. */
export const askNoMoreCookie = 'ask_no_more'

/** Of the browser's session: what has opened by itself. It may come back until it is closed; another one may not. */
export const openedCookie = 'opened'

/** Whether nothing has opened by itself in this visit, or only what would open now. @param id of that */
export const isFirstToOpen = (cookie: (name: string) => string | undefined, id?: string): boolean =>
  [undefined, id].includes(cookie(openedCookie))

/**
 * Whether the cookies of a visitor who is signed out let it open: from the second visit on, unless it was closed in the
 * last 30 days or is not wanted any more. A browser that keeps no cookies is on its first visit for ever.
 */
export const letsRegistrationOpen = (cookie: (name: string) => string | undefined): boolean =>
  Number(cookie('tb_visits')) > 0 &&
  cookie(dismissedCookie) !== 'true' &&
  !`.${cookie(askNoMoreCookie)}.`.includes('.registration.')
