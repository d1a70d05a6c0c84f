import { csvOf } from '../csv.ts'
import { two } from './clock-words.ts'
import type { Contraction } from './contractions.ts'
import { toLocalField } from './typed-times.ts'

/** Minutes east of Greenwich as '+01:00', at a moment in the device's own zone. */
function offset(ms: number): string {
  const minutes = -new Date(ms).getTimezoneOffset()
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}

const columns = ['Start', 'Length in seconds', 'Seconds since the last start', 'Strength, 1 to 5', 'Note']

/** The contractions as a table for other programs, the first on top. @param list in order */
export function contractionsAsCsv(list: readonly Contraction[]): string {
  const rows = list.map(({ start, end, strength, note }, i) => {
    const before = list[i - 1]
    const gap = before ? String(Math.round((start - before.start) / 1000)) : ''
    const moment = `${toLocalField(start)}${offset(start)}`
    return [moment, String(Math.round((end - start) / 1000)), gap, String(strength ?? ''), note ?? '']
  })
  return csvOf([columns, ...rows])
}
