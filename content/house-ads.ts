// Cards "From the almanac" for pages of our own, where a reader has finished reading. A row appears on many pages, so it
// must suit anybody.
import type { AdPage } from '../domain/ads.ts'

export interface HouseAd {
  id: string
  /** At most 26 characters. */
  title: string
  /** At most 36 characters. */
  line: string
  path: string
  /** A drawing of assets/art. */
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

/** A hash of a path: a page shows everybody the same card, so that it stays cacheable. */
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** The card of a page, chosen by its path: never one for the page itself. */
export function houseAdFor(page: AdPage, path: string): HouseAd {
  const audience = audienceOf(page)
  const fitting = houseAds.filter(
    ad => ad.path !== path && (ad.audience === 'everybody' || audience === 'anybody' || ad.audience === audience),
  )
  return fitting[hash(path) % fitting.length] as HouseAd // not empty: two rows are for everybody
}
