// A line of the log as it is entered by hand, and what is wrong with it.
import { addDays, type CalendarDate, localDay, parseDate } from '../dates.ts'
import { type DiaperWay, type FeedWay, isTimed, type LogLine, type VolumeUnit } from './baby-log.ts'
import { localInstant, localTime } from './local-instant.ts'

export const entryWays = ['left', 'right', 'bottle', 'solids', 'sleep', 'wet', 'dirty', 'both', 'medicine'] as const
export type EntryWay = (typeof entryWays)[number]

export interface Entry {
  way: EntryWay
  /** YYYY-MM-DD, or what was typed instead. */
  day: string
  /** As '14:05'. */
  start: string
  end: string
  what: string
  amount: string
  unit: VolumeUnit
}

const partsOf = (way: EntryWay): Pick<LogLine, 'kind' | 'way'> => {
  if (way === 'sleep' || way === 'medicine') return { kind: way }
  if (way === 'wet' || way === 'dirty' || way === 'both') return { kind: 'diaper', way }
  return { kind: 'feed', way }
}

/** Whether it has an end. */
export const hasEnd = (way: EntryWay): boolean => isTimed(partsOf(way))

/** A line as its form shows it. */
export function entryOf({ kind, way, at, end, what, amount, unit }: LogLine, ownUnit: VolumeUnit): Entry {
  const shownWay: FeedWay | DiaperWay | 'sleep' | 'medicine' = way ?? (kind === 'medicine' ? kind : 'sleep')
  return {
    way: shownWay,
    day: localDay(at),
    start: localTime(at),
    end: typeof end === 'number' ? localTime(end) : '',
    what: what ?? '',
    amount: amount ?? '',
    unit: unit ?? ownUnit,
  }
}

export type EntryProblems = Partial<Record<'day' | 'start' | 'end' | 'what', string>>

/** A timed line that ends at an earlier time of day than it began ended on the next day. */
function endOf(day: CalendarDate, start: number, end: string): number | null {
  const sameDay = localInstant(day, end)
  if (sameDay === null) return null
  return sameDay >= start ? sameDay : localInstant(addDays(day, 1), end)
}

/** Clocks tell whole minutes: what began in this one is not in the future. */
const slackMs = 60_000

/**
 * The line that an entry means, or what is wrong with it, by field.
 * @param runs the line that it changes runs, and goes on when no end is entered
 */
export function lineOfEntry(
  { way, day: typedDay, start, end, what, amount, unit }: Entry,
  now: number,
  runs = false,
): { line: Omit<LogLine, 'id'> } | { problems: EntryProblems } {
  const problems: EntryProblems = {}
  const day = parseDate(typedDay)
  const at = day && localInstant(day, start)
  if (!day) problems.day = 'Enter the day, with month, day and year.'
  else if (day > localDay(now)) problems.day = 'This day is still ahead. Enter today or an earlier day.'
  if (!/^\d\d:\d\d$/.test(start)) problems.start = 'Enter the time, with hours and minutes.'
  else if (at !== null && at > now + slackMs && !problems.day)
    problems.start = 'This time is still ahead. Enter a time that has passed.'
  const goesOn = end === '' && runs
  const ended = day && at !== null && hasEnd(way) && !goesOn ? endOf(day, at, end) : null
  if (hasEnd(way) && !goesOn) {
    if (!/^\d\d:\d\d$/.test(end)) problems.end = 'Enter when it ended, with hours and minutes.'
    else if (ended !== null && ended > now + slackMs && !problems.day && !problems.start)
      problems.end = 'This end is still ahead. Enter a time that has passed.'
  }
  if (way === 'medicine' && !what.trim()) problems.what = 'Enter the name, as it stands on the label.'
  if (at === null || Object.keys(problems).length > 0) return { problems }
  return {
    line: {
      ...partsOf(way),
      at,
      ...(hasEnd(way) && { end: ended }),
      ...(['bottle', 'solids', 'medicine'].includes(way) && what.trim() && { what: what.trim() }),
      ...(['bottle', 'medicine'].includes(way) && amount.trim() && { amount: amount.trim() }),
      ...(way === 'bottle' && { unit }),
    },
  }
}
