// The same dates on machines in eight time zones: changes of clocks, leap days, ends of years, both sides of the date
// line.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'

const zones =
  'UTC America/New_York America/Sao_Paulo Europe/London Asia/Kolkata Australia/Lord_Howe Pacific/Kiritimati Pacific/Pago_Pago'.split(
    ' ',
  )
const days = `
  2024-02-28 2024-02-29 2024-03-01 2024-12-31 2025-01-01 2025-02-28 2025-03-01 2025-03-09 2025-03-30 2025-04-06
  2025-10-05 2025-10-26 2025-11-02 2025-12-30 2025-12-31 2026-01-01 2026-01-02 2026-01-31 2026-02-15 2026-02-28
  2026-03-01 2026-03-07 2026-03-08 2026-03-09 2026-03-28 2026-03-29 2026-03-30 2026-04-04 2026-04-05 2026-04-06
  2026-05-31 2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-03 2026-10-04 2026-10-05 2026-10-24 2026-10-25
  2026-10-26 2026-10-31 2026-11-01 2026-11-02 2026-11-20 2026-11-30 2026-12-30 2026-12-31 2027-01-01 2027-02-28
  2027-03-14 2027-03-28 2027-10-31 2027-11-07 2027-12-31 2028-01-01 2028-02-28 2028-02-29 2028-03-01 2028-12-31
`
  .trim()
  .split(/\s+/)

const at = (file: string) => JSON.stringify(new URL(`../../domain/${file}`, import.meta.url).href)
const script = `
import * as dates from ${at('dates.ts')}
import * as pregnancy from ${at('pregnancy-dating.ts')}
import { ageGroup } from ${at('ages.ts')}
const on = dates.today(Date.UTC(2026, 10, 20, 23, 30))
const answers = ${JSON.stringify(days)}.map(text => {
  const day = dates.calendarDate(text)
  const due = pregnancy.dueDateFromLastPeriod(day)
  const age = ageGroup(day, on)
  const birthday = dates.fromWireBirthDate(dates.toWireBirthDate(day))
  const saved = dates.fromUnixSeconds(dates.toUnixSeconds(due))
  const week = pregnancy.displayWeek(due, on)
  return [due, saved, week, pregnancy.slugOfWeek(week), dates.formatLong(due), birthday, age.slug, age.months, dates.addMonths(day, 1)]
})
console.log(JSON.stringify({ hours: new Date(2026, 6, 1).getTimezoneOffset() / -60, answers }))
`

async function answersIn(zone: string): Promise<{ hours: number; answers: unknown[][] }> {
  const args = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, TZ: zone } })
  return JSON.parse(stdout)
}

t.test('due date, week, slug and age are the same everywhere', async t => {
  t.equal(new Set(days).size, 60)
  const results: { hours: number; answers: unknown[][] }[] = []
  for (const zone of zones) results.push(await answersIn(zone))
  t.equal(new Set(results.map(result => result.hours)).size, zones.length, 'the zones were really different')
  const [utc, ...others] = results
  t.same(utc?.answers[0]?.slice(0, 2), ['2024-12-04', '2024-12-04'])
  for (const [index, other] of others.entries()) t.same(other.answers, utc?.answers, `as in ${zones[index + 1]}`)
})
