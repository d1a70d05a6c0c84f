// What the menu and the footer offer. A row here is a link on every page; the link check fetches each.

/** Who sees an item. */
export type MenuAudience = 'everyone' | 'US'
export type MenuFlag = 'new' | 'Beta'

export interface MenuLink {
  label: string
  path: string
  audience: MenuAudience
  flag?: MenuFlag
}

/** A first-level item. Without a path it only gathers its children. */
export interface MenuItem {
  label: string
  path?: string
  audience: MenuAudience
  flag?: MenuFlag
  children: readonly MenuLink[]
}

export interface FooterGroup {
  title: string
  links: readonly MenuLink[]
}

const link = (label: string, path: string): MenuLink => ({ label, path, audience: 'everyone' })

export const mainMenu: readonly MenuItem[] = [
  {
    ...link('Pregnancy', '/topics/pregnancy'),
    children: [
      link('Week by week', '/pregnancy-week-by-week'),
      link('First trimester', '/topics/first-trimester'),
      link('Second trimester', '/topics/second-trimester'),
      link('Black maternal health', '/topics/pregnancy-black-maternal-health'),
      link('Miscarriage & pregnancy loss', '/topics/pregnancy-miscarriage-pregnancy-loss'),
    ],
  },
  {
    ...link('Baby & Toddler', '/topics/parenting'),
    children: [
      link('Baby month by month', '/baby-month-by-month'),
      link('Toddler month by month', '/toddler-month-by-month'),
      link('Sleep', '/topics/parenting-sleep'),
    ],
  },
  { ...link('Parents', '/topics/parenting-parenting'), children: [] },
  { ...link('Getting Pregnant', '/topics/getting-pregnant'), children: [] },
  { label: 'More', audience: 'everyone', children: [link('Articles', '/a/'), link('News', '/news'), link('All topics', '/topics')] },
]

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Guides',
    links: [
      link('Pregnancy week by week', '/pregnancy-week-by-week'),
      link('Baby month by month', '/baby-month-by-month'),
      link('Toddler month by month', '/toddler-month-by-month'),
      link('All topics', '/topics'),
    ],
  },
  {
    title: 'Reading',
    links: [
      link('Articles', '/a/'),
      link('News', '/news'),
      link('Pregnancy loss', '/topics/pregnancy-miscarriage-pregnancy-loss'),
      link('Black maternal health', '/topics/pregnancy-black-maternal-health'),
    ],
  },
  {
    title: 'This site',
    links: [link('About us', '/about-us'), link('How we write and review', '/a/editorial-and-medical-review-process')],
  },
]

/** The items that a visitor in the given country sees, children included. */
export function menuFor(menu: readonly MenuItem[], country: 'US' | 'other'): MenuItem[] {
  const seen = (item: { audience: MenuAudience }) => item.audience === 'everyone' || item.audience === country
  return menu.filter(seen).map(item => ({ ...item, children: item.children.filter(seen) }))
}
