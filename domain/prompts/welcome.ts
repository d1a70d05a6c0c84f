// Members of the sister product: when adding a pregnancy leads them to the welcome page, and when the popup welcomes them.
import type { PromptVisit } from './prompt.ts'

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

export const welcomeCookie = 'isShowPopupForTKUser'

/** Whether the first-time welcome popup opens, on a page that may have it. Opening it sets its cookie. */
export const opensWelcomePopup = ({ isFromSister, cookie }: Pick<PromptVisit, 'isFromSister' | 'cookie'>): boolean =>
  isFromSister && cookie(welcomeCookie) === undefined

/** Whether a member is from the sister product and has no profile there: whom the popup is for. */
export const isFromSister = (member: { is_created_on_tk: boolean; had_profile: boolean }): boolean =>
  member.is_created_on_tk && !member.had_profile

const popupSeconds: Readonly<Record<string, number>> = { '15m': 900, '5m': 300 }

/**
 * How long the welcome popup's cookie lasts, in seconds: a day.
 * @param debug the page's parameter `tkPopup`, '15m' or '5m'; it counts outside production only
 */
export function welcomePopupSeconds(debug: string | null, isProduction: boolean): number {
  const asked = debug !== null && Object.hasOwn(popupSeconds, debug) ? popupSeconds[debug] : undefined
  return (isProduction ? undefined : asked) ?? 86_400
}
