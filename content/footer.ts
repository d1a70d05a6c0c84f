// The links of the footer. Each is on every page, and the link check follows it.

import { sendsPath } from '../domain/sends.ts'
import { signsPage } from './danger-signs/signs-page.ts'
import { mayOffer } from './may-offer.ts'
import { quietPath } from './quiet-almanac.ts'
import { brands, links, type PartnerBrand, stores } from './site.ts'

export interface FooterLink {
  label: string
  /** A path of ours, or a full address elsewhere. */
  href: string
  /** Seen only by visitors in this country. */
  only?: 'US'
}

/** `icon` is its sign in views/ui/sign.tsx. */
export interface FooterIconLink extends FooterLink {
  icon: 'search' | 'list' | 'tool' | 'people' | 'apple' | 'android'
}

export interface FooterGroup {
  id: string
  title: string
  links: readonly FooterLink[]
  /** Ends with the button for privacy choices. */
  withPrivacyChoices?: true
}

export interface Footer {
  /** Brands of the same house, by their logos. */
  brands: readonly PartnerBrand[]
  /** Main parts of the site, with icons. */
  shortcuts: readonly FooterIconLink[]
  groups: readonly FooterGroup[]
  /** The app in its stores. */
  stores: readonly FooterIconLink[]
}

const link = (label: string, href: string): FooterLink => ({ label, href })
const icon = (label: string, href: string, name: FooterIconLink['icon']): FooterIconLink => ({
  label,
  href,
  icon: name,
})

const footer: Footer = {
  brands,
  shortcuts: [
    icon('Search', '/search', 'search'),
    icon('Community', '/community', 'people'),
    icon('Baby Names', '/baby-names', 'list'),
    icon('Tools', '/tools', 'tool'),
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
        link('Mobile apps', '/mobile-apps'),
        link('Registry comparison table', '/registry#compareRegistryTable'),
        { ...link('Sweepstakes', '/sweepstakes'), only: 'US' },
      ],
    },
    {
      id: 'help',
      title: 'Help and privacy',
      withPrivacyChoices: true,
      links: [
        link('The quiet almanac', quietPath),
        link(signsPage.label, signsPage.path),
        link('Help center', links.helpCenter),
        link('Privacy policy', '/privacy-policy/'),
        link('What this site sends', sendsPath),
        link('Privacy request', links.privacyRequest),
        link('California privacy', links.californiaPrivacy),
        link('Terms of use', links.termsOfUse),
        link('Accessibility statement', links.accessibility),
      ],
    },
  ],
  stores: [icon('App Store', stores.ios, 'apple'), icon('Google Play', stores.android, 'android')],
}

/**
 * The footer as a visitor sees it.
 * @param sensitive after a loss: nothing that invites to something, and no other brand
 */
export function footerFor(country: 'US' | 'other', sensitive = false): Footer {
  const seen = ({ only, href }: FooterLink) => (!only || only === country) && mayOffer(href, sensitive)
  const groups = footer.groups.map(group => ({ ...group, links: group.links.filter(seen) }))
  return {
    brands: sensitive ? [] : footer.brands,
    shortcuts: footer.shortcuts.filter(seen),
    groups: groups.filter(({ links }) => links.length > 0),
    stores: footer.stores.filter(seen),
  }
}
