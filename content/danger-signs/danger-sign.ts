// The shape of a danger sign, its urgency, and how signs are dated and grouped for display.
import { emergencyNumber } from '../help-lines.ts'
import type { DangerSourceId } from './danger-sources.ts'
import type { Subject } from './subjects.ts'

/** From most to least urgent, the order of display. */
export const urgencies = ['emergency', 'now', 'today'] as const
export type Urgency = (typeof urgencies)[number]

/** What to do, as the heading of a list. */
export const urgencyWords: Record<Urgency, string> = {
  emergency: `Call ${emergencyNumber}, or your emergency number`,
  now: 'Call now, at any hour',
  today: 'Call today',
}

export interface DangerSign {
  /** Unique; texts refer to a sign by it. */
  id: string
  /** One line that can be read without its table. */
  words: string
  urgency: Urgency
  /** First and last week of pregnancy, or month of age, or month after a birth or a loss; both included. */
  from: number
  to: number
  /** Weeks or months of its stage. */
  stageSpan: Span
  /** Its subject, which texts may not restate (subjects.ts). */
  subject: Subject
  source: DangerSourceId
}

/** A row of a table; `from` and `to` when the sign holds for a part of its stage only. */
export type SignRow = readonly [
  id: string,
  subject: Subject,
  words: string,
  source: DangerSourceId,
  from?: number,
  to?: number,
]

/** Weeks or months, both ends included. */
export interface Span {
  unit: 'week' | 'month'
  from: number
  to: number
}

/**
 * A stage with a table of signs: ids begin with its name, and signs hold for its whole span unless their row says less.
 */
interface Stage {
  name: string
  span: Span
}

/** The signs of a stage that ask for help equally soon. */
export const signRows = ({ name, span }: Stage, urgency: Urgency, ...list: readonly SignRow[]): DangerSign[] =>
  list.map(([id, subject, words, source, from = span.from, to = span.to]) => {
    return { id: `${name}-${id}`, words, urgency, from, to, stageSpan: span, subject, source }
  })

/** The signs that hold in any week or month from `first` to `last`. */
export const signsHolding = (signs: readonly DangerSign[], first: number, last = first): DangerSign[] =>
  signs.filter(({ from, to }) => from <= last && first <= to)

/** The part of a span in which a sign holds: "From week 24"; empty when it holds in all of it. */
function whenItHolds({ from, to }: DangerSign, { unit, ...span }: Span): string {
  const isFirst = from <= span.from
  const isLast = to >= span.to
  if (isFirst && isLast) return ''
  if (isLast) return `From ${unit} ${from}`
  return isFirst ? `Until ${unit} ${to}` : `${unit === 'week' ? 'Weeks' : 'Months'} ${from} to ${to}`
}

/**
 * The sign with its weeks or months in front of its words, when it does not hold for all that is shown.
 * @param span the weeks or months shown together; left out, those of its stage
 * @param stage title of its stage, to be added as well
 */
export function withTime(sign: DangerSign, span = sign.stageSpan, stage = ''): DangerSign {
  const time = whenItHolds(sign, span)
  const when = stage && time ? `${stage}, ${time.toLowerCase()}` : stage || time
  return when ? { ...sign, words: `${when}: ${sign.words}` } : sign
}

export interface UrgencyGroup {
  urgency: Urgency
  words: string
  signs: readonly DangerSign[]
}

/**
 * Signs grouped by urgency, most urgent first, without empty groups.
 * @param span the weeks or months shown together, when they are more than one
 */
export function byUrgency(signs: readonly DangerSign[], span?: Span): UrgencyGroup[] {
  const shown = span ? signs.map(sign => withTime(sign, span)) : signs
  return urgencies
    .map(urgency => ({ urgency, words: urgencyWords[urgency], signs: shown.filter(sign => sign.urgency === urgency) }))
    .filter(group => group.signs.length > 0)
}
