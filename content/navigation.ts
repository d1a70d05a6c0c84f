// The links of the menu. Each is on every page, and the link check follows it.

import { boards } from './community-boards.ts'
import { quietGroups, quietPath, quietPaths } from './quiet-almanac.ts'
import { categoryPath, reviewCategories } from './review-categories.ts'
import { type Tool, toolsOf } from './tools.ts'

export interface MenuLink {
  label: string
  /** A path of ours, or a full address elsewhere. */
  path: string
  /** Seen only by visitors in this country. */
  only?: 'US'
  /** A small flag behind the label. */
  flag?: 'new' | 'Beta'
  /** Only in the panel of small screens. */
  panelOnly?: true
}

/** A first-level item and what its dropdown holds. */
export interface MenuItem {
  id: string
  label: string
  /** Where the item itself leads; 'More' only gathers. */
  path?: string
  links: readonly MenuLink[]
  /** Addresses of the four pieces that it recommends; after a loss of none. */
  picks: readonly [string, string, string, string] | readonly []
  tools: readonly Tool[]
}

const link = (label: string, path: string): MenuLink => ({ label, path })
const topic = (label: string, slug: string) => link(label, `/topics/${slug}`)
const name = (label: string, slug: string) => link(label, `/b/${slug}`)

const week = (n: number) => `/pregnancy-week-by-week/${n}-weeks-pregnant`

export const mainMenu: readonly MenuItem[] = [
  {
    id: 'pregnancy',
    label: 'Pregnancy',
    path: '/topics/pregnancy',
    links: [
      link('Week by week', '/pregnancy-week-by-week'),
      topic('First trimester', 'first-trimester'),
      topic('Second trimester', 'second-trimester'),
      topic('Third trimester', 'third-trimester'),
      topic('Symptoms', 'pregnancy-symptoms'),
      topic('Food and drink', 'pregnancy-food'),
      topic('Tests and visits', 'pregnancy-tests-and-visits'),
      topic('Movement and rest', 'pregnancy-movement-and-rest'),
      topic('Mind and mood', 'pregnancy-mental-health'),
      topic('Work and rights', 'pregnancy-work-and-rights'),
      topic('Twins and more', 'pregnancy-twins-and-more'),
      topic('Labor and birth', 'pregnancy-labor-and-birth'),
      topic('After the birth', 'pregnancy-after-birth'),
      topic('Miscarriage & pregnancy loss', 'pregnancy-miscarriage-pregnancy-loss'),
    ],
    picks: [week(8), '/a/morning-sickness-what-helps', '/a/first-prenatal-visit', '/a/foods-to-limit-in-pregnancy'],
    tools: toolsOf([
      ...['due-date', 'gender-chart', 'contractions', 'pregnancy-tracker'],
      ...['registry', 'hospital-bag', 'birth-plan', 'community'],
    ]),
  },
  {
    id: 'baby-and-toddler',
    label: 'Baby & Toddler',
    path: '/topics/parenting',
    links: [
      link('Baby month by month', '/baby-month-by-month'),
      link('The newborn month', '/baby-month-by-month/0-month-old-baby'),
      link('Toddler month by month', '/toddler-month-by-month'),
      topic('Sleep', 'parenting-sleep'),
      topic('Feeding', 'parenting-feeding'),
      topic('Health', 'parenting-health'),
      topic('Vaccines', 'parenting-vaccines'),
      topic('Growing and learning', 'parenting-development'),
      topic('Safety at home', 'parenting-safety'),
      topic('Diapers and potty', 'parenting-diapers-and-potty'),
      topic('Play', 'parenting-play'),
    ],
    picks: [
      '/a/safe-sleep-for-babies',
      '/a/newborn-feeding-first-weeks',
      '/baby-month-by-month/2-month-old-baby',
      '/toddler-month-by-month/18-month-old',
    ],
    tools: toolsOf(['baby-budget']),
  },
  {
    id: 'parents',
    label: 'Parents',
    path: '/topics/parenting-parenting',
    links: [
      topic('All for parents', 'parenting-parenting'),
      topic('Recovery and body', 'parenting-recovery'),
      topic('Mind and mood', 'parenting-mental-health'),
      topic('Partners and family', 'parenting-family'),
      topic('Work and child care', 'parenting-work-and-child-care'),
      topic('Money', 'parenting-money'),
    ],
    picks: [
      '/a/looking-after-yourself-after-birth',
      '/a/sharing-the-night-shift',
      '/baby-month-by-month/0-month-old-baby',
      '/news/pregnant-workers-fairness-act-looked-at-again',
    ],
    tools: toolsOf(['baby-budget', 'registry-101']),
  },
  {
    id: 'getting-pregnant',
    label: 'Getting Pregnant',
    path: '/topics/getting-pregnant',
    links: [
      topic('All about trying', 'getting-pregnant'),
      topic('Before you try', 'getting-pregnant-before-you-try'),
      topic('Cycle and ovulation', 'getting-pregnant-cycle-and-ovulation'),
      topic('When it takes longer', 'getting-pregnant-when-it-takes-longer'),
      topic('Donors, IVF and more ways', 'getting-pregnant-more-ways'),
    ],
    picks: [
      '/a/when-are-you-most-fertile',
      '/a/how-long-does-it-take-to-get-pregnant',
      '/a/how-due-dates-are-worked-out',
      week(6),
    ],
    tools: toolsOf(['fertile-days', 'ovulation']),
  },
  {
    id: 'baby-names',
    label: 'Baby Names',
    path: '/baby-names',
    links: [
      name('Most popular names', 'most-popular-baby-names'),
      name('Boy names', 'boy-baby-names'),
      name('Girl names', 'girl-baby-names'),
      name('Unisex names', 'unisex-baby-names'),
      name('Unique names', 'unique-baby-names'),
      name('Classic names', 'classic-baby-names'),
      name('Middle names', 'baby-middle-names'),
      name('Names by origin', 'baby-name-origins'),
      name('Names from A to Z', 'a-z-baby-names'),
      name('Name generator', 'baby-name-generator'),
      { ...name('Name matcher', 'baby-name-matcher'), flag: 'Beta', panelOnly: true },
      name('Name game', 'baby-name-game'),
      name('Middle name generator', 'middle-name-generator'),
      name('The meaning of my name', 'meaning-of-my-name'),
      name('Name lists', 'baby-name-lists'),
    ],
    picks: [
      '/news/us-baby-names-2023-most-given',
      '/news/us-baby-names-rising-2017-2023',
      week(16),
      '/a/sharing-the-night-shift',
    ],
    tools: toolsOf(['name-generator', 'popularity-chart', 'favorites']),
  },
  {
    id: 'product-reviews',
    label: 'Product Reviews',
    path: '/product-reviews',
    links: reviewCategories.map(({ title, slug }) => link(title, categoryPath(slug))),
    picks: [
      '/a/registry-101',
      '/news/crib-bumpers-and-inclined-sleepers-ban',
      '/a/safe-sleep-for-babies',
      '/a/checklist-packing-a-hospital-bag',
    ],
    tools: toolsOf(['how-we-choose', 'registry']),
  },
  {
    id: 'registry',
    label: 'Registry',
    path: '/registry',
    links: [
      link('Create Registry', '/registry'),
      link('Manage', '/manage'),
      link('Find a Registry', '/babyregistrysearch'),
    ],
    picks: [
      '/a/registry-101',
      '/a/checklist-packing-a-hospital-bag',
      '/a/safe-sleep-for-babies',
      '/a/newborn-feeding-first-weeks',
    ],
    tools: toolsOf(['registry-101']),
  },
  {
    id: 'community',
    label: 'Community',
    path: '/community',
    links: boards.map(({ label, href }) => link(label, href)),
    picks: [
      '/a/sharing-the-night-shift',
      '/a/looking-after-yourself-after-birth',
      '/a/how-long-does-it-take-to-get-pregnant',
      '/toddler-month-by-month/24-month-old',
    ],
    tools: toolsOf(['due-date', 'community']),
  },
  {
    id: 'more',
    label: 'More',
    links: [
      { ...link('Best baby deals', '/a/best-baby-deals'), only: 'US' },
      link('News', '/news'),
      link('All tools', '/tools'),
      topic('Black maternal health', 'pregnancy-black-maternal-health'),
      link('LGBTQ+ families', '/LGBTQ'),
      { ...link('The future of parenting', '/future-of-parenting'), flag: 'new' },
      link('All articles', '/a/'),
      link('All topics', '/topics'),
    ],
    picks: [
      '/news/us-childhood-vaccine-schedule-2026',
      '/news/us-baby-names-rising-2017-2023',
      '/a/how-due-dates-are-worked-out',
      '/a/editorial-and-medical-review-process',
    ],
    tools: [],
  },
]

