// What a danger sign is, and how soon it asks for help.
import { emergencyNumber } from '../help-lines.ts'
import type { DangerSourceId } from './danger-sources.ts'
import type { Subject } from './subjects.ts'

/** In the order in which they are shown. */
export const urgencies = ['emergency', 'now', 'today'] as const
export type Urgency = (typeof urgencies)[number]

/** What to do, as the heading of a list. */
export const urgencyWords: Record<Urgency, string> = {
  emergency: `Call ${emergencyNumber}, or your emergency number`,
  now: 'Call now, at any hour',
  today: 'Call today',
}

export interface DangerSign {
  /** Unlike any other's; texts name a sign by it. */
  id: string
  /** One line that stands by itself. */
  words: string
  urgency: Urgency
  /** First and last week of pregnancy, or month of age, or month after a birth or a loss; both included. */
  from: number
  to: number
  /** What its table spans. */
  stageSpan: Span
  /** What it is about: a text may not restate it. */
  subject: Subject
  source: DangerSourceId
}

/** `from` and `to` where it holds for a part of its stage only. */
export type SignRow = readonly [
  id: string,
  subject: Subject,
  words: string,
  source: DangerSourceId,
  from?: number,
  to?: number,
]

/** A stretch of weeks or months. */
export interface Span {
  unit: 'week' | 'month'
  from: number
  to: number
}

/**
 * A stage of which there are signs: their ids begin with its name, and they hold for all of it unless they say
 * otherwise.
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

/** The signs that hold for some week or month between two, both included. */
export const signsHolding = (signs: readonly DangerSign[], first: number, last = first): DangerSign[] =>
  signs.filter(({ from, to }) => from <= last && first <= to)

/** For which part of the stretch a sign holds: "From week 24"; empty when it holds for all of it. */
function whenItHolds({ from, to }: DangerSign, { unit, ...span }: Span): string {
  const isFirst = from <= span.from
  const isLast = to >= span.to
  if (isFirst && isLast) return ''
  if (isLast) return `From ${unit} ${from}`
  return isFirst ? `Until ${unit} ${to}` : `${unit === 'week' ? 'Weeks' : 'Months'} ${from} to ${to}`
}

/**
 * A sign whose words say for which weeks or months it holds, when not for all that is shown.
 * @param span what is shown at once; left out, the sign stands by itself and its table counts
 * @param stage a stage to name as well
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
 * Signs by how soon they ask for help, the soonest first; a group without any is left out.
 * @param span what is shown at once, when it is more than one week or month
 */
export function byUrgency(signs: readonly DangerSign[], span?: Span): UrgencyGroup[] {
  const shown = span ? signs.map(sign => withTime(sign, span)) : signs
  return urgencies
    .map(urgency => ({ urgency, words: urgencyWords[urgency], signs: shown.filter(sign => sign.urgency === urgency) }))
    .filter(group => group.signs.length > 0)
}
