// A bystander who goes around again and again, until told to stop.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bystander, nothingSeen, type Seen } from './bystanders.ts'

export interface Watching {
  /** Rounds from now on are noted there. */
  note(seen: Seen): void
  /** Resolves when nothing is under way. */
  stop(): Promise<void>
  /** Nothing is under way while `work` runs. */
  quietly<T>(work: () => Promise<T>): Promise<T>
}

/** Goes around again and again. */
export function watch(bystander: Bystander, everyMs: number): Watching {
  let seen = nothingSeen()
  let over = false
  let gate: Promise<unknown> = Promise.resolve()
  let running: Promise<unknown> = Promise.resolve()
  async function goAround() {
    while (!over) {
      await gate
      if (over) return
      running = bystander.round(seen)
      await running
      await sleep(everyMs)
    }
  }
  const whole = goAround()
  return {
    note(next) {
      seen = next
    },
    async stop() {
      over = true
      await whole
    },
    async quietly(work) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      await running
      return work().finally(resolve)
    },
  }
}
