import { setTimeout as wait } from 'node:timers/promises'

/** Megabytes that the process holds on to, on the heap and beside it. Needs `--expose-gc`. */
export async function heldMb(): Promise<number> {
  for (let i = 0; i < 4; i++) {
    globalThis.gc?.()
    await wait(20) // arrays outside of the heap are let go a little later
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}
