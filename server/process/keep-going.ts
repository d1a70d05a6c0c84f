// Replaces a child that dies by another, after a pause that grows while they die soon.
import { setTimeout as sleep } from 'node:timers/promises'
import { createBackoff } from '../../lib/backoff.ts'
import { type Child, ChildDeath } from './child.ts'

interface Keeping<C extends Child> {
  /** @throws when the system has no room for it */
  start(): C
  /** What is known of a death, and `waitMs`, the pause that follows. */
  onDeath(details: object): void
  /** Another listens in its place. */
  onReplaced?(): void
  /** A child that was asked to leave is not replaced. */
  wasAskedToLeave?(child: C): boolean
}

export function keepGoing<C extends Child>({
  start,
  onDeath: died,
  onReplaced: back,
  wasAskedToLeave: wasAsked,
}: Keeping<C>) {
  const backoff = createBackoff()
  let listening = 0
  let isOver = false

  /** From when it listens. */
  function watch(child: C) {
    const began = performance.now()
    listening++
    child.death.then(({ details }) => {
      listening--
      if (!wasAsked?.(child)) replace(details, performance.now() - began)
    })
  }
  async function replace(details: object, livedMs: number): Promise<void> {
    if (isOver) return
    const waitMs = backoff.after(livedMs)
    died({ ...details, waitMs })
    await sleep(waitMs)
    if (isOver) return
    try {
      const fresh = start()
      await fresh.listening
      watch(fresh)
      back?.()
    } catch (error) {
      await replace(error instanceof ChildDeath ? error.details : { err: error }, 0)
    }
  }
  return {
    watch,
    /** How many of those that are watched listen. */
    listening: () => listening,
    /** Nothing is replaced from now on. */
    end() {
      isOver = true
    },
  }
}
