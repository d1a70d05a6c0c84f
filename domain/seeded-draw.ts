// Random draws that can be repeated: the same seed gives the same draw, so that its address can be shared.

const mostSeeds = 1_000_000_000

/** A seed in an address: a whole number of up to 9 digits; undefined for anything else. */
export const readSeed = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** A random seed. */
export const randomSeed = (): number => Math.floor(Math.random() * mostSeeds)

/** The seed of the next draw: it follows from this one. */
export const nextSeed = (seed: number): number => Math.floor(randomFrom(seed + 1)() * mostSeeds)

/** A generator of numbers from 0 to below 1. Mulberry32 by Tommy Ettinger, public domain. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws items of a list without replacement (Fisher-Yates). @param random numbers from 0 to below 1 */
export function draw<T>(list: readonly T[], count: number, random: () => number): T[] {
  const left = [...list]
  const most = Math.min(count, left.length)
  for (let i = 0; i < most; i++) {
    const at = i + Math.floor(random() * (left.length - i))
    ;[left[i], left[at]] = [left[at] as T, left[i] as T] // both are in the list
  }
  return left.slice(0, most)
}
