import t from 'tap'
import type { Card } from '../../content/schema.ts'
import type { Member } from '../../contract/member.ts'
import { DashboardView } from '../../views/dashboard/dashboard.tsx'
import { aLoss, cycle, shown, today, week } from '../support/dashboard.tsx'
import { all, textOf, withName } from '../support/html.ts'
import { aChild, aPregnancy } from '../support/member-entity.ts'
import { render } from '../support/render.tsx'

t.test('trying to conceive', async t => {
  const first = shown({ is_ttc: true }, cycle('2026-11-12'))
  t.match(first.text, 'Fertile days: November 21 to 26, 2026')
  t.match(first.text, 'These days are now.')
  t.match(first.text, /Ovulation, about November 26, 2026/)
  t.match(first.text, /first day for a test December 10, 2026/)
  t.ok(first.links.includes('/settings/cycle'))
  t.notMatch(shown({ is_ttc: true }, cycle('2026-11-13')).text, 'These days are now.', 'a day before they begin')
  t.match(
    shown({ is_ttc: true }, cycle('2026-11-06')).text,
    'Fertile days: December 13 to 18, 2026',
    'the day after ovulation it is the next',
  )
  t.match(shown({ is_ttc: true }, cycle('2026-11-06')).text, 'over one more cycle')
})

t.test('an unusual cycle is said as a range, open until its last possible day', async t => {
  const { text } = shown({ is_ttc: true }, cycle('2026-10-22', 40))
  t.match(text, 'Fertile days: November 10 to 21, 2026')
  t.match(text, 'A cycle of 40 days is outside the usual 21 to 35')
  t.match(text, 'less 10 to 16, is ovulation')
  t.notMatch(text, 'Best days')
  t.match(shown({ is_ttc: true }, cycle('2026-10-21', 40)).text, 'Fertile days: December 19 to 30, 2026')
})

t.test('a cycle that is not known, or too old', async t => {
  for (const more of [cycle(null), { cycle: { is: null } }])
    t.match(shown({ is_ttc: true }, more).text, 'Add your last period')
  const old = shown({ is_ttc: true }, cycle('2026-06-01'))
  t.match(old.text, 'A newer date is needed')
  t.notMatch(old.text, 'Fertile days')
})

t.test('a pregnancy', async t => {
  const { text, links, headings, dialogs } = shown(
    { pregnancy: aPregnancy('2027-05-30', { code_name: 'Peanut' }) },
    { week },
  )
  t.ok(headings.includes('12 weeks and 6 days'))
  t.match(text, /Peanut · First trimester/)
  t.match(text, /Due May 30, 2027/)
  t.match(text, /190 days/)
  t.match(text, /About the length of a lime/)
  t.match(text, /A scan comes\./)
  t.match(text, /Ask about it/)
  t.ok(links.includes(week.path))
  t.same(dialogs, ['pregnancy', 'add'])
  t.notMatch(text, /twins/i)
})

t.test('twins, and a week without a guide', async t => {
  const { text, links } = shown({ pregnancy: aPregnancy('2027-02-01', { multiples: 'true' }) })
  t.match(text, /Twins or more · Third trimester/)
  t.match(text, /Sizes here are those of a single baby/)
  t.match(text, /37\.7 cm \(14\.8 in\) from head to heel, 1,379 g/)
  t.ok(links.includes('/pregnancy-week-by-week'))
})

t.test('a due date so far ahead that the count has not begun', async t => {
  t.match(
    shown({ pregnancy: aPregnancy('2027-09-10') }).text,
    'By this date the count of weeks begins on December 4, 2026.',
  )
})

t.test('the last day before the due date counts, the due date itself does not', async t => {
  const eve = shown({ pregnancy: aPregnancy('2026-11-22') })
  t.match(eve.text, /1 day /)
  t.ok(eve.headings.includes('39 weeks and 6 days'))
  const day = shown({ pregnancy: aPregnancy('2026-11-21') })
  t.match(day.text, 'The due date is today, November 21, 2026.')
  t.ok(day.headings.includes('40 weeks'))
  t.notMatch(day.text, 'Days to the due date')
})

