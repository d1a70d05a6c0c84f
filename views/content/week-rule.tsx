import { usePage } from '../page.tsx'

/** A ruler of forty weeks with the past ones filled, and the same in words. */
export function WeekRule({ week }: { week: number }) {
  if (usePage().sensitive) return null
  const left = 40 - week
  return (
    <p className="week-rule">
      <svg viewBox="0 0 400 12" aria-hidden="true">
        <path className="week-rule-ticks" d={ticks} />
        <path className="week-rule-done" d={`M0 11h${Math.min(week, 40) * 10}`} />
      </svg>
      {left > 0
        ? `${left} ${left === 1 ? 'week' : 'weeks'} to the due date`
        : left === 0
          ? 'The week of the due date'
          : 'Past the due date'}
    </p>
  )
}

/** A tick a week, a longer one every fourth. */
const ticks = Array.from(
  { length: 41 },
  (_, i) => `M${Math.min(Math.max(i * 10, 0.5), 399.5)} 11v${i % 4 === 0 ? -10 : -5}`,
).join('')
