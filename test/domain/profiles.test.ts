import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import type { BornChild } from '../../contract/member.ts'
import { addDays, calendarDate as d, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { monthLink, profileEntries, weekLink } from '../../domain/profiles.ts'

const child = (id: string, birth: string | null): BornChild => ({
  id,
  id_string: id,
  first_name: 'Child',
  birth_date: birth && toWireBirthDate(d(birth)),
  gender: 0,
  middle_name: null,
  age_string: '',
})
const due = (date: string) => ({ due_date: toUnixSeconds(d(date)) })

t.test('a child’s month guide, on both sides of every edge', async t => {
  const vectors = [
    // birth, day, link
    ['2026-03-01', '2026-02-28', '/baby-month-by-month/0-month-old-baby'], // still yesterday there
    ['2026-03-01', '2026-03-31', '/baby-month-by-month/0-month-old-baby'], // 30 days
    ['2026-03-01', '2026-04-01', '/baby-month-by-month/1-month-old-baby'], // 31 days
    ['2026-03-01', '2027-02-28', '/baby-month-by-month/11-month-old-baby'],
    ['2026-03-01', '2027-03-01', '/baby-month-by-month/12-month-old-baby'],
    ['2026-03-01', '2027-03-31', '/baby-month-by-month/12-month-old-baby'],
    ['2026-03-01', '2027-04-01', '/toddler-month-by-month/13-month-old'],
    ['2026-03-01', '2029-03-01', '/toddler-month-by-month/36-month-old'],
    ['2026-03-01', '2029-03-31', '/toddler-month-by-month/36-month-old'],
    ['2026-03-01', '2029-04-01', '/topics/parenting'],
    ['2010-03-01', '2026-03-01', '/topics/parenting'],
  ] as const
  for (const [birth, day, link] of vectors) t.equal(monthLink(child('c', birth), d(day)), link, `${birth} on ${day}`)
  t.equal(monthLink(child('c', null), d('2026-03-01')), '/topics/parenting', 'an unknown birth date')
})

t.test('a pregnancy’s week guide, on both sides of every edge', async t => {
  const vectors = [
    ['2026-12-25', '2026-01-01', '/pregnancy-week-by-week/1-weeks-pregnant'], // before it began
    ['2026-12-25', '2026-03-27', '/pregnancy-week-by-week/1-weeks-pregnant'], // 7 days
    ['2026-12-25', '2026-04-02', '/pregnancy-week-by-week/1-weeks-pregnant'], // 13 days
    ['2026-12-25', '2026-04-03', '/pregnancy-week-by-week/2-weeks-pregnant'], // 14 days
    ['2026-12-25', '2026-12-24', '/pregnancy-week-by-week/39-weeks-pregnant'],
    ['2026-12-25', '2026-12-25', '/pregnancy-week-by-week/40-weeks-pregnant'],
    ['2026-12-25', '2027-01-07', '/pregnancy-week-by-week/41-weeks-pregnant'],
    ['2026-12-25', '2027-01-08', '/pregnancy-week-by-week/42-weeks-pregnant'],
    ['2026-12-25', '2027-06-01', '/pregnancy-week-by-week/42-weeks-pregnant'], // it goes no further
  ] as const
  for (const [date, day, link] of vectors) t.equal(weekLink(due(date), d(day)), link, `${date} on ${day}`)
  t.equal(weekLink({ due_date: 1799107200000 }, d('2026-03-01')), '/pregnancy-week-by-week', 'a due date that is none')
})

t.test('the entries of a member', async t => {
  const on = d('2026-11-20')
  const born_children = [
    child('unknown', null),
    child('big', '2022-01-01'),
    child('toddler', '2025-10-20'),
    child('baby', '2025-11-19'),
    child('new', '2026-10-21'),
  ]
  t.same(profileEntries({ pregnancy: { id: 'p', ...due('2026-12-25') }, born_children }, on), [
    { type: 'pregnancy', id: 'p', weeks: 35, info: '35 weeks', slug: '35-weeks-pregnant', age: 0 },
    { type: 'baby', id: 'new', weeks: 4, info: 'newborn', slug: '0-month-old-baby', age: 0 },
    { type: 'baby', id: 'baby', weeks: 52, info: 'baby', slug: '12-month-old-baby', age: 12 },
    { type: 'toddle', id: 'toddler', weeks: 56, info: 'toddler', slug: '13-month-old', age: 13 },
    { type: 'toddle', id: 'big', weeks: 254, info: 'toddler', slug: '58-month-old', age: 58 },
  ])
  t.same(profileEntries({ pregnancy: {}, born_children: [child('c', '2026-06-20')] }, on), [
    { type: 'baby', id: 'c', weeks: 21, info: '5 mo', slug: '5-month-old-baby', age: 5 },
  ])
  const early = { id: 'p', multiples: 'false', ...due('2027-08-20') } as const
  t.match(profileEntries({ pregnancy: early, born_children: [] }, on), [{ weeks: 1, info: '1 week' }])
  t.same(profileEntries({ pregnancy: {}, born_children: [] }, on), [])
})

const zones =
  'UTC America/New_York America/Sao_Paulo Europe/London Asia/Kolkata Australia/Lord_Howe Pacific/Kiritimati Pacific/Pago_Pago'.split(
    ' ',
  )
const days = [
  '2024-02-29',
  '2025-03-30',
  '2025-12-31',
  '2026-01-01',
  '2026-03-08',
  '2026-10-04',
  '2026-11-01',
  '2026-11-20',
]
const at = (file: string) => JSON.stringify(new URL(`../../domain/${file}`, import.meta.url).href)
const script = `
import { calendarDate, addDays, toUnixSeconds, toWireBirthDate } from ${at('dates.ts')}
import { birthDateOf, dueDateOf, expectingLine } from ${at('member.ts')}
import { check } from ${at('member-fields.ts')}
import { monthLink, profileEntries, weekLink } from ${at('profiles.ts')}
const on = calendarDate('2026-11-20')
const answers = ${JSON.stringify(days)}.map(text => {
  const birth_date = toWireBirthDate(calendarDate(text))
  const pregnancy = { id: 'p', multiples: 'false', due_date: toUnixSeconds(addDays(calendarDate(text), 280)) }
  const checks = [-1, 0, 1].map(step => [
    check('child.birth_date', birth_date, { today: addDays(calendarDate(text), step) }),
    check('pregnancy.due_date', toUnixSeconds(addDays(calendarDate('2027-09-20'), step)), { today: on }),
    check('pregnancy.due_date', toUnixSeconds(addDays(calendarDate('2026-10-20'), step)), { today: on }),
  ])
  const entries = profileEntries({ pregnancy, born_children: [{ id: 'c', birth_date }] }, on)
  const read = [birthDateOf(birth_date), dueDateOf(pregnancy.due_date)]
  return [read, expectingLine(pregnancy), monthLink({ birth_date }, on), weekLink(pregnancy, on), checks, entries]
})
console.log(JSON.stringify({ hours: new Date(2026, 6, 1).getTimezoneOffset() / -60, answers }))
`

async function answersIn(zone: string): Promise<{ hours: number; answers: unknown[][] }> {
  const args = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, TZ: zone } })
  return JSON.parse(stdout)
}

t.test('dates, links, entries and rules are the same in every time zone', async t => {
  const results: { hours: number; answers: unknown[][] }[] = []
  for (const zone of zones) results.push(await answersIn(zone))
  t.equal(new Set(results.map(({ hours }) => hours)).size, zones.length, 'the zones were really different')
  const [utc, ...others] = results
  t.same(utc?.answers[3]?.slice(0, 3), [
    ['2026-01-01', addDays(d('2026-01-01'), 280)],
    'Expecting October 8, 2026',
    '/baby-month-by-month/10-month-old-baby',
  ])
  for (const [index, other] of others.entries()) t.same(other.answers, utc?.answers, `as in ${zones[index + 1]}`)
})
