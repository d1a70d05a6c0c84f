// Guides to weeks and months: figures with their source, and the way to what a page does not have.
import t from 'tap'
import { signsOfMonth, signsOfWeek } from '../../content/danger-signs/danger-stages.ts'
import { firstSigns } from '../../content/danger-signs/first-signs.ts'
import { milestones, milestonesAt } from '../../content/milestones.ts'
import type { Piece } from '../../content/schema.ts'
import { vaccinesDueAt } from '../../content/vaccines.ts'
import { MonthView } from '../../views/content/month.tsx'
import { SizePanel } from '../../views/content/size-panel.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const hosts = (root: ReturnType<typeof render>) =>
  withName(withName(root, 'aside')[0] ?? root, 'a').map(({ attributes }) => new URL(attributes.href ?? '').hostname)
const size = { object: 'thing', by: 'length', art: 'size-fig' } as const

t.test('the figures of every week name their sources', async t => {
  for (let week = 6; week <= 41; week++) {
    const root = render(<SizePanel week={week} size={size} />)
    const text = textOf(root)
    if (week < 14) {
      t.match(text, /Length, head to rump.*Robinson and Fleming, 1975/s, `week ${week}`)
      t.same(hosts(root), ['pubmed.ncbi.nlm.nih.gov'], `week ${week}`)
      t.notMatch(text, /Weight/, `week ${week}: no weight, and no source of one`)
    } else {
      t.match(
        text,
        /Length, head to heel.*Weight.*INTERGROWTH-21st, Lancet 2014.*Vintzileos.*Weight: Hadlock and others, Radiology 1991/s,
        `week ${week}`,
      )
      t.same(hosts(root), ['doi.org', 'doi.org'], `week ${week}`)
    }
    t.equal(/one week further/.test(text), week > 40, `week ${week}: the curves end at week 40`)
    t.equal(/includes the legs/.test(text), week === 14, `week ${week}: the other ruler is told once`)
  }
})

t.test('weeks outside the table of sizes say why, each in its words', async t => {
  for (const [week, title, art] of [
    [1, 'Nothing to measure yet', 'cycle'],
    [5, 'Nothing to measure yet', 'cycle'],
    [42, 'Beyond the table of sizes', 'stage-newborn'],
  ] as const) {
    const root = render(<SizePanel week={week} size={undefined} />)
    t.equal(textOf(withName(root, 'h2')[0] ?? root), title, `week ${week}`)
    t.equal(withName(root, 'dl').length, 0, `week ${week}: no figures`)
    if (week < 4) t.match(withName(root, 'img')[0]?.attributes.src, art)
    else t.equal(withName(root, 'figure').length, 1, `week ${week}: drawn`)
    t.equal(/ends at week 41/.test(textOf(root)), week === 42, `week ${week}`)
  }
})

const month: Piece<'month'> = {
  kind: 'month',
  slug: '',
  path: '/a-month',
  title: 'A month',
  description: '',
  lead: 'One sentence.',
  art: 'cot',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 3,
  sections: [{ id: '', title: '', html: '<p>Text.</p>' }],
  review: { by: 'editorial', on: '2026-11-21', due: '2027-11-21' },
  sources: [],
  minute: { baby: 'Of the child.', you: 'Of you.' },
  keyPoints: ['One', 'Two', 'Three'],
  alsoCall: ['A line of its own'],
  checklist: ['One', 'Two', 'Three'],
}
const show = (age: number, input = {}) =>
  render(
    <MonthView
      piece={{ ...month, slug: age > 12 ? `${age}-month-old` : `${age}-month-old-baby` }}
      previous={undefined}
      next={undefined}
      months={[]}
      milestones={milestonesAt(age)}
      vaccines={vaccinesDueAt(age)}
      related={[]}
    />,
    input,
  )

