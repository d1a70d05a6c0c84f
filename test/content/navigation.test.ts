// The menu against what was agreed: written down here once more, and not taken from it.
import { existsSync } from 'node:fs'
import t from 'tap'
import { isLoss } from '../../content/loss.ts'
import { mainMenu, menuFor, stageTabs } from '../../content/navigation.ts'
import { openBuild } from '../../server/build.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const forum = 'https://community.littlealmanac.example'

interface Agreed {
  label: string
  path: string | undefined
  /** Addresses of the dropdown, in their order. */
  links: readonly string[]
  /** What else its links may be. */
  more?: RegExp
  /** Addresses of its tools, those that were named. */
  tools?: readonly string[]
}

const under = (folder: string, slugs: string) => slugs.split(' ').map(slug => `${folder}/${slug}`)

const agreed: readonly Agreed[] = [
  {
    label: 'Pregnancy',
    path: '/topics/pregnancy',
    links: ['/pregnancy-week-by-week', ...under('/topics', 'first-trimester second-trimester third-trimester')],
    more: /^\/topics\/pregnancy-[a-z-]+$/,
    tools: [
      ...[
        '/due-date-calculator',
        '/chinese-gender-chart',
        '/calculators/contraction',
        '/pregnancy-tracker',
        '/registry',
      ],
      ...['/a/checklist-packing-a-hospital-bag', '/a/tool-birth-plan', '/community'],
    ],
  },
  {
    label: 'Baby & Toddler',
    path: '/topics/parenting',
    links: ['/baby-month-by-month', '/baby-month-by-month/0-month-old-baby', '/toddler-month-by-month'],
    more: /^\/topics\/parenting-[a-z-]+$/,
    tools: ['/a/baby-budget-calculator'],
  },
  { label: 'Parents', path: '/topics/parenting-parenting', links: [], more: /^\/topics\/parenting-[a-z-]+$/ },
  {
    label: 'Getting Pregnant',
    path: '/topics/getting-pregnant',
    links: [],
    more: /^\/topics\/getting-pregnant(-[a-z-]+)?$/,
    tools: ['/a/when-are-you-most-fertile', '/ovulation-calculator'],
  },
  {
    label: 'Baby Names',
    path: '/baby-names',
    links: under(
      '/b',
      'most-popular-baby-names boy-baby-names girl-baby-names unisex-baby-names unique-baby-names classic-baby-names baby-middle-names ' +
        'baby-name-origins a-z-baby-names baby-name-generator baby-name-matcher baby-name-game middle-name-generator meaning-of-my-name ' +
        'baby-name-lists',
    ),
  },
  {
    label: 'Product Reviews',
    path: '/product-reviews',
    links: under(
      '/product-reviews',
      'strollers-and-car-seats pregnancy-and-postpartum maternity-fashion nursing-and-feeding sleep-and-nursery baby-and-toddler-care ' +
        'kids-clothing toys-and-gifts holiday-products-and-gifts',
    ),
  },
  {
    label: 'Registry',
    path: '/registry',
    links: ['/registry', '/manage', '/babyregistrysearch'],
    tools: ['/a/registry-101'],
  },
  {
    label: 'Community',
    path: '/community',
    links: under(
      forum,
      'month-clubs trimesters babies-0-3-months parenting trying-to-conceive adoption multiples preemies toddlers eco-friendly-family',
    ),
  },
  {
    label: 'More',
    path: undefined,
    links: [
      ...[
        '/a/best-baby-deals',
        '/news',
        '/tools',
        '/topics/pregnancy-black-maternal-health',
        '/LGBTQ',
        '/future-of-parenting',
      ],
      ...['/a/', '/topics'], // ours: every page can be reached from them
    ],
  },
]

t.test('the nine items, in their order', async t => {
  t.same(
    mainMenu.map(({ label, path }) => [label, path]),
    agreed.map(({ label, path }) => [label, path]),
  )
})

