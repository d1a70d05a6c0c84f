// Ads for pages of our own, shown in a slot that nobody has bought. A row appears on many pages, so it must suit
// anybody.
import type { AdPage, AdPosition } from '../domain/ads.ts'

export interface HouseAd {
  id: string
  /** At most 26 characters: it stands on one line of 200 px. */
  title: string
  /** At most 36 characters, for the same reason. */
  line: string
  path: string
  /** A drawing of assets/art; what is not 2:1 is cut to it. */
  art: string
  /** Whom it is for: it is not shown on pages for others. */
  audience: 'pregnancy' | 'parents' | 'everybody'
}

export const houseAds: readonly HouseAd[] = [
  {
    id: 'weeks',
    title: 'Pregnancy week by week',
    line: 'Your baby, your body, your visits',
    path: '/pregnancy-week-by-week',
    art: 'house-weeks',
    audience: 'pregnancy',
  },
  {
    id: 'months',
    title: 'Baby month by month',
    line: 'Sleep, feeding and play as they grow',
    path: '/baby-month-by-month',
    art: 'stage-baby',
    audience: 'parents',
  },
  {
    id: 'names',
    title: 'The names most given',
    line: 'Our own count of US baby names',
    path: '/news/us-baby-names-2023-most-given',
    art: 'house-names',
    audience: 'pregnancy',
  },
  {
    id: 'registry',
    title: 'Registry 101',
    line: 'What you need, and what can wait',
    path: '/a/registry-101',
    art: 'house-registry',
    audience: 'pregnancy',
  },
  {
    id: 'editorial',
    title: 'How we write and review',
    line: 'Where each sentence comes from',
    path: '/a/editorial-and-medical-review-process',
    art: 'editorial',
    audience: 'everybody',
  },
  {
    id: 'news',
    title: 'News, with its sources',
    line: 'What changed lately, and who says so',
    path: '/news',
    art: 'newspaper',
    audience: 'everybody',
  },
]

/** Whom a page is for, by its category. Pages of kind `other`, such as a member's own, get ads for everybody only. */
function audienceOf({ kind, category = '' }: AdPage): HouseAd['audience'] | 'anybody' {
  if (/pregnancy|trimester/.test(category)) return 'pregnancy'
  if (/parent|baby|toddler/.test(category)) return 'parents'
  return category || kind === 'other' ? 'everybody' : 'anybody'
}

/** A hash of a path: a page shows everybody the same ads, so that it stays cacheable. */
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/**
 * The house ad for a position on a page, chosen by its path: never for the page itself; header and other positions
 * differ.
 */
export function houseAdFor(page: AdPage, pos: AdPosition, path: string): HouseAd {
  const audience = audienceOf(page)
  const fitting = houseAds.filter(
    ad => ad.path !== path && (ad.audience === 'everybody' || audience === 'anybody' || ad.audience === audience),
  )
  const at = hash(path) + (pos === '728top' ? 0 : 1)
  return fitting[at % fitting.length] as HouseAd // not empty: two rows are for everybody
}
