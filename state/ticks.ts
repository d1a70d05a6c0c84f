// What was ticked on the lists of the guides, as the device stores it: of the weeks of one pregnancy, which the
// dashboard shows too, and of the months of a child.
import { readStored, store } from './device-storage.ts'

/** By week or month: the words of what is ticked, so that a list that was edited forgets what is no longer on it. */
export type Ticks = Readonly<Record<string, readonly string[]>>

/** What is stored: the id of a pregnancy, empty when no dashboard has said which, and its ticks. */
export interface Ticked {
  of: string
  ticks: Ticks
}

export const storageKeys = { week: 'week-ticks', month: 'month-ticks' } as const
export type TickUnit = keyof typeof storageKeys

/**
 * What storage held, null for nothing and for another pregnancy's; what it does not understand is left out.
 * @param pregnancy an id; left out on a guide, which is about nobody's pregnancy
 */
export function parseTicks(text: string | null, pregnancy = ''): Ticked | null {
  try {
    const { of, ticks }: { of?: unknown; ticks?: unknown } = Object(JSON.parse(text ?? 'null'))
    if (typeof of !== 'string' || (of && pregnancy && of !== pregnancy)) return null
    const lists = Object.entries(Object(ticks)).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    const words = lists.map(([list, items]) => [list, items.filter(item => typeof item === 'string')])
    return { of: pregnancy || of, ticks: Object.fromEntries(words) }
  } catch {
    return null
  }
}

export const readTicks = (unit: TickUnit, pregnancy?: string): Ticked | null =>
  parseTicks(readStored(storageKeys[unit]).text, pregnancy)

/** Gives whether they are stored now. */
export const storeTicks = (unit: TickUnit, { of, ticks }: Ticked): boolean =>
  store(storageKeys[unit], JSON.stringify({ of, ticks }))
