// The brand. Everything that would change if this site carried another name.
//
// Addresses that whoever runs the site has to set stand under littlealmanac.example: RFC 2606 reserves .example, so a
// link that was not set yet leads nowhere, and never to a stranger's account.

import { brandName } from '../domain/brand.ts'

export interface Brand {
  name: string
  /** Under its icon on a phone: at most 12 characters are shown. */
  shortName: string
  /** One line under the name. */
  tagline: string
  /** What the site is, in a sentence. */
  description: string
  /** First year of the copyright line. */
  sinceYear: number
  /** What the stores call the app. */
  appName: string
  /** What the apps put before the version in their user agent. */
  appToken: string
  /** The brand that fields beginning `tk` speak of. */
  sister: { name: string }
}

export const site: Brand = {
  name: brandName,
  shortName: 'Almanac',
  tagline: 'Week by week before, month by month after.',
  description:
    'Pregnancy week by week, babies and toddlers month by month: plain, careful guides with their sources beside them.',
  sinceYear: 2007,
  appName: 'Little Almanac',
  appToken: 'LittleAlmanacApp',
  sister: { name: 'Tiny Knot' },
}

/** Pages elsewhere, full addresses. */
export const links = {
  helpCenter: 'https://help.littlealmanac.example/',
  advertising: 'https://business.littlealmanac.example/advertising',
  termsOfUse: 'https://legal.littlealmanac.example/terms-of-use',
  privacyRequest: 'https://legal.littlealmanac.example/privacy-request',
  californiaPrivacy: 'https://legal.littlealmanac.example/california-privacy',
  accessibility: 'https://legal.littlealmanac.example/accessibility',
  amazonRegistry: 'https://www.amazon.com/baby-reg',
} as const

/** The app's pages in the two stores. */
export const stores = {
  ios: 'https://apps.littlealmanac.example/ios',
  android: 'https://apps.littlealmanac.example/android',
} as const

/** The external community, without a slash at its end: its categories lie below. */
export const forum = 'https://community.littlealmanac.example'

/** An account elsewhere; `icon` is its sign in views/ui/sign.tsx. */
interface SocialAccount {
  name: string
  icon: 'facebook' | 'tiktok' | 'instagram' | 'pinterest' | 'youtube' | 'twitter'
  href: string
}

/** In the order in which they are shown. */
export const social: readonly SocialAccount[] = [
  { name: 'Facebook', icon: 'facebook', href: 'https://social.littlealmanac.example/facebook' },
  { name: 'TikTok', icon: 'tiktok', href: 'https://social.littlealmanac.example/tiktok' },
  { name: 'Instagram', icon: 'instagram', href: 'https://social.littlealmanac.example/instagram' },
  { name: 'Pinterest', icon: 'pinterest', href: 'https://social.littlealmanac.example/pinterest' },
  { name: 'YouTube', icon: 'youtube', href: 'https://social.littlealmanac.example/youtube' },
  { name: 'Twitter', icon: 'twitter', href: 'https://social.littlealmanac.example/twitter' },
]

/** A brand of the same house. */
export interface PartnerBrand {
  name: string
  /** What one finds there, in two or three words. */
  about: string
  href: string
  /** Its emblem: an outline on a 24 x 24 grid for a round pen. */
  emblem: string
}

/** The sister wedding sites first. Names and emblems are made up, as the site's own. */
export const brands: readonly PartnerBrand[] = [
  {
    name: site.sister.name,
    about: 'Weddings',
    href: 'https://tiny-knot.littlealmanac.example/',
    emblem: 'M12 11C9.5 5 4 5 4 9s5 5.5 8 2zM12 11c2.5-6 8-6 8-2s-5 5.5-8 2zM12 11l-4.5 8.5M12 11l4.5 8.5',
  },
  {
    name: 'Garland Hall',
    about: 'Wedding venues',
    href: 'https://garland-hall.littlealmanac.example/',
    emblem: 'M5 20V11a7 7 0 0 1 14 0v9M3 20h18M9 20v-8a3 3 0 0 1 6 0v8',
  },
  {
    name: 'Paper Wren',
    about: 'Wedding stationery',
    href: 'https://paper-wren.littlealmanac.example/',
    emblem:
      'M3.5 9.5L7 11c.5-3 2.5-5 5.5-5 2 0 3.5 1 4.2 2.5L20.5 9.5l-3.5 1.7c-.3 4-3 6.3-6.5 6.3-3 0-5-1.5-5.5-4M11 17.5V20M14 16.8V20M9 20h7.5',
  },
  {
    name: 'Key & Lamp',
    about: 'First homes',
    href: 'https://key-and-lamp.littlealmanac.example/',
    emblem: 'M8 4a4 4 0 1 0 .01 0zM8 12v8.5M8 15.5h3.5M8 19h3.5M16 20.5h5M18.5 20.5V13M15 13l1.7-5h3.6L22 13z',
  },
]

/** A service that counts on AMP twins. */
export type AmpService = 'tracking' | 'audience' | 'traffic'

/** What others may do on AMP twins. Null is off: then neither a script nor an address of theirs is in any page. */
export interface AmpProviders extends Readonly<Record<AmpService, string | null>> {
  /** Counts views, and clicks on links that earn a commission: an `https:` address without query. */
  tracking: string | null
  /** Measures the audience: a view counts when it lasted. */
  audience: string | null
  /** Measures where visitors come from. */
  traffic: string | null
  /**
   * A network by its name in AMP's list (`doubleclick`) and the account there; without one the places hold ads of our
   * own.
   */
  ads: { type: string; account: string } | null
}

/** Another company that this site may let in, after a yes of the visitor. Null is off: then no page names it. */
export interface OutsideProviders {
  /** Counts pages, and members by an id of its own. */
  analytics: AnalyticsProvider | null
  /** A social network's picture, for browsers that run no script. */
  pixel: { name: string; address: string } | null
  amp: AmpProviders
}

export interface AnalyticsProvider {
  /** The company, as the page on what this site sends names it. */
  name: string
  /** The `https:` address of its script. */
  script: string
  /** What the script puts into the window, with the functions `identify(id, traits)` and `page(data)`. */
  object: string
}

export const outsideProviders: OutsideProviders = {
  analytics: null,
  pixel: null,
  amp: { tracking: null, audience: null, traffic: null, ads: null },
}
