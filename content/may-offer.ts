// Which links may be offered to a viewer: after a loss only pages meant for that. Every menu, card, tool, list and
// footer asks here.
import { lossTopic } from './loss.ts'
import { quietGroups, quietPath, quietPaths } from './quiet-almanac.ts'
import { links } from './site.ts'

const lossTopicPath = `/topics/${lossTopic}`

/** Pages about the almanac itself and about a visitor's own account: they speak of nobody's pregnancy. */
const plainPaths = [
  '/',
  '/search',
  '/a/when-to-call',
  quietPath,
  '/about-us',
  '/privacy-policy/',
  '/partners',
  '/what-this-site-sends',
  '/a/editorial-and-medical-review-process',
  '/dashboard',
  '/saved-articles',
  '/settings',
  '/join',
  '/login',
  '/logout',
]
const elsewhere = [
  links.helpCenter,
  links.termsOfUse,
  links.privacyRequest,
  links.californiaPrivacy,
  links.accessibility,
]

const mayBeOffered = new Set([lossTopicPath, ...quietGroups.flatMap(quietPaths), ...plainPaths, ...elsewhere])

/**
 * Whether a link may be offered.
 * @param address a path of ours, or a full address elsewhere
 * @param sensitive see domain/sensitive.ts; true on pages about a loss as well
 */
export const mayOffer = (address: string, sensitive: boolean | undefined): boolean =>
  !sensitive || mayBeOffered.has(address.split(/[?#]/, 1)[0] ?? '')

/** The items of a list that may be offered. */
export const offered = <T extends { path: string }>(
  list: readonly T[],
  sensitive: boolean | undefined,
): readonly T[] => (sensitive ? list.filter(({ path }) => mayOffer(path, sensitive)) : list)
