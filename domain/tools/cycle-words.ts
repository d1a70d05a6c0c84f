// What is told of coming cycles, in sentences: by the calculator, by its small form, on paper and when it is shared.
import { counted } from '../counted.ts'
import { rangeInWords } from '../dashboard.ts'
import { type CalendarDate, daysBetween, formatLong, type Span } from '../dates.ts'
import { widestWindow } from '../fertile-window.ts'
import type { CycleBasis } from './cycle-basis.ts'
import { type CycleEntries, countedCycles } from './cycle-entries.ts'
import { type ForecastCycle, hasRoom, isUnusual } from './cycle-forecast.ts'

/** 'May 15, 2026' for a single day, 'May 10 to 15, 2026' for more. */
export const spanInWords = ({ min, max }: Span): string => (min === max ? formatLong(min) : rangeInWords(min, max))

/** The same without the year. */
export const shortSpan = (span: Span): string => spanInWords(span).replace(/, \d{4}/g, '')

/** With months of three letters, for tables: 'May 10 to 15', 'Nov 28 to Dec 3'. */
export const inTable = (words: string): string => words.replace(/\b([A-Z][a-z]{2})[a-z]+/g, '$1')

/** The answer in two sentences. */
export function cycleAnswer({ fertile, best, ovulation, nextPeriod }: ForecastCycle): [string, string] {
  const bestOnes = best ? `, the best of them ${shortSpan(best)}` : ''
  return [
    `Your fertile days are about ${spanInWords(fertile)}${bestOnes}.`,
    `Ovulation comes about ${shortSpan(ovulation)}, and the next period about ${shortSpan(nextPeriod)}.`,
  ]
}

/** What a forecast is counted from: '28 days, 14 after ovulation', '26 to 32 days, 14 after ovulation'. */
export function basisInWords({ lengths, lutealLength }: CycleBasis): string {
  const [short, long] = [Math.min(...lengths), Math.max(...lengths)]
  return `${short === long ? short : `${short} to ${long}`} days, ${lutealLength} after ovulation`
}

/**
 * What makes a forecast less sure than it looks, a sentence or two each.
 * @param next the cycle that is told of first; undefined when the period entered lies too far back
 * @param shown how many cycles could be shown, and how many were asked for
 */
export function cautions(
  { mode }: Pick<CycleEntries, 'mode'>,
  basis: CycleBasis,
  next: ForecastCycle | undefined,
  shown: { cycles: number; asked: number },
  on: CalendarDate,
): string[] {
  const { lastPeriod, lengths } = basis
  const said: string[] = []
  const ago = daysBetween(lastPeriod, on)
  if (!next && ago <= Math.max(...lengths))
    said.push('The window counted from that period is over. Enter the next period when it comes.')
  else if (!next)
    said.push(`That period began ${ago} days ago, too far back to count on from. Enter the newest one you know.`)
  else if (next.cyclesOn > 0)
    said.push(
      `Counted on from the period you entered, over ${counted(next.cyclesOn, 'more cycle')}. If a newer period has begun, enter that one.`,
    )
  if (mode === 'past' && lengths.length < countedCycles)
    said.push(
      `This rests on ${counted(lengths.length, 'past cycle')}. The next one may well be shorter or longer; ${countedCycles} past cycles tell more.`,
    )
  if (next && !next.best) said.push('Your cycles differ too much for single days to stand out from the others.')
  if (shown.cycles < shown.asked)
    said.push(
      `After ${shown.cycles === 1 ? 'this cycle' : `these ${shown.cycles} cycles`} the windows would run into each other. Enter each new period when it comes, and the next window follows.`,
    )
  if (!hasRoom(basis)) said.push(noRoom(basis))
  if (isUnusual(basis)) said.push(unusual(basis))
  return said
}

const noRoom = ({ lengths, lutealLength }: CycleBasis) =>
  `A cycle of ${Math.min(...lengths)} days and ${lutealLength} days after ovulation leave no room: the fertile days would begin before the period itself. Check both numbers.`

function unusual({ lastPeriod, lengths }: CycleBasis): string {
  const [length, ...others] = lengths
  const words = 'Cycles outside 21 to 35 days are hard to date. Once you are pregnant, an early scan dates better.'
  if (length === undefined || others.length > 0) return words
  const { from, to } = widestWindow(lastPeriod, length)
  return `${words} With 10 to 16 days after ovulation, the first window may lie anywhere from ${rangeInWords(from, to)}.`
}
