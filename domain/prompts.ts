// When adding a pregnancy leads to the welcome page, and when prompts open by themselves: never on a page about a loss.

export interface WelcomeFacts {
  /** The pregnancy was added just now, with success. */
  added: boolean
  /** Of the answer to adding it. */
  parentRole: number | null
  isCreatedOnTk: boolean
  /** Before it was added. */
  hadProfile: boolean
  isUs: boolean
}

/** The parent role for which the welcome page is meant. */
const welcomedRole = 3

/** Whether adding a pregnancy leads to the welcome page: only when all five hold. */
export const leadsToWelcome = ({ added, parentRole, isCreatedOnTk, hadProfile, isUs }: WelcomeFacts): boolean =>
  added && parentRole === welcomedRole && !hadProfile && isCreatedOnTk && isUs

/**
 * The welcome page's address.
 * @param redirectUrl where to go on from there, out of the page's query; null or '' for the page itself
 * @param currentUrl the page's own path with its query
 */
export const welcomeAddress = (redirectUrl: string | null, currentUrl: string): string =>
  `/join/welcome?redirectUrl=${encodeURIComponent((redirectUrl || currentUrl).toWellFormed())}`

export interface PopupFacts {
  signedIn: boolean
  isCreatedOnTk: boolean
  hadProfile: boolean
  /** The cookie `isShowPopupForTKUser`; undefined when there is none. */
  shown: string | undefined
  inApp: boolean
  /** After a loss, or on a page about one. */
  sensitive: boolean
}

/** Whether the first-time welcome popup opens. Opening it sets its cookie. */
export const opensWelcomePopup = ({
  signedIn,
  isCreatedOnTk,
  hadProfile,
  shown,
  inApp,
  sensitive,
}: PopupFacts): boolean => signedIn && isCreatedOnTk && shown === undefined && !hadProfile && !inApp && !sensitive

const popupSeconds: Readonly<Record<string, number>> = { '15m': 900, '5m': 300 }

/**
 * How long the welcome popup's cookie lasts, in seconds: a day.
 * @param debug the page's parameter `tkPopup`, '15m' or '5m'; it counts outside production only
 */
export function welcomePopupSeconds(debug: string | null, isProduction: boolean): number {
  const asked = debug !== null && Object.hasOwn(popupSeconds, debug) ? popupSeconds[debug] : undefined
  return (isProduction ? undefined : asked) ?? 86_400
}

export interface RegistrationFacts {
  signedIn: boolean
  /** The page's address: its path with its query. */
  url: string
  /** The cookie `registration_modal_dismissed`; undefined when there is none. */
  dismissed: string | undefined
  /** The cookie `tb_visits`; undefined when there is none, which is a first visit or a browser that keeps nothing. */
  visits: string | undefined
  inApp: boolean
  /** After a loss, or on a page about one. */
  sensitive: boolean
}

const withoutRegistration = ['/join', '/login', '/signin', '/t/philips-content', '/t/byheart-content']

/** Whether the registration modal opens when a page has loaded, in any country. */
export function opensRegistration({ signedIn, url, dismissed, visits, inApp, sensitive }: RegistrationFacts): boolean {
  if (signedIn || inApp || sensitive || dismissed === 'true') return false
  return visits !== undefined && visits !== '0' && !withoutRegistration.some(part => url.includes(part))
}