t.test('past the due date', async t => {
  const words = [
    // due, heading, what is usual
    ['2026-11-15', '40 weeks and 6 days', 'this is full term'],
    ['2026-11-14', '41 weeks', 'it is called late term'],
    ['2026-11-08', '41 weeks and 6 days', 'it is called late term'],
    ['2026-11-07', '42 weeks', 'it is called post-term'],
    ['2026-11-01', '42 weeks', 'it is called post-term'],
    ['2026-10-31', '42 weeks', 'lies some weeks back'],
  ] as const
  for (const [due, heading, usual] of words) {
    const { text, headings, dialogs } = shown({ pregnancy: aPregnancy(due) })
    t.ok(headings.includes(heading), `${due}: ${heading}`)
    t.match(text, usual, due)
    t.match(text, 'Your baby moves less than usual')
    t.notMatch(text, '!')
    t.same(dialogs, ['pregnancy', 'add', 'pregnancy', 'add'])
  }
  t.notMatch(shown({ pregnancy: aPregnancy('2026-11-07') }).text, 'ago', 'from 42 weeks nothing counts')
})

t.test('a child born early', async t => {
  const zoe = aChild('2026-05-01', { first_name: 'zoe', due_date: aPregnancy('2026-06-26').due_date })
  const { text, links } = shown(
    { born_children: [zoe] },
    { months: new Set(['/baby-month-by-month/6-month-old-baby']) },
  )
  t.match(text, /Zoe/)
  t.match(text, /6 months and 20 days/)
  t.match(text, 'Corrected age: 4 months and 26 days, counted from the due date, June 26, 2026')
  t.match(text, 'by a corrected age of 4 months')
  t.match(text, /at 9 months, about February 1, 2027/, 'the visit goes by the age since birth')
  t.ok(links.includes('/baby-month-by-month/6-month-old-baby'))
})

t.test('a child at term, with the vaccines of the next visit', async t => {
  const { text, links } = shown({ born_children: [aChild('2026-06-10')] })
  t.match(text, 'Three in four children or more do these things by 4 months.')
  t.match(text, /at 6 months, about December 10, 2026/)
  t.match(text, /usual from then Hepatitis B, Rotavirus, Diphtheria/)
  t.notMatch(text, 'Corrected age')
  t.ok(links.includes('/baby-month-by-month'), 'the index stands in for a guide that is not there')
})

t.test('what helps today goes by the age or the week, with when to call', async t => {
  const helps = (member: Partial<Member>) => shown(member).links.filter(href => href?.startsWith('/a/'))
  const newborn = shown({ born_children: [aChild('2026-11-11')] })
  t.match(newborn.text, 'Next well-child visit, in 20 days at 1 month, about December 11, 2026')
  t.ok(newborn.links.includes('/a/newborn-feeding-first-weeks') && newborn.links.includes('/a/when-to-call#newborn'))
  t.ok(helps({ born_children: [aChild('2025-06-11')] }).includes('/a/when-to-call#toddler'))
  t.ok(helps({ pregnancy: aPregnancy('2027-01-30') }).includes('/a/signs-of-labor'))
  t.notOk(helps({ pregnancy: aPregnancy('2027-06-30') }).includes('/a/signs-of-labor'))
  t.same(helps({ after_loss: true, is_ttc: true }), [], 'after a loss nothing of it')
})

t.test('names that are kept, and none of them after a loss', async t => {
  const names = { is: ['Olivia', 'Zoë', ...'ABCDEF'].map(name => name.padEnd(2, 'x')) }
  const { text, links } = shown({}, { names })
  t.match(text, /Names kept ?Olivia ?, Zoë ?,.*Dx ?and 2 more/)
  t.same(
    links.filter(href => href?.startsWith('/b/')),
    ['/b/olivia-baby-name', '/b/ax-baby-name', '/b/bx-baby-name', '/b/cx-baby-name', '/b/dx-baby-name', '/b/favorites'],
  )
  t.match(shown({}, { names: null }).text, 'Your names cannot be reached right now')
  t.notMatch(shown({ after_loss: true }, { names }).text, /Names kept|Olivia/)
})

t.test('36 months have lists and visits, 37 the parenting topic', async t => {
  const young = shown({ born_children: [aChild('2023-10-22')] })
  t.match(young.text, /By 36 months/)
  const older = shown({ born_children: [aChild('2023-10-21')] })
  t.notMatch(older.text, /By 36 months|well-child/)
  t.ok(older.links.includes('/topics/parenting'))
})

