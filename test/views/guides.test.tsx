// Guides to weeks and months: figures with their source, and the way to what a page does not have.
import t from 'tap'
import { milestones, milestonesAt } from '../../content/milestones.ts'
import type { Piece } from '../../content/schema.ts'
import { vaccinesDueAt } from '../../content/vaccines.ts'
import { MonthView } from '../../views/content/month.tsx'
import { SizePanel } from '../../views/content/size-panel.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const hosts = (root: ReturnType<typeof render>) =>
  withName(root, 'a').map(({ attributes }) => new URL(attributes.href ?? '').hostname)
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
    t.match(withName(root, 'img')[0]?.attributes.src, art)
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
  keyPoints: ['One', 'Two', 'Three'],
  alsoCall: ['A line of its own'],
  checklist: ['One', 'Two', 'Three'],
}
const show = (age: number) =>
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
  t.equal(withName(box(14), 'a')[0]?.attributes.href, '/a/when-to-call#toddler')
})

t.test('vaccines are counted from birth, and say so with their source', async t => {
  const root = show(2)
  const list = withName(root, 'section').find(({ attributes }) => attributes['aria-labelledby'] === 'vaccines') ?? root
  t.match(textOf(list), /By the age since birth, also for a baby born early.*Vaccine.*Usual age/s, 'before the ages')
  t.match(withName(list, 'a')[0]?.attributes.href, 'https://publications.aap.org/pediatrics/')
})
