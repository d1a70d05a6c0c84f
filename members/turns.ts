// Work that takes much memory or a whole core: only so much of it at once, and shared out fairly between those who ask.
import { overloaded } from './refusal.ts'

export interface Turn {
  /** Who asks: whoever asks for more than others waits longer, and is the one that is sent away. */
  whose?: string
  /** Before all that are not. */
  first?: boolean
}

interface Waiting extends Required<Turn> {
  /** How many rounds are before its own: each who asks has one turn in a round. */
  round: number
  start(): void
  refuse(): void
}

const byTurn = (a: Waiting, b: Waiting) => Number(b.first) - Number(a.first) || a.round - b.round

/**
 * Makes a queue: work runs when it is its turn.
 * @param most at once, and waiting; beyond those the last in turn is refused with 503, which need not be the one who
 * comes last
 */
export function createTurns(most: { running: number; waiting: number }) {
  let running = 0
  let round = 0
  /** In the order of their turns; within a round first come, first served. */
  let waiting: Waiting[] = []

  function wait({ whose = '', first = false }: Turn): Promise<void> {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const own = waiting.filter(one => one.whose === whose && one.first === first)
    const mine: Waiting = {
      whose,
      first,
      round: Math.max(round, ...own.map(one => one.round + 1)),
      start,
      refuse: () => reject(overloaded()),
    }
    waiting = [...waiting, mine].toSorted(byTurn) // which keeps the order of equals
    if (waiting.length > most.waiting) waiting.pop()?.refuse()
    return promise
  }
  return async <T>(work: () => Promise<T>, turn: Turn = {}): Promise<T> => {
    if (running >= most.running)
      await wait(turn) // the one that ends gives its place
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) {
        round = Math.max(round, next.round)
        next.start()
      } else running--
    }
  }
}
