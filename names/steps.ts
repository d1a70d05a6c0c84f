// Splits long computations into steps, so that the process answers requests in between.
import { setImmediate as pause } from 'node:timers/promises'

/** A computation that may pause wherever it yields. */
export type Steps<T> = Generator<void, T>

/** Runs a computation without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Milliseconds of computation between two pauses. */
const sliceMs = 10

/** Runs a computation with pauses for other work. */
export async function inSteps<T>(steps: Steps<T>): Promise<T> {
  let from = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - from > sliceMs) {
      await pause()
      from = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
