// Bounds how many renders run at once. More at once gain nothing and cost memory; too many waiting means overload.

export class OverloadError extends Error {
  code = 'OVERLOADED'
  statusCode = 503
  constructor() {
    super('There is too much to do to make this now.')
  }
}

export interface GateLimits {
  running: number
  waiting: number
  /** Milliseconds that one may wait. */
  patience: number
}

export interface Gate {
  /** Runs `work` when there is room. @throws OverloadError when the queue is full, the wait too long, or by `admit` */
  run<T>(work: () => Promise<T>): Promise<T>
  readonly running: number
  readonly waiting: number
}

/** @param admit throws for all who come now */
export function createGate(limits: GateLimits, admit: () => void = () => {}): Gate {
  let running = 0
  const queue: { admit(): void }[] = []

  function release() {
    running--
    queue.shift()?.admit()
  }
  function enter(): Promise<void> | undefined {
    admit()
    if (running < limits.running) {
      running++
      return
    }
    if (queue.length >= limits.waiting) throw new OverloadError()
    return new Promise((resolve, reject) => {
      const place = {
        admit() {
          clearTimeout(timer)
          running++
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(place), 1)
        reject(new OverloadError())
      }, limits.patience)
      queue.push(place)
    })
  }
  return {
    async run(work) {
      const wait = enter()
      if (wait) await wait
      try {
        return await work()
      } finally {
        release()
      }
    },
    get running() {
      return running
    },
    get waiting() {
      return queue.length
    },
  }
}
