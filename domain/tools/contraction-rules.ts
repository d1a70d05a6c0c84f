// The patterns that providers name for a call, and whether the times of contractions fit one of them. Sources: Sutter
// Health, "When to Go to the Hospital" (5-1-1); Kaiser Permanente, "When to Go to the Hospital" (every 5 to 7 minutes,
// 45 to 60 seconds, when it is not the first birth). A pattern decides nothing: it is a reason to call.
import { lengthInWords, onTheClock } from './clock-words.ts'
import { type Contraction, gapsOf, hour, minute, type Summary, summaryOf } from './contractions.ts'

export const ruleIds = ['5-1-1', '4-1-1', '3-1-1', 'not-first'] as const
export type RuleId = (typeof ruleIds)[number]

interface Rule {
  label: string
  /** The whole of it, in a sentence. */
  words: string
  /** The longest mean from start to start, in milliseconds. */
  gap: number
  /** The shortest mean length, in milliseconds. */
  length: number
  /** How many there are at least: "about ten" in an hour; at seven minutes an hour holds eight. */
  least: number
}

const oneMinute = (minutes: number): Rule => ({
  label: `${minutes}-1-1`,
  words: `every ${minutes} minutes or less, each a minute long, for an hour`,
  gap: minutes * minute,
  length: minute,
  least: 10,
})

export const rules: Record<RuleId, Rule> = {
  '5-1-1': oneMinute(5),
  '4-1-1': oneMinute(4),
  '3-1-1': oneMinute(3),
  'not-first': {
    label: 'Not my first baby',
    words: 'every 5 to 7 minutes or less, each 45 to 60 seconds long, for an hour',
    gap: 7 * minute,
    length: 45_000,
    least: 8,
  },
}

/** The mean length that is taken for a minute by whoever chose to allow it, in milliseconds. */
export const tolerated = 45_000
/**
 * No gap may be longer than this many times the mean that a rule asks for. Ours: the published rules speak of regular
 * contractions and give no number for it.
 */
const widestGap = 1.5

export interface Pattern extends Summary {
  /** Milliseconds from the first start of the stretch to the last. */
  span: number
  isMet: boolean
  /** The first thing that the rule asks for and the times do not have, in a sentence; '' when it is met. */
  lacks: string
}

interface Timed {
  /** In order. */
  list: readonly Contraction[]
  /** The start of one that is not over yet. */
  running?: number | null
  now: number
}

/**
 * The last hour beside a rule. It is met when, from the contraction that began an hour or more before the last one, the
 * mean gap is at most the rule's, no gap (the one since the last start too) is longer than one and a half times that, the
 * mean length is at least the rule's, and there are enough of them. One that is not over has a start and no length.
 * @param tolerant takes 45 seconds for a minute
 */
export function patternOf({ list, running = null, now }: Timed, rule: RuleId, tolerant = false): Pattern {
  const open = running !== null && running <= now ? running : null
  const last = open ?? list.findLast(({ start }) => start <= now)?.start
  if (last === undefined) return { ...summaryOf([]), span: 0, isMet: false, lacks: '' }
  // The stretch begins with the latest that began an hour or more before the last; without one, with the first.
  const from = Math.max(
    0,
    list.findLastIndex(({ start }) => start <= last - hour),
  )
  const known = list.slice(from).filter(({ start }) => start <= now)
  const stretch = [...known.map(({ start }) => start), ...(open === null ? [] : [open])]
  const span = last - (stretch[0] ?? last)
  const summary = summaryOf(known, open)
  const { gap, length, least } = rules[rule]
  const widest = { is: Math.max(now - last, ...gapsOf(stretch)), asked: gap * widestGap }
  const shortest = tolerant ? Math.min(length, tolerated) : length
  const [lacks = ''] = [
    summary.count === 1 && 'This is the first; the rule looks at an hour of them.',
    span < hour && `From the first start to the last it is ${lengthInWords(span)}; the rule asks for an hour.`,
    summary.count < least && `There are ${summary.count} in that hour; the rule asks for ${least} or more.`,
    above(summary.gap, gap) &&
      `From start to start it is ${upTo(summary.gap)} on average; the rule asks for ${upTo(gap)} or less.`,
    above(widest.is, widest.asked) &&
      `The longest gap, up to now, is ${upTo(widest.is)}; the rule asks for ${upTo(widest.asked)} or less.`,
    (summary.length ?? 0) < shortest &&
      `The length is ${onTheClock(summary.length ?? 0)} on average; the rule asks for ${onTheClock(shortest)} or more.`,
  ].filter(one => one !== false)
  return { ...summary, span, isMet: lacks === '', lacks }
}

/** A mean that cannot be taken is above everything. */
const above = (ms: number | null, most: number) => ms === null || ms > most
/** A gap as a clock shows it, never as less than it is: what is above five minutes must not read as five. */
const upTo = (ms: number | null) => onTheClock(Math.ceil((ms ?? 0) / 1000) * 1000)