t.test('a birth date that is not known is asked for', async t => {
  const { text, dialogs } = shown({ born_children: [aChild('2026-01-01', { birth_date: null })] })
  t.match(text, 'When was Ben born?')
  t.same(dialogs, ['child:c1', 'child:c1', 'add'])
})

t.test('several children have a tab each, the youngest first', async t => {
  const ids = { id: 'c2', id_string: 'c2', first_name: 'Ada' }
  const { root } = shown({ born_children: [aChild('2024-01-01'), aChild('2026-01-01', ids)] })
  const tabs = all(root, tag => tag.attributes.role === 'tab').map(tab => textOf(tab).trim())
  t.same(tabs, ['Ada', 'Ben'])
  t.equal(all(root, tag => tag.attributes.role === 'tabpanel').length, 2)
})

t.test('nothing yet', async t => {
  const { text, dialogs, links, headings } = shown({})
  t.ok(headings.includes('Good to see you, Emma'))
  t.match(text, 'What shall this page follow?')
  t.same(dialogs, ['add'], 'one button for it')
  t.same(shown({}, { begins: 'pregnant' }).dialogs, ['add:pregnancy', 'add'], 'two where they ask different things')
  for (const path of [
    '/topics/getting-pregnant',
    '/pregnancy-week-by-week',
    '/baby-month-by-month',
    '/settings',
    '/saved-articles',
  ])
    t.ok(links.includes(path), path)
})

t.test('after a loss nothing counts, celebrates or invites', async t => {
  const guide: Card = {
    kind: 'week',
    slug: 'w',
    path: '/w',
    title: '12 weeks',
    lead: '',
    art: 'home',
    topics: [],
    updated: '',
    published: '',
  }
  const saved = { is: [guide] }
  for (const member of [{}, { is_ttc: true }]) {
    const { text, links, headings } = shown(
      { ...member, after_loss: true },
      { losses: { is: [aLoss()] }, saved, ...cycle('2026-11-12') },
    )
    t.ok(headings.includes('Hello, Emma'))
    t.match(text, 'We are sorry for your loss')
    t.notMatch(text, /fertile|ovulation|week|due|2027|Bean|on the way/i)
    t.ok(links.includes('/topics/pregnancy-miscarriage-pregnancy-loss'))
    t.ok(links.includes('/settings/losses'))
    t.notOk(links.includes('/w'), 'what was kept before is not held out')
  }
  const kept = shown({ after_loss: true }, { losses: { is: [aLoss({ record: 'keep' })] } })
  t.match(kept.text, /“ ?Bean ?” is kept here/)
  t.notMatch(kept.text, /2027/)
})

t.test('a pregnancy after a loss is one, a little quieter', async t => {
  const { root, text } = shown({ pregnancy: aPregnancy('2027-05-30') }, { week, losses: { is: [aLoss()] } })
  t.match(text, '12 weeks and 6 days')
  t.notMatch(text, 'of a lime')
  const [days] = withName(root, 'details')
  t.notOk('open' in (days?.attributes ?? {}), 'the days are there for who opens them')
  t.notMatch(text, 'Bean')
  t.ok(
    withName(root, 'a').some(({ attributes }) => attributes.href === '/a/pregnancy-after-loss'),
    'offered, not pushed',
  )
})

t.test('what cannot be reached says so, and the rest is there', async t => {
  const away = shown({ is_ttc: true }, { losses: null, saved: null })
  t.match(away.text, 'Your list cannot be reached right now.')
  t.ok(away.links.includes('/dashboard'), 'a way to load it again')
  t.match(shown({ is_ttc: true }).text, 'The cycle cannot be reached right now.')
})

t.test('nobody after all', async t => {
  const root = render(<DashboardView sheet={{ is: null }} today={today} />)
  t.ok(withName(root, 'a').some(a => a.attributes.href === '/login?target=%2Fdashboard'))
  t.same(
    withName(root, 'h1').map(h => textOf(h).trim()),
    ['Your almanac'],
  )
})

t.test('no words that this page does not use', async t => {
  const pages = [
    shown({}),
    shown({ pregnancy: aPregnancy('2027-05-30') }, { week }),
    shown({ born_children: [aChild('2026-06-10')] }),
  ]
  for (const { text } of pages) t.notMatch(text, /!|journey|mama|mom\b|husband|wife/i)
})
