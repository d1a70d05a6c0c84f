// A birth plan on paper: its head, its sizes of type, and how long it takes to read.
import type { BirthPlan, PlanField, Sentence } from './birth-plan.ts'

/** Sizes of type for the page, in points, the largest first. */
export const typeSizes = [11, 10, 9, 8] as const
export type TypeSize = (typeof typeSizes)[number]

/** Below this many points a page is tiresome to read. */
export const readableSize = 9

export interface HeadLine {
  before: string
  text: string
}

/** What is written about people, as lines of the page. */
export const headLines = (fields: readonly PlanField[], { about }: BirthPlan): HeadLine[] =>
  fields.flatMap(({ id, before }) => {
    const text = about[id]?.trim()
    return text ? [{ before, text }] : []
  })

/** What stands above and below the lines of the short form. */
export const shortTitle = 'What matters most to me'
export const shortEnd = 'The whole plan is one page. Plans change, and I may change my mind.'
const notInShort = ['Prepared by:', "Baby's doctor:"]
const shortHead = (head: readonly HeadLine[]): HeadLine[] => head.filter(({ before }) => !notInShort.includes(before))

/** Words that somebody reads in a minute who has little time and reads with care: our own assumption, on the slow side. */
const wordsInMinute = 180

const wordsOf = (text: string) => text.split(/\s+/).filter(word => word !== '').length
const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordsOf(text), 0)

export interface ShortPaper {
  head: HeadLine[]
  sentences: Sentence[]
  /** Marked, and too long for the minute. */
  left: Sentence[]
  /** To read all of it, in steps of five; 60 at most. */
  seconds: number
}

/** The short form: of what matters most, in its order, as much as is read in a minute with all that stands around it. */
export function shortPaper(lines: readonly HeadLine[], sentences: readonly Sentence[]): ShortPaper {
  const head = shortHead(lines)
  const around = [shortTitle, shortEnd, ...head.flatMap(({ before, text }) => [before, text])]
  let words = sumOf(around)
  const told = sentences.filter(({ text }) => {
    const fits = words + wordsOf(text) <= wordsInMinute
    if (fits) words += wordsOf(text)
    return fits
  })
  return {
    head,
    sentences: told,
    left: sentences.filter(sentence => !told.includes(sentence)),
    seconds: Math.ceil((words / wordsInMinute) * 12) * 5,
  }
}
