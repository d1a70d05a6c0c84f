// The shape of a rule: a threshold, and a pattern for sentences that state it.
import type { DangerSourceId } from './danger-sources.ts'

/** The page of a sentence. */
export interface Place {
  /** Completed week of pregnancy of the page. */
  week?: number
  /** Age in months of the page. */
  month?: number
  /** The page is about a loss, where bleeding is expected. */
  afterLoss?: boolean
}

export interface Rule {
  id: string
  /** The threshold, in words for an editor. */
  says: string
  source: DangerSourceId
  /** Matches sentences about the threshold. A match is a problem unless `allows` returns true. */
  pattern: RegExp
  /** Whether a match agrees with the rule. @param sentence the whole sentence */
  allows: (match: RegExpExecArray, sentence: string, place: Place) => boolean
}

const numbers: Record<string, number> = {
  ...{ 'half an hour': 0.5, 'half a day': 12, twelve: 12, three: 3, seven: 7, eight: 8, four: 4, five: 5, nine: 9 },
  ...{ one: 1, two: 2, six: 6, ten: 10, an: 1, a: 1 },
}
const amount = `(\\d+(?:\\.\\d+)?|${Object.keys(numbers).join('|')})\\b`

/** "six" -> 6, "104" -> 104; NaN for what is no number. */
export const numberOf = (words = ''): number => numbers[words.toLowerCase()] ?? Number(words)

/** A case-insensitive pattern for one sentence; `#` captures a number in digits or words. */
export const thresholdPattern = (pattern: string): RegExp => new RegExp(pattern.replaceAll('#', amount), 'i')
