// Replaces a child process that dies, after a pause that grows while they die soon after the start.
import { setTimeout as sleep } from 'node:timers/promises'
import { createBackoff } from '../../lib/backoff.ts'
import { type Child, ChildDeath } from './child.ts'

interface KeepGoingOptions<C extends Child> {
  /** @throws when the system cannot start another process */
  start(): C
  /** Called for each death, with the log line's fields; `waitMs` is the pause before the replacement. */
  onDeath(details: object): void
  /** Called when a replacement listens. */
  onReplaced?(): void
  /** True for a child that is not replaced, because it was asked to leave. */
  wasAskedToLeave?(child: C): boolean
}

export function keepGoing<C extends Child>({ start, onDeath, onReplaced, wasAskedToLeave }: KeepGoingOptions<C>) {
  const backoff = createBackoff()
  let listening = 0
  let isOver = false

  /** Call it when the child listens. */
  function watch(child: C) {
    const began = performance.now()
    listening++
    child.death.then(({ details }) => {
      listening--
      if (!wasAskedToLeave?.(child)) replace(details, performance.now() - began)
    })
  }
  async function replace(details: object, livedMs: number): Promise<void> {
    if (isOver) return
    const waitMs = backoff.after(livedMs)
    onDeath({ ...details, waitMs })
    await sleep(waitMs)
    if (isOver) return
    try {
      const fresh = start()
      await fresh.listening
      watch(fresh)
      onReplaced?.()
    } catch (error) {
      await replace(error instanceof ChildDeath ? error.details : { err: error }, 0)
    }
  }
  return {
    watch,
    /** How many of the watched children listen. */
    listening: () => listening,
    /** From now on no child is replaced. */
    end() {
      isOver = true
    },
  }
}
