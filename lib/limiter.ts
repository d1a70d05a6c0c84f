// Bounds how much runs at once: more gains nothing and costs memory. Those who wait share what there is fairly, and too
// many waiting means overload.

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
  /** Milliseconds that one may wait; as long as it takes unless told. */
  timeoutMs?: number
}

export interface Turn {
  /** Who asks. One who asks for more than others waits longer, and is the one that is refused. */
  whose?: string
  /** Before all that are not. */
  first?: boolean
}

export interface Limiter {
  /** Runs `work` when there is room. @throws OverloadError when the queue is full, the wait too long, or by `admit` */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>
  readonly running: number
  readonly waiting: number
}

interface Waiting extends Required<Turn> {
  /** How many rounds are before its own: each who asks has one turn in a round. */
  round: number
  start(): void
  refuse(): void
}

const byTurn = (a: Waiting, b: Waiting) => Number(b.first) - Number(a.first) || a.round - b.round

/**
 * Beyond `maxWaiting` the last in turn is refused, which need not be the one that comes last.
 * @param admit throws for all who come now
 */
export function createLimiter({ maxRunning, maxWaiting, timeoutMs }: Limits, admit: () => void = () => {}): Limiter {
  let running = 0
  let round = 0
  /** In the order of their turns; within a round first come, first served. */
  const queue: Waiting[] = []

  function wait({ whose = '', first = false }: Turn = {}): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const before = queue.findLast(one => one.whose === whose && one.first === first)
    const mine: Waiting = {
      whose,
      first,
      round: Math.max(round, (before?.round ?? -1) + 1),
      start() {
        clearTimeout(timer)
        resolve()
      },
      refuse() {
        clearTimeout(timer)
        reject(new OverloadError())
      },
    }
    const late = () => queue.splice(queue.indexOf(mine), 1)[0]?.refuse()
    const timer = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs)
    queue.splice(queue.findLastIndex(one => byTurn(one, mine) <= 0) + 1, 0, mine)
    if (queue.length > maxWaiting) queue.pop()?.refuse()
    return promise
  }
  function release() {
    const next = queue.shift()
    if (!next) return void running--
    round = Math.max(round, next.round)
    next.start() // in the place of the one that ended
  }
  return {
    async run(work, turn) {
      admit()
      if (running < maxRunning) running++
      else await wait(turn)
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
