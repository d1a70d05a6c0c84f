// What was entered about cycles, read: what the coming ones can be counted from.
import { cycleLengths, lutealLengths } from '../cycle-lengths.ts'
import { type CalendarDate, dateIn, daysBetween, parseDate } from '../dates.ts'
import type { CycleBasis } from './cycle-basis.ts'
import { type CycleEntries, countedCycles, lastPeriodSpan, pastSpan } from './cycle-entries.ts'
import { numberIn } from './typed-number.ts'

interface Past {
  /** Lengths of the cycles between all the periods entered, newest first. */
  lengths: number[]
  /** Days from each of them to the next newer one, in its place; null for what is no date, which its field says. */
  gaps: (number | null)[]
}

/** Whether so many days between two periods are a cycle that can be counted. */
export const isCycle = (days: number): boolean => days >= cycleLengths.min && days <= cycleLengths.max

/** The cycles that follow from first days of periods, in whatever order they were entered. */
export function pastCycles(lastPeriod: CalendarDate, past: readonly string[]): Past {
  const gaps: (number | null)[] = past.map(() => null)
  const dated = past.flatMap((text, at) => {
    const date = parseDate(text)
    return date ? { date, at } : []
  })
  let newer = lastPeriod
  for (const { date, at } of dated.sort((a, b) => daysBetween(a.date, b.date))) {
    gaps[at] = daysBetween(date, newer)
    if (date < newer) newer = date
  }
  return { lengths: dated.flatMap(({ at }) => gaps[at] ?? []).filter(isCycle), gaps }
}

function lengthsOf(entries: CycleEntries, lastPeriod: CalendarDate, on: CalendarDate): number[] | null {
  if (entries.mode === 'regular') {
    const length = numberIn(entries.cycleLength, cycleLengths)
    return length ? [length] : null
  }
  if (entries.mode === 'irregular') {
    const [short, long] = [numberIn(entries.shortest, cycleLengths), numberIn(entries.longest, cycleLengths)]
    if (!short || !long || short > long) return null
    return Array.from({ length: long - short + 1 }, (_, i) => short + i)
  }
  const { lengths, gaps } = pastCycles(lastPeriod, entries.past)
  const isRead = entries.past.every(
    (text, at) => text.trim() === '' || (dateIn(text, pastSpan(on)) && isCycle(gaps[at] ?? 0)),
  )
  return isRead && lengths.length > 0 ? lengths.slice(0, countedCycles) : null
}

/** What can be counted from on a day; null while something is missing or wrong. */
export function cycleBasis(entries: CycleEntries, on: CalendarDate): CycleBasis | null {
  const lastPeriod = dateIn(entries.lastPeriod, lastPeriodSpan(on))
  const lutealLength = numberIn(entries.lutealLength, lutealLengths)
  const lengths = lastPeriod && lengthsOf(entries, lastPeriod, on)
  return lengths && lutealLength ? { lastPeriod, lengths, lutealLength } : null
}
