// How long a process lives before kill -9: counted in what it answered, so that a slow machine does as much before it
// as a quick one.
import { setTimeout as sleep } from 'node:timers/promises'
import { patienceMs, until } from '../process.ts'

/** Milliseconds between the last answer that counts and the kill, at most: it falls before, in and after writes. */
const momentMs = 10

export interface Life {
  /** Answers of a life, at least and at most. */
  least: number
  most: number
}

/**
 * Waits until a random number of further writes was answered, and a moment more.
 * @param answered how many there are so far, in all
 * @throws when they do not come
 */
export async function liveOn(answered: () => number, { least, most }: Life): Promise<void> {
  const before = answered()
  const wanted = least + Math.floor(Math.random() * (most - least + 1))
  await until(`${wanted} answered writes`, () => answered() >= before + wanted, patienceMs, 1).catch(error => {
    throw new Error(`${error.message}; there were ${answered() - before}`)
  })
  await sleep(Math.random() * momentMs)
}