for (const [i, { label, links, more, tools }] of agreed.entries())
  t.test(label, async t => {
    const item = mainMenu[i]
    const paths = item?.links.map(({ path }) => path) ?? []
    t.same(paths.slice(0, links.length), links, 'its links come first')
    t.same(
      paths.slice(links.length).filter(path => !more?.test(path)),
      [],
      'and no others but its own topics',
    )
    t.ok(paths.length >= 3 && new Set(paths).size === paths.length, `${paths.length} addresses, each once`)
    t.equal(new Set(item?.links.map(({ label }) => label)).size, paths.length, 'under as many names')
    const toolPaths = item?.tools.map(({ path }) => path) ?? []
    t.same(
      tools?.filter(path => !toolPaths.includes(path)),
      tools && [],
      'its tools',
    )
    t.equal(new Set(toolPaths).size, toolPaths.length, 'each once')
  })

t.test('words that were given are these', async t => {
  const labels = (id: string) => mainMenu.find(item => item.id === id)?.links.map(({ label }) => label)
  t.same(labels('registry'), ['Create Registry', 'Manage', 'Find a Registry'])
  t.same(labels('community'), [
    ...[
      'Month clubs',
      'Trimesters',
      'Babies 0-3 months',
      'Parenting',
      'Trying to conceive',
      'Adoption',
      'Multiples',
      'Preemies',
    ],
    ...['Toddlers', 'Eco-friendly family'],
  ])
})

t.test('each recommends four pieces that are there', async t => {
  for (const { label, picks } of mainMenu) {
    t.equal(new Set(picks).size, 4, label)
    const cards = picks.map(path => content.cardAt(path))
    t.same(
      picks.filter((_, i) => !cards[i]),
      [],
      `${label}: all of them are ours`,
    )
    t.notOk(
      cards.some(card => card && isLoss(card)),
      `${label}: none on a loss`,
    )
  }
})

t.test('every tool has a drawing', async t => {
  const drawings = new Set(mainMenu.flatMap(({ tools }) => tools.map(({ art }) => art)))
  const lost = [...drawings].filter(art => !existsSync(new URL(`../../assets/art/${art}.svg`, import.meta.url)))
  t.same(lost, [])
  t.ok(drawings.size >= 10, `${drawings.size} drawings`)
})

t.test('ids are unique and fit into an address', async t => {
  const ids = mainMenu.map(({ id }) => id)
  t.equal(new Set(ids).size, 9)
  t.same(
    ids.filter(id => !/^[a-z]+(-[a-z]+)*$/.test(id)),
    [],
  )
})

t.test('who sees what', async t => {
  const seen = (country: 'US' | 'other', place: 'row' | 'panel') =>
    menuFor({ country, place }).flatMap(({ links }) => links.map(({ path }) => path))
  const all = mainMenu.flatMap(({ links }) => links.map(({ path }) => path))
  const without = (...paths: string[]) => all.filter(path => !paths.includes(path))
  t.same(seen('US', 'panel'), all)
  t.same(seen('US', 'row'), without('/b/baby-name-matcher'), 'the matcher only in the panel')
  t.same(seen('other', 'panel'), without('/a/best-baby-deals'), 'deals only in the US')
  t.same(seen('other', 'row'), without('/b/baby-name-matcher', '/a/best-baby-deals'))
  const flags = mainMenu.flatMap(({ links }) => links.filter(({ flag }) => flag).map(({ path, flag }) => [path, flag]))
  t.same(flags, [
    ['/b/baby-name-matcher', 'Beta'],
    ['/future-of-parenting', 'new'],
  ])
})

t.test('the tabs are seven, each with a colour of its own', async t => {
  t.equal(stageTabs.length, 7)
  for (const key of ['label', 'path', 'tone'] as const) t.equal(new Set(stageTabs.map(tab => tab[key])).size, 7, key)
})
