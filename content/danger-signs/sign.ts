// What a danger sign is, and how soon it asks for help.
import { emergencyNumber } from '../help-lines.ts'
import type { DangerSourceId } from './sources.ts'
import type { Subject } from './subjects.ts'

/** In the order in which they are shown. */
export const soons = ['emergency', 'now', 'today'] as const
export type Soon = (typeof soons)[number]

/** What to do, as the heading of a list. */
export const soonWords: Record<Soon, string> = {
  emergency: `Call ${emergencyNumber}, or your emergency number`,
  now: 'Call now, at any hour',
  today: 'Call today',
}

export interface DangerSign {
  /** Unlike any other's; texts name a sign by it. */
  id: string
  /** One line that stands by itself. */
  words: string
  soon: Soon
  /** First and last week of pregnancy, or month of age, or month after a birth or a loss; both included. */
  from: number
  to: number
  /** What it is about: a text may not restate it. */
  subject: Subject
  source: DangerSourceId
}

/** `from` and `to` where it holds for a part of its stage only. */
type Row = readonly [id: string, subject: Subject, words: string, source: DangerSourceId, from?: number, to?: number]

/** A stage of which there are signs: their ids begin with its name, and they hold for all of it unless they say otherwise. */
interface Stage {
  name: string
  from: number
  to: number
}

/** The signs of a stage that ask for help equally soon. */
export const rows = (stage: Stage, soon: Soon, ...list: readonly Row[]): DangerSign[] =>
  list.map(([id, subject, words, source, from = stage.from, to = stage.to]) => {
    return { id: `${stage.name}-${id}`, words, soon, from, to, subject, source }
  })

/** The signs that hold for some week or month between two, both included. */
export const holding = (signs: readonly DangerSign[], first: number, last = first): DangerSign[] =>
  signs.filter(({ from, to }) => from <= last && first <= to)

/** A stretch of weeks or months. */
export interface Span {
  unit: 'week' | 'month'
  from: number
  to: number
}

/** A sign in words; one that holds for a part of the stretch only says for which. */
export function wordsWithin({ words, from, to }: DangerSign, span: Span): string {
  const isFirst = from <= span.from
  const isLast = to >= span.to
  if (isFirst && isLast) return words
  if (isLast) return `From ${span.unit} ${from}: ${words}`
  return `${isFirst ? `Until ${span.unit} ${to}` : `${span.unit === 'week' ? 'Weeks' : 'Months'} ${from} to ${to}`}: ${words}`
}

export interface SoonGroup {
  soon: Soon
  words: string
  signs: readonly DangerSign[]
}

/**
 * Signs by how soon they ask for help, the soonest first; a group without any is left out.
 * @param span what is shown at once, when it is more than one week or month
 */
export function grouped(signs: readonly DangerSign[], span?: Span): SoonGroup[] {
  const shown = signs.map(sign => (span ? { ...sign, words: wordsWithin(sign, span) } : sign))
  return soons
    .map(soon => ({ soon, words: soonWords[soon], signs: shown.filter(sign => sign.soon === soon) }))
    .filter(group => group.signs.length > 0)
}