t.test('a month without a milestone list leads to the lists around it', async t => {
  const around = (age: number) =>
    withName(show(age), 'p').filter(({ attributes }) => attributes.class === 'milestone-links')
  const links = (age: number) => around(age).flatMap(p => withName(p, 'a').map(a => [textOf(a), a.attributes.href]))
  const two = ['2 months', '/baby-month-by-month/2-month-old-baby']
  const four = ['4 months', '/baby-month-by-month/4-month-old-baby']
  const year = ['12 months', '/baby-month-by-month/12-month-old-baby']
  const fifteen = ['15 months', '/toddler-month-by-month/15-month-old']
  t.same(links(0), [two])
  t.same(links(1), [two])
  t.match(textOf(around(1)[0] ?? show(1)), /The first is for 2 months\.$/)
  t.same(links(3), [two, four])
  t.match(textOf(around(3)[0] ?? show(3)), /The one before is for 2 months\. The next is for 4 months\.$/)
  t.same(links(11)[1], year)
  t.same(links(14), [year, fifteen], 'over the border of the two families')
  for (let age = 0; age <= 36; age++)
    t.equal(around(age).length, milestones.some(({ months }) => months === age) ? 0 : 1, `month ${age}`)
})

t.test('a month shows the danger signs of its age, the soonest first, and its own lines after them', async t => {
  const box = (age: number) =>
    withName(show(age), 'section').find(({ attributes }) => attributes['aria-labelledby'] === 'danger-signs') ??
    show(age)
  t.same(
    withName(box(0), 'h3').map(heading => textOf(heading)),
    ['Call 911, or your emergency number', 'Call now, at any hour', 'Call today', 'At this age also'],
  )
  t.match(textOf(box(0)), /Green or bloody vomit.*navel.*A line of its own/s)
  t.notMatch(textOf(box(6)), 'navel')
  const links = withName(box(14), 'a').map(({ attributes }) => attributes.href)
  t.equal(links[0], 'tel:911', 'a number can be pressed')
  t.equal(links.at(-1), '/a/when-to-call#toddler')
})

t.test('vaccines are counted from birth, and say so with their source', async t => {
  const root = show(2)
  const list = withName(root, 'details').find(fold => textOf(fold).startsWith('Vaccines')) ?? root
  t.match(textOf(list), /By the age since birth, also for a baby born early.*Vaccine.*Usual age/s, 'before the ages')
  t.match(withName(list, 'a')[0]?.attributes.href, 'https://publications.aap.org/pediatrics/')
})

t.test('the card of a minute begins with the signs to know first', async t => {
  const card = (age: number, input = {}) =>
    withName(show(age, input), 'section').find(({ attributes }) => attributes['aria-labelledby'] === 'minute')
  t.match(
    textOf(card(1) ?? show(1)),
    /Your baby\s*Of the child.*You\s*Of you.*Do this\s*One\..*Call, at any hour, for\s*A temperature of 100.4/s,
  )
  t.match(textOf(card(14) ?? show(14)), /Your toddler/)
  for (let week = 1; week <= 42; week++) t.equal(firstSigns(signsOfWeek(week)).length, 3, `week ${week}`)
  for (let age = 0; age <= 36; age++) t.equal(firstSigns(signsOfMonth(age)).length, 3, `month ${age}`)
  t.equal(
    firstSigns([...signsOfWeek(30), ...signsOfMonth(1), ...signsOfMonth(4)]).every(({ urgency }) => urgency === 'now'),
    true,
    'for these a call is right at any hour',
  )
})

t.test('after a loss a guide has neither the card nor a list to tick', async t => {
  const has = (root: ReturnType<typeof show>) => ({
    card: withName(root, 'section').some(({ attributes }) => attributes.class === 'minute'),
    strip: withName(root, 'nav').some(({ attributes }) => attributes.class === 'guide-strip'),
    ticks: withName(root, 'input').some(({ attributes }) => attributes.type === 'checkbox'),
    items: withName(root, 'ul').some(({ attributes }) => attributes.class?.startsWith('checklist')),
  })
  t.same(has(show(4)), { card: true, strip: true, ticks: true, items: true })
  t.same(has(show(4, { sensitive: true })), { card: false, strip: false, ticks: false, items: true })
  t.same(has(show(4, { path: '/a-month/amp' })).ticks, false, 'nor has a twin, which shows it as on paper')
})
