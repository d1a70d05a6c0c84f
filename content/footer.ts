// What the footer offers, row by row. A row here is a link on every page; the link check follows each.
import { allSigns } from './danger-signs/all-signs.ts'
import { brands, links, type PartnerBrand, stores } from './site.ts'

export interface FooterLink {
  label: string
  /** A path of ours, or a full address elsewhere. */
  href: string
  /** Seen only by visitors in this country. */
  only?: 'US'
  /** It invites to something; a page about loss leaves it out. */
  promo?: true
}

/** `icon` is its sign in views/kit/sign.tsx. */
export interface FooterIconLink extends FooterLink {
  icon: 'search' | 'list' | 'tool' | 'people' | 'apple' | 'android'
}

export interface FooterGroup {
  id: string
  title: string
  links: readonly FooterLink[]
  /** Its last line is the privacy choices. */
  withChoices?: true
}

export interface Footer {
  /** Brands of the same house, by their logos. */
  brands: readonly PartnerBrand[]
  /** The ways into the site that people look for at its foot. */
  shortcuts: readonly FooterIconLink[]
  groups: readonly FooterGroup[]
  /** The app in its stores. */
  stores: readonly FooterIconLink[]
}

const link = (label: string, href: string): FooterLink => ({ label, href })
const promo = <L extends FooterLink>(invitation: L): L => ({ ...invitation, promo: true })
const icon = (label: string, href: string, name: FooterIconLink['icon']): FooterIconLink => ({ label, href, icon: name })

const footer: Footer = {
  brands,
  shortcuts: [
    icon('Search', '/search', 'search'),
    icon('Community', '/community', 'people'),
    promo(icon('Baby Names', '/baby-names', 'list')),
    promo(icon('Tools', '/tools', 'tool')),
  ],
  groups: [
    {
      id: 'guides',
      title: 'Guides',
      links: [
        link('Pregnancy week by week', '/pregnancy-week-by-week'),
        link('Baby month by month', '/baby-month-by-month'),
        link('Toddler month by month', '/toddler-month-by-month'),
        link('All topics', '/topics'),
      ],
    },
    {
      id: 'reading',
      title: 'Reading',
      links: [
        link('Articles', '/a/'),
        link('News', '/news'),
        link('Pregnancy loss', '/topics/pregnancy-miscarriage-pregnancy-loss'),
        link('Black maternal health', '/topics/pregnancy-black-maternal-health'),
      ],
    },
    {
      id: 'this-site',
      title: 'This site',
      links: [
        link('About us', '/about-us'),
        link('Editorial and medical review process', '/a/editorial-and-medical-review-process'),
        link('Corrections', '/corrections'),
        link('Partners', '/partners'),
        link('Advertising', links.advertising),
        promo(link('Mobile apps', '/mobile-apps')),
        promo(link('Registry comparison table', '/registry#compareRegistryTable')),
        promo({ ...link('Sweepstakes', '/sweepstakes'), only: 'US' }),
      ],
    },
    {
      id: 'help',
      title: 'Help and privacy',
      withChoices: true,
      links: [
        link(allSigns.label, allSigns.path),
        link('Help center', links.helpCenter),
        link('Privacy policy', '/privacy-policy/'),
        link('Privacy request', links.privacyRequest),
        link('California privacy', links.californiaPrivacy),
        link('Terms of use', links.termsOfUse),
        link('Accessibility statement', links.accessibility),
      ],
    },
  ],
  stores: [promo(icon('App Store', stores.ios, 'apple')), promo(icon('Google Play', stores.android, 'android'))],
}

/**
 * The footer as a visitor sees it.
 * @param quiet on a page about loss: nothing that invites to something
 */
export function footerFor(country: 'US' | 'other', quiet = false): Footer {
  const seen = ({ only, promo }: FooterLink) => (!only || only === country) && !(quiet && promo)
  return {
    ...footer,
    shortcuts: footer.shortcuts.filter(seen),
    groups: footer.groups.map(group => ({ ...group, links: group.links.filter(seen) })),
    stores: footer.stores.filter(seen),
  }
}
