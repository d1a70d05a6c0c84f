// Work that takes much memory or a whole core: only so much of it at once.
import { overloaded } from './refusal.ts'

/**
 * Makes a queue: work runs when it is its turn, first come, first served.
 * @param most at once, and waiting; who comes after those is refused with 503
 */
export function createTurns(most: { running: number; waiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting) throw overloaded()
      await new Promise<void>(resolve => waiting.push(resolve)) // the one that ends gives its place
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
