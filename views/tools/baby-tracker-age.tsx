import { ageOf, correctedAge } from '../../domain/ages.ts'
import { counted } from '../../domain/counted.ts'
import { type CalendarDate, daysBetween, localDay } from '../../domain/dates.ts'
import type { Baby } from '../../domain/tools/babies.ts'
import { birthDateOf, dueDateOf } from '../../domain/tools/baby-dates.ts'

/** An age for people: '12 days', '7 weeks 2 days' under three months, then '6 months 0 days'. */
export function ageInWords(from: CalendarDate, on: CalendarDate): string {
  const { months, days } = ageOf(from, on)
  const all = Math.max(0, daysBetween(from, on))
  if (all < 14) return counted(all, 'day')
  if (months < 3) return `${counted(Math.floor(all / 7), 'week')} ${counted(all % 7, 'day')}`
  return `${counted(months, 'month')} ${counted(days, 'day')}`
}

/** How old the child is, and for one born before 37 weeks the corrected age. */
export function BabyAge({ baby, name, today }: { baby: Baby; name: string; today: CalendarDate | null }) {
  const birth = today && birthDateOf(baby, today)
  if (!today || !birth) return null
  const due = dueDateOf(baby, birth)
  const corrected = due && correctedAge(birth, due, today)
  return (
    <p className="baby-age">
      <b>{name}</b> is {ageInWords(birth, today)} old
      {due && corrected && (
        <>
          , corrected age{' '}
          {today < due
            ? `none yet: ${counted(daysBetween(today, due), 'day')} to the due date`
            : ageInMonths(corrected.months, corrected.days)}
        </>
      )}
      .
    </p>
  )
}

const ageInMonths = (months: number, days: number) => `${counted(months, 'month')} ${counted(days, 'day')}`

/** How old a child is, in the largest unit: '12 days', '7 weeks', '6 months'; '' without a birth date. */
export function shortAge(baby: Baby, now: number): string {
  const today = localDay(now)
  const birth = birthDateOf(baby, today)
  return birth ? ageInWords(birth, today).split(' ').slice(0, 2).join(' ') : ''
}
