// Long work in steps, so that a site that does it goes on answering.
import { setImmediate as pause } from 'node:timers/promises'

/** Work that may be interrupted wherever it yields. */
export type Steps<T> = Generator<void, T>

/** Does all of it at once. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Milliseconds of work between two pauses. */
const sliceMs = 10

/** Does it with pauses, in which others have their turn. */
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
