// Limits how much work runs at once. The queue is fair to those who ask, and refuses work when it is too long.

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
  /** Milliseconds that work may wait; no limit by default. */
  timeoutMs?: number
  /**
   * The same from when somebody has waited in vain until nobody waits: more comes then than can be done, and whoever is
   * served should not have waited long. `timeoutMs` by default.
   */
  standingMs?: number
}

export interface Turn {
  /** Who asks. One who asks for more than others waits longer, and is refused first. */
  asker?: string
  /** Goes before all work without it. */
  isFirst?: boolean
}

export interface Limiter {
  /**
   * Runs `work` when there is room.
   * @throws OverloadError when the queue is full or the wait too long, and what `admit` throws
   */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>
  readonly running: number
  readonly waiting: number
}

interface Waiting extends Required<Turn> {
  /** The number of its round: each asker has one turn a round. */
  round: number
  start(): void
  refuse(): void
}

const byTurn = (a: Waiting, b: Waiting) => Number(b.isFirst) - Number(a.isFirst) || a.round - b.round

/**
 * When more than `maxWaiting` wait, the last in the order of turns is refused, which need not be the newest.
 * @param admit called before anything runs or waits; throws to refuse it
 */
export function createLimiter(
  { maxRunning, maxWaiting, timeoutMs, standingMs = timeoutMs }: Limits,
  admit: () => void = () => {},
): Limiter {
  let running = 0
  let round = 0
  /** Somebody has waited in vain since nobody waited: this is no burst. */
  let isStanding = false
  /** In the order of their turns; within a round first come, first served. */
  const queue: Waiting[] = []

  function wait({ asker = '', isFirst = false }: Turn = {}): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const before = queue.findLast(one => one.asker === asker && one.isFirst === isFirst)
    const entry: Waiting = {
      asker,
      isFirst,
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
    const timeOut = () => {
      isStanding = true
      queue.splice(queue.indexOf(entry), 1)[0]?.refuse()
    }
    if (queue.length === 0) isStanding = false
    const ms = isStanding ? standingMs : timeoutMs
    const timer = ms === undefined ? undefined : setTimeout(timeOut, ms)
    queue.splice(queue.findLastIndex(one => byTurn(one, entry) <= 0) + 1, 0, entry)
    if (queue.length > maxWaiting) queue.pop()?.refuse()
    return promise
  }
  function release() {
    const next = queue.shift()
    if (!next) return void running--
    round = Math.max(round, next.round)
    next.start() // takes the place of the work that ended
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
