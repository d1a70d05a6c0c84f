// What a rule of the danger signs is: a threshold, and how running text speaks of it.
import type { DangerSourceId } from './danger-sources.ts'

/** Where a sentence stands. */
export interface Place {
  /** Completed week of pregnancy that the text is about. */
  week?: number
  /** Age in months that the text is about. */
  month?: number
  /** It is about a loss: bleeding is expected there. */
  afterLoss?: boolean
}

export interface Rule {
  id: string
  /** The threshold, in words for an editor. */
  says: string
  source: DangerSourceId
  /** Sentences that speak of it: what they match may stand only when `allows` says so. */
  pattern: RegExp
  /** Whether a match may stand. @param sentence the whole of it */
  allows: (match: RegExpExecArray, sentence: string, place: Place) => boolean
}

const numbers: Record<string, number> = {
  ...{ 'half an hour': 0.5, 'half a day': 12, twelve: 12, three: 3, seven: 7, eight: 8, four: 4, five: 5, nine: 9 },
  ...{ one: 1, two: 2, six: 6, ten: 10, an: 1, a: 1 },
}
const amount = `(\\d+(?:\\.\\d+)?|${Object.keys(numbers).join('|')})\\b`

/** "six" -> 6, "104" -> 104; NaN for what is no number. */
export const numberOf = (words = ''): number => numbers[words.toLowerCase()] ?? Number(words)

/** A pattern over one sentence, in any case; `#` stands for a captured number. */
export const thresholdPattern = (pattern: string): RegExp => new RegExp(pattern.replaceAll('#', amount), 'i')
