// The log by days of the calendar, and what a day adds up to.
import { counted } from '../counted.ts'
import { type Log, type LogLine, minutesOf, type VolumeUnit } from './baby-log.ts'
import { spanInWords } from './baby-words.ts'
import { startOfDay } from './local-time.ts'

/** Milliliters in a US fluid ounce. */
const mlPerOunce = 29.5735

export interface DayTotals {
  feeds: number
  /** Minutes at the breast, and milliliters from bottles whose amount was typed as a number. */
  nursing: number
  bottles: number
  bottleMl: number
  solids: number
  /** Minutes asleep that fall on this day. */
  sleep: number
  wet: number
  dirty: number
  medicines: number
}

const nothing: DayTotals = {
  feeds: 0,
  nursing: 0,
  bottles: 0,
  bottleMl: 0,
  solids: 0,
  sleep: 0,
  wet: 0,
  dirty: 0,
  medicines: 0,
}

/** Milliliters of a bottle; 0 where no number was typed, with a point or a comma before its decimals. */
export const mlOf = ({ amount = '', unit }: LogLine): number =>
  Math.max(0, Number(amount.replace(',', '.')) || 0) * (unit === 'oz' ? mlPerOunce : 1)

/**
 * What a day adds up to. A sleep over midnight counts for each day with its part; all else counts where it began. */
export function dayTotals(log: Log, from: number, now: number): DayTotals {
  const to = startOfDay(from, 1)
  const totals = { ...nothing }
  for (const line of log) {
    if (line.kind === 'sleep') totals.sleep += Math.max(0, Math.min(line.end ?? now, to) - Math.max(line.at, from))
    if (line.at < from || line.at >= to) continue
    if (line.kind === 'medicine') totals.medicines += 1
    if (line.way === 'wet' || line.way === 'both') totals.wet += 1
    if (line.way === 'dirty' || line.way === 'both') totals.dirty += 1
    if (line.kind !== 'feed') continue
    totals.feeds += 1
    if (line.way === 'solids') totals.solids += 1
    else if (line.way === 'bottle') {
      totals.bottles += 1
      totals.bottleMl += mlOf(line)
    } else totals.nursing += minutesOf(line, now) ?? 0
  }
  return { ...totals, sleep: Math.round(totals.sleep / 60_000) }
}

/** A volume for people, in ounces with one decimal or whole milliliters. */
export const volumeInWords = (ml: number, unit: VolumeUnit): string =>
  unit === 'oz' ? `${Number((ml / mlPerOunce).toFixed(1))} oz` : `${Math.round(ml)} ml`

/** What a day adds up to, in words that judge nothing; what there was none of is left out. */
export function totalsInWords(totals: DayTotals, unit: VolumeUnit): string[] {
  const { feeds, nursing, bottleMl, sleep, wet, dirty, medicines } = totals
  const parts = [nursing > 0 && `${spanInWords(nursing)} nursing`, bottleMl > 0 && volumeInWords(bottleMl, unit)]
  const of = parts.filter(Boolean).join(', ')
  return [
    feeds > 0 && counted(feeds, 'feed') + (of && ` (${of})`),
    sleep > 0 && `${spanInWords(sleep)} asleep`,
    wet + dirty > 0 && `${wet} wet, ${dirty} dirty`,
    medicines > 0 && counted(medicines, 'medicine'),
  ].filter(words => words !== false)
}

export interface LogDay {
  /** When it begins. */
  from: number
  /** Newest first. */
  lines: LogLine[]
}

/**
 * The latest days that have lines, newest first, and whether there is more. Reads no further than it has to: so many
 * days at most, and so many lines.
 */
export function latestDays(log: Log, mostDays: number, mostLines: number): { days: LogDay[]; earlier: boolean } {
  const days: LogDay[] = []
  let begins = Number.POSITIVE_INFINITY
  for (const [i, line] of log.entries()) {
    const isNewDay = line.at < begins
    if (i === mostLines || (isNewDay && days.length === mostDays)) return { days, earlier: true }
    if (isNewDay) {
      begins = startOfDay(line.at)
      days.push({ from: begins, lines: [] })
    }
    days.at(-1)?.lines.push(line)
  }
  return { days, earlier: false }
}
