import { inOrder } from '../../domain/tools/contractions.ts'
import { type Carry, newIn } from '../../domain/tools/contractions-code.ts'
import type { Contractions } from './contractions.ts'

/** Adds what another device timed and this one did not; nothing of this one's is changed. */
export const takeOver =
  (other: Carry) =>
  (value: Contractions): Contractions => {
    const fresh = newIn(value, other)
    return { ...value, list: inOrder([...value.list, ...fresh.list]), running: value.running ?? fresh.running }
  }
