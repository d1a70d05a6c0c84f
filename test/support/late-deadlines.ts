// For tests of what comes first and of what comes in the end: no machine is so slow that a deadline of the site decides
// them.
import { mock } from 'node:test'
import { setTimeout as begin } from 'node:timers'
import type { Test } from 'tap'
import { patience } from '../../server/request/sensitive.ts'

/** Milliseconds that the site gives a place in a queue, a record, the member API or a loader, and a page. */
const deadlines = [800, 1200, 2000, 2200]
const never = 60_000 // longer than any wait of a test

/**
 * What a page gives the member API before it is sent without knowing who asks: still given up, but on no busy machine
 * too early.
 */
const longPatience = 3000

/** As `setTimeout`, but a deadline of the site comes after every wait in a test has been given up. */
export function beginLate(run: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) {
  if (ms === patience) return begin<unknown[]>(run, longPatience, ...rest)
  return deadlines.includes(ms) ? begin<unknown[]>(run, never, ...rest).unref() : begin<unknown[]>(run, ms, ...rest)
}

/** So for deadlines that begin before the test is over. */
export function lateDeadlines(t: Test) {
  const { mock: replaced } = mock.method(globalThis, 'setTimeout', beginLate)
  t.teardown(() => replaced.restore())
}

/**
 * The clock by which members are forgotten, five seconds after they were asked for, stands still until the test is
 * over. `eventually` goes by it, too: there it would wait for ever.
 */
export function nobodyForgotten(t: Test) {
  const now = performance.now()
  const { mock: still } = mock.method(performance, 'now', () => now)
  t.teardown(() => still.restore())
}
