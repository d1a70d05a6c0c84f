// Bounds how many renders run at once. More at once gain nothing and cost memory; too many waiting means overload.

export class OverloadError extends Error {
  code = 'OVERLOADED'
  statusCode = 503
  constructor() {
    super('There is too much to do to make this now.')
  }
}

export interface Limits {
  maxRunning: number
  maxWaiting: number
  /** Milliseconds that one may wait. */
  timeoutMs: number
}

export interface Limiter {
  /** Runs `work` when there is room. @throws OverloadError when the queue is full, the wait too long, or by `admit` */
  run<T>(work: () => Promise<T>): Promise<T>
  readonly running: number
  readonly waiting: number
}

/** @param admit throws for all who come now */
export function createLimiter(limits: Limits, admit: () => void = () => {}): Limiter {
  let running = 0
  const queue: { admit(): void }[] = []

  function release() {
    running--
    queue.shift()?.admit()
  }
  function enter(): Promise<void> | undefined {
    admit()
    if (running < limits.maxRunning) {
      running++
      return
    }
    if (queue.length >= limits.maxWaiting) throw new OverloadError()
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
      }, limits.timeoutMs)
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
