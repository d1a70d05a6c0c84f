// What must hold while three times as many visitors come as a site can serve.
import { percentile } from './percentile.ts'
import type { Visits } from './soak-load.ts'

export interface Overload {
  /** Visits a second: what the site answered when as many came as it could serve, and what was asked of it then. */
  most: number
  asked: number
  visits: Visits
  /** Milliseconds of each visit that was answered. */
  answeredMs: readonly number[]
  /** Milliseconds from the last visit until the site refused nobody; null when it did not come to that. */
  backMs: number | null
}

const figures = { p99Ms: 1000, backMs: 5000, timesMost: 2.5 }

export const p99Of = (ms: readonly number[]): number => percentile(ms, 0.99)

/** What did not hold, or why the run tells nothing; empty when all is well. */
export function overloadProblems({ most, asked, visits, answeredMs, backMs }: Overload): string[] {
  const p99 = p99Of(answeredMs)
  return [
    ...(asked >= most * figures.timesMost
      ? []
      : [`load: ${asked} visits a second are less than ${figures.timesMost} times ${most}`]),
    ...(visits.refused > 0 ? [] : ['load: nobody was refused']),
    ...(visits.answered > 0 ? [] : ['nobody was answered']),
    ...(visits.wrong.length
      ? [`${visits.wrong.length} visits were lost or answered otherwise, as ${visits.wrong[0]}`]
      : []),
    ...(p99 > figures.p99Ms ? [`who was answered waited ${p99.toFixed()} ms (p99)`] : []),
    ...(backMs !== null && backMs <= figures.backMs ? [] : [`it was not as before within ${figures.backMs} ms`]),
  ]
}
