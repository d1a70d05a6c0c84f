// Movements felt: the time that ten of them took, beside one's own other times. There is no pass mark. Kicks Count and
// the NHS name no number; clinics in the United States differ.
import { counted } from '../counted.ts'

/** The week from which movements are counted, and how many make a count. */
export const movementCount = { fromWeek: 28, movements: 10 } as const

/** Minutes that a count can have taken, as somebody types them in. */
export const countMinutes = { min: 1, max: 720 } as const

/**
 * Whole minutes from one instant to another, in milliseconds, at least 1. Null when the clock of the device was set back
 * in between, or so much time lies between that the count was left lying: then nobody knows.
 */
export function minutesBetween(from: number, to: number): number | null {
  const minutes = Math.max(1, Math.round((to - from) / 60_000))
  return to >= from && minutes <= countMinutes.max ? minutes : null
}

/** '1 minute', '40 minutes'. */
export const minutesInWords = (minutes: number): string => counted(minutes, 'minute')

export interface OwnPattern {
  shortest: number
  /** The median: of an even number of counts, halfway between the two in the middle. */
  middle: number
  longest: number
  /** How many counts it is made of. */
  counts: number
}

/** The last counts that make a pattern. */
const recent = 14

/** The pattern of the newest counts; null below three, which are none yet. @param minutes newest first */
export function ownPattern(minutes: readonly number[]): OwnPattern | null {
  const sorted = minutes.slice(0, recent).toSorted((a, b) => a - b)
  const [shortest, longest] = [sorted[0], sorted.at(-1)]
  if (sorted.length < 3 || shortest === undefined || longest === undefined) return null
  const counts = sorted.length
  const [below = shortest, above = longest] = [sorted[Math.floor((counts - 1) / 2)], sorted[Math.floor(counts / 2)]]
  return { shortest, middle: (below + above) / 2, longest, counts }
}
