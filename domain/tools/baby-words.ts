// A line of the log in words.
import { counted } from '../counted.ts'
import type { DiaperWay, FeedWay, LogLine } from './baby-log.ts'
import { minutesOf } from './baby-log.ts'

const wayWords: Record<FeedWay | DiaperWay, string> = {
  left: 'Left side',
  right: 'Right side',
  bottle: 'Bottle',
  solids: 'Solids',
  wet: 'Wet diaper',
  dirty: 'Dirty diaper',
  both: 'Wet and dirty diaper',
}

/** Whole minutes for people: '45 min', '3 h', '3 h 10 min', '2 days 4 h'. */
export function spanInWords(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) return `${counted(days, 'day')}${hours ? ` ${hours} h` : ''}`
  if (hours === 0) return `${rest} min`
  return rest ? `${hours} h ${rest} min` : `${hours} h`
}

/** A clock that runs a little ahead elsewhere is none that was set back, in milliseconds. */
const slack = 60_000

/** '3 h 10 min ago', 'just now'; null for an instant ahead, as after a clock was set back. */
export function sinceInWords(at: number, now: number): string | null {
  if (at > now + slack) return null
  const minutes = Math.floor((now - at) / 60_000)
  return minutes < 1 ? 'just now' : `${spanInWords(minutes)} ago`
}

/** What it was: 'Left side', 'Bottle, 4 oz, formula', 'Sleep', 'Vitamin D, 1 drop'. */
export function lineName({ kind, way, what, amount, unit }: LogLine): string {
  const name = kind === 'medicine' ? what || 'Medicine' : way ? wayWords[way] : 'Sleep'
  const measure = amount && (unit ? `${amount} ${unit}` : amount)
  return [name, measure, kind !== 'medicine' && what].filter(Boolean).join(', ')
}

/** What it was and how long it took or takes. */
export function lineInWords(line: LogLine, now: number): string {
  const minutes = minutesOf(line, now)
  return minutes === null ? lineName(line) : `${lineName(line)}, ${spanInWords(minutes)}`
}
