// Positions and sizes of ads, and the parameters that are reported for an ad that was seen. Of a person only the stage
// of life is reported, never a date or a name.
import type { Stage } from './stage.ts'

/** Kinds of pages, for the names of ad units. */
export const adKinds = [
  'home',
  'guide',
  'article',
  'topic',
  'news',
  'tool',
  'names',
  'reviews',
  'registry',
  'search',
  'community',
  'other',
] as const
export const adPositions = ['728top', '300bottom', 'minfeed0'] as const
/** Width and height of a unit, CSS pixels. */
export const adSizes = ['728x90', '320x50'] as const

export type AdKind = (typeof adKinds)[number]
export type AdPosition = (typeof adPositions)[number]

/** A page that may carry ads. */
export interface AdPage {
  kind: AdKind
  /** Slug of what it is about: a topic, a section. */
  category?: string
  /** Slug of the sponsor's tag, on pages that somebody pays for. */
  sponsoredTag?: string
  /** Its view has the lower ad within its content, so there is none above the footer. */
  within?: boolean
}

export interface AdPlace {
  pos: AdPosition
  size: (typeof adSizes)[number]
  /** Below the header, above the footer, fixed to the foot of the window, or in the content. */
  where: 'header' | 'footer' | 'sticky' | 'within'
}

const sticky: AdPlace = { pos: 'minfeed0', size: '320x50', where: 'sticky' }

/** Places by layout. Tablets have the desktop layout; the style sheet hides its units in windows under 768 px. */
const places = {
  desktop: [
    { pos: '728top', size: '728x90', where: 'header' },
    { pos: '300bottom', size: '728x90', where: 'footer' },
  ],
  mobile: [{ pos: '728top', size: '320x50', where: 'header' }, sticky],
  'in-app': [sticky],
} as const satisfies Record<string, readonly AdPlace[]>

/** The places of a layout, from the top of the page down. */
export const placesFor = (layout: keyof typeof places): readonly AdPlace[] => places[layout]

/** The place of the lower ad within the content of a page; none in the app, which has its own ads. */
export function placeWithin(layout: keyof typeof places): AdPlace | undefined {
  if (layout === 'in-app') return undefined
  return { pos: '300bottom', size: layout === 'mobile' ? '320x50' : '728x90', where: 'within' }
}

const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/**
 * A page's ad unit, three parts joined by slashes: the brand, the kind of page, what it is about (`all` when it does
 * not say). Pages with a sponsor's tag are sold apart: the brand, `sponsored`, the tag. Layout and place are no part of
 * it: size and position say them.
 */
export const adUnitOf = ({ kind, category = 'all', sponsoredTag }: AdPage, brand: string): string =>
  [slugOf(brand), ...(sponsoredTag ? ['sponsored', sponsoredTag] : [kind, category])].join('/')

/** What a page's units can be bought for, as slugs joined by commas: its kind, and what it is about. */
export const adTargetsOf = ({ kind, category }: AdPage): string => [kind, ...(category ? [category] : [])].join(',')

/** Data attributes of an ad slot. They depend on the page and not on the viewer, so the page stays cacheable. */
export interface AdData {
  adUnit: string
  adPos: AdPosition
  adSize: AdPlace['size']
  adCategory?: string
  /** See `adTargetsOf`. */
  adTargets?: string
}

/** The id of a slot's element. */
export const adIdOf = (pos: AdPosition) => `ad-${pos}`

/**
 * A member's stage in the words of ads. Without one, as for everybody who is signed out, it is `trying to conceive`.
 */
export const adStage = (stage: Stage): string => (stage === 'none' ? 'trying to conceive' : stage.replaceAll('-', ' '))

/** Values of `?adopsqa=…`, with which ad operations mark a test. */
export const adopsqaPattern = /^[\w-]{1,20}$/

/** What belongs to one view of a page. */
export interface AdVisit {
  stage: Stage
  /** A random id of this page view, never of a person. */
  sid: string
  /** The query parameter as it came. Anything but a short token is dropped. */
  adopsqa: string | null
}

/** The parameters that are reported for a unit that was seen. */
export function adParams({ adUnit, adPos, adSize, adCategory, adTargets }: AdData, { stage, sid, adopsqa }: AdVisit) {
  const [adUnit1, adUnit2, adUnit3] = adUnit.split('/') as [string, string, string] // as adUnitOf joined them
  return {
    adUnit1,
    adUnit2,
    adUnit3,
    sid,
    pos: adPos,
    dimensions: adSize,
    stage: adStage(stage),
    adopsqa: adopsqaPattern.exec(adopsqa ?? '')?.[0],
    category: adCategory,
    targets: adTargets,
    adId: adIdOf(adPos),
  }
}

/** A provider's answer about a unit. */
export interface Ad {
  /** Its picture, of the size of the unit. */
  image: string
  /** Where a press leads. */
  link: string
  /** What the picture shows. */
  alt: string
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2048 && /^https?:$/.test(URL.parse(value)?.protocol ?? '')

/** Reads a provider's answer; null when it is no ad. Its picture must be the provider's own: no other is let in. */
export function readAd(answer: unknown, provider: string): Ad | null {
  const { image, link, alt } = Object(answer) as Record<string, unknown>
  if (!isAddress(image) || !isAddress(link) || typeof alt !== 'string' || !alt || alt.length > 200) return null
  return URL.parse(image)?.origin === URL.parse(provider)?.origin ? { image, link, alt } : null
}
