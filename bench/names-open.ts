// Opening the names, in a process of its own so that its memory is its own: node --expose-gc bench/names-open.ts
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { openNames } from '../names/name-files.ts'
import { builtNames } from './built-names.ts'
import { heldMb } from './held-mb.ts'

export interface OpenFigures {
  /** Milliseconds until they can be asked. */
  openMs: number
  /** Megabytes that they hold once all is made that goes on being made after that. */
  memoryMb: number
}

/** Waits until nothing is made in steps any more. */
async function idle() {
  for (let busy = 1; busy > 0.1; ) {
    const before = performance.eventLoopUtilization()
    await wait(100)
    busy = performance.eventLoopUtilization(before).utilization
  }
}

async function measure(): Promise<OpenFigures> {
  const before = await heldMb()
  const began = performance.now()
  const names = await openNames(builtNames(join(import.meta.dirname, '../dist')))
  const openMs = performance.now() - began
  await idle()
  const memoryMb = (await heldMb()) - before
  if (!names.all.length) throw new Error('There are no names.') // and they are held until here
  return { openMs, memoryMb }
}

console.log(JSON.stringify(await measure()))
