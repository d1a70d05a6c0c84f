// A birth plan on paper: its head, its sizes of type, and how long it takes to read.
import type { BirthPlan, PlanField, Sentence } from './birth-plan.ts'

/** Sizes of type for the page, in points, the largest first. */
export const typeSizes = [11, 10, 9, 8] as const
export type TypeSize = (typeof typeSizes)[number]

/** Below this many points a page is tiresome to read. */
export const readableSize = 9

/** What is written about people, as lines of the page. */
export const headLines = (fields: readonly PlanField[], { about }: BirthPlan): { before: string; text: string }[] =>
  fields.flatMap(({ id, before }) => {
    const text = about[id]?.trim()
    return text ? [{ before, text }] : []
  })

/** Words that somebody reads in a minute who has little time and reads with care: our own assumption, on the slow side. */
const wordsInMinute = 180

/** Seconds to read the sentences, in steps of five. */
export function secondsToRead(sentences: readonly Pick<Sentence, 'text'>[]): number {
  const words = sentences.flatMap(({ text }) => text.trim().split(/\s+/)).length
  return Math.ceil((words / wordsInMinute) * 12) * 5
}
