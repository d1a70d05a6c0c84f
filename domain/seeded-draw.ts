// Chance that can be repeated: the same seed gives the same draw, so that an address can be passed on.

const mostSeeds = 1_000_000_000

/** A seed out of an address, 0 up to a thousand million; undefined for what is none. */
export const readSeed = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** A seed that nobody chose. */
export const randomSeed = (): number => Math.floor(Math.random() * mostSeeds)

/** The seed of the next draw after one: always the same, and far from it. */
export const nextSeed = (seed: number): number => Math.floor(randomFrom(seed + 1)() * mostSeeds)

/** Numbers from 0 up to 1, the same ones for the same seed. Mulberry32 by Tommy Ettinger, public domain. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Some of a list, each at most once, in the order in which they were drawn. */
export function draw<T>(list: readonly T[], count: number, random: () => number): T[] {
  const left = [...list]
  const most = Math.min(count, left.length)
  for (let i = 0; i < most; i++) {
    const at = i + Math.floor(random() * (left.length - i))
    ;[left[i], left[at]] = [left[at] as T, left[i] as T] // both are in the list
  }
  return left.slice(0, most)
}