/** The seven stages of the almanac, as the tabs at its edge. `tone` names their color. */
export const stageTabs = [
  { label: 'Trying', path: '/topics/getting-pregnant', tone: 'trying' },
  { label: 'First trimester', path: '/topics/first-trimester', tone: 'first' },
  { label: 'Second trimester', path: '/topics/second-trimester', tone: 'second' },
  { label: 'Third trimester', path: '/topics/third-trimester', tone: 'third' },
  { label: 'Newborn', path: '/baby-month-by-month/0-month-old-baby', tone: 'newborn' },
  { label: 'Baby', path: '/baby-month-by-month', tone: 'baby' },
  { label: 'Toddler', path: '/toddler-month-by-month', tone: 'toddler' },
] as const

interface Seen {
  country: 'US' | 'other'
  /** The row of a wide window, or the panel of a small one. */
  place: 'row' | 'panel'
  /** After a loss: another menu. */
  sensitive?: boolean
}

/** The menu after a loss: what is meant for then, by group. */
const quietMenu = (titleOf: (path: string) => string | undefined): MenuItem[] =>
  quietGroups.map(
    (group): MenuItem => ({
      id: `quiet-${group.id}`,
      label: group.title,
      path: `${quietPath}#${group.id}`,
      links: quietPaths(group).flatMap(path => {
        const title = titleOf(path)
        return title === undefined ? [] : [link(title, path)]
      }),
      picks: [],
      tools: [],
    }),
  )

/**
 * The menu as a visitor sees it: without links for another country or another place. @param titleOf of a piece of ours,
 * by its address
 */
export const menuFor = (
  { country, place, sensitive }: Seen,
  titleOf: (path: string) => string | undefined = () => undefined,
): MenuItem[] =>
  sensitive
    ? quietMenu(titleOf)
    : mainMenu.map(item => ({
        ...item,
        links: item.links.filter(
          ({ only, panelOnly }) => (!only || only === country) && (!panelOnly || place === 'panel'),
        ),
      }))
