// The pay that does not come while somebody is on leave in the first year.
import { type Currency, type Minor, moneyOf } from './money.ts'
import { numberIn } from './typed-number.ts'

/** A stretch of leave, as it was typed: pay in a month, first week after the birth, weeks, and percent still paid. */
export interface LeaveEntry {
  who: string
  pay: string
  from: string
  weeks: string
  share: string
}

export const emptyLeave: LeaveEntry = { who: '', pay: '', from: '1', weeks: '', share: '' }
export const mostLeaves = 6

export const leaveRanges = {
  from: { min: 1, max: 52 },
  weeks: { min: 0, max: 104, unit: 'weeks' },
  share: { min: 0, max: 100, unit: 'percent' },
} as const

const weeksInYear = 52
/** A month has 52/12 weeks here, so that twelve of them are a year. */
const weeksInMonth = weeksInYear / 12

export interface Leave {
  /** Take-home pay a month. */
  pay: Minor
  /** The first week after the birth, from 1. */
  first: number
  weeks: number
  /** Percent of pay that still comes. */
  paid: number
}

/** What was typed of a leave; null as long as something is missing, or no number in its range. */
export function leaveOf({ pay, from, weeks, share }: LeaveEntry, currency: Currency): Leave | null {
  const amount = moneyOf(pay, currency)
  const first = numberIn(from, leaveRanges.from)
  const length = numberIn(weeks, leaveRanges.weeks)
  const paid = numberIn(share, leaveRanges.share)
  if (amount === null || first === null || length === null || paid === null) return null
  return { pay: amount, first, weeks: length, paid }
}

/** Weeks of a leave that lie within the year; null when all of them do, and for what is no number of weeks. */
export function weeksCounted({ from, weeks }: Pick<LeaveEntry, 'from' | 'weeks'>): number | null {
  const first = numberIn(from, leaveRanges.from)
  const length = numberIn(weeks, leaveRanges.weeks)
  if (first === null || length === null) return null
  const counted = weeksInYear - first + 1
  return length > counted ? counted : null
}

/**
 * The pay that does not come in a month of life, to the nearest minor unit.
 * @param month 1 to 12
 */
export function gapIn(month: number, leave: LeaveEntry, currency: Currency): Minor {
  const read = leaveOf(leave, currency)
  if (!read) return 0
  const { pay, first, weeks, paid } = read
  const begin = Math.max((month - 1) * weeksInMonth, first - 1)
  const end = Math.min(month * weeksInMonth, first - 1 + weeks)
  return Math.round((pay * Math.max(0, end - begin) * (100 - paid)) / (weeksInMonth * 100))
}
