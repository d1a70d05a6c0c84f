// What the logs of the pregnancy tracker hold.
import type { DatedLine } from '../../domain/tools/dated-lines.ts'
import type { WeightUnit } from '../../domain/tools/weight-gain.ts'

/** Of a log; `time` is the time of day, '' where the line was entered for another day. */
interface Line extends DatedLine {
  time: string
}
/** What somebody wrote of a day, and which of their symptoms it had. One for each day. */
export interface NoteLine extends Line {
  text: string
  symptoms: readonly string[]
}
export interface PressureLine extends Line {
  upper: number
  lower: number
}
export interface WeightLine extends Line {
  weight: number
  unit: WeightUnit
}
export interface MovementLine extends Line {
  /** Until ten were felt. */
  minutes: number
}
export interface QuestionLine extends DatedLine {
  text: string
  isAsked: boolean
}

/** The lists of lines. */
export interface TrackerLines {
  notes: NoteLine
  pressures: PressureLine
  weights: WeightLine
  movements: MovementLine
  questions: QuestionLine
  visits: DatedLine
}

export interface WeightEntries {
  /** Somebody asked for it, and has not put it away. */
  isShown: boolean
  unit: WeightUnit | ''
  feet: string
  inches: string
  cm: string
  before: string
  isTwins: boolean
}

export type TrackerLogs = { readonly [L in keyof TrackerLines]: readonly TrackerLines[L][] } & {
  /** Of the care team. */
  phone: string
  /** The names that the visitor gave to symptoms. */
  symptoms: readonly string[]
  weight: WeightEntries
  /** A count of movements under way: the instant it began, in milliseconds, and how many were felt. */
  counting: { since: number; felt: number } | null
}
