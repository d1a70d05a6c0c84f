// The pages on which nothing asks, as data: the specification's lists, and ours.
import { keepsRegistrationAway } from './registration.ts'
import { isUrgent } from './urgent.ts'

/** A star stands for a part of an address without a slash. */
const matcherOf = (patterns: readonly string[]) => {
  const expression = new RegExp(`^(?:${patterns.map(pattern => pattern.replaceAll('*', '[^/]+')).join('|')})$`)
  return (path: string) => expression.test(path)
}

/** Pages on which an invitation to join would be in the way of what somebody came to do. */
const accountPages = [
  '/logout',
  '/goodbye',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/undo-email-change',
  '/quiet-almanac',
]
/** Guests of a registry come to give something, and are asked for nothing else. */
const guestPages = ['/babyregistrysearch', '/registry/*', '/registry/*/pin', '/registry/*/gift/*']
/** The pages of a prize have a way to join of their own. */
const prizePages = ['/sweepstakes', '/sweepstakes-rules']

/** Addresses on which the app-install banner never stands. */
const appInstallNever = [
  '/',
  '/amp',
  '/community',
  '/login',
  '/join',
  '/join/profile',
  '/join/welcome',
  '/join/email-preferences',
  '/search',
  '/dashboard',
  '/topics/pregnancy-miscarriage-pregnancy-loss',
  '/t/philips-content',
  '/t/byheart-content',
  '/a/best-baby-deals',
  '/a/editorial-and-medical-review-process',
  '/a/registry-101',
  '/b/search',
  '/b/unique-baby-names',
  '/b/most-popular-baby-names',
  '/b/pet-baby-names',
  '/b/marvel-baby-names',
  '/b/dc-baby-names',
  '/b/anime-baby-names',
  '/b/olympics-baby-names',
  '/b/baby-middle-names',
  '/b/baby-name-game',
] as const

/** The same for whole groups of pages on names. */
const appInstallNeverLike = [
  '/b/*-baby-name',
  '/b/baby-names-that-start-with-*',
  '/b/baby-*-names-that-start-with-*',
  '/b/top-baby-names-*',
  '/b/baby-names-ending-in-*',
  '/b/baby-*-names-ending-in-*',
] as const

/** Of the lists `/b/…-baby-names` only these have it. */
const appInstallLists = ['boy', 'girl', 'unisex'] as const

/** A guest's pages of a registry, and the search for one: the list may be closed, and nobody there is told why. */
export const isGuests = matcherOf(guestPages)
const isNeverInstall = matcherOf([...appInstallNever, ...appInstallNeverLike])
const isNameList = /^\/b\/([^/]+)-baby-names$/

export const mayHaveRegistration = (path: string): boolean =>
  !keepsRegistrationAway(path) && !isPlain(path) && !prizePages.includes(path)

export const mayHaveSignUpBanner = (path: string): boolean =>
  path !== '/b/baby-name-matcher' && !isPlain(path) && !['/join', '/login', ...prizePages].includes(path)

export function mayHaveAppInstall(path: string): boolean {
  const list = isNameList.exec(path)?.[1]
  if (list !== undefined && !appInstallLists.some(kind => kind === list)) return false
  return !isNeverInstall(path) && !isPlain(path) && !prizePages.includes(path)
}

export const mayHaveSurvey = (path: string): boolean => /^\/(?:a|news)\/[^/]+$/.test(path) && !isUrgent(path)

/** Pages where nothing at all is shown beside what somebody came for. */
export const isPlain = (path: string): boolean => isUrgent(path) || isGuests(path) || accountPages.includes(path)
