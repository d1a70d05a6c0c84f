// The date that somebody gave on the front page, on their device alone.
import { type DayEntry, dayKinds } from '../domain/day-entry.ts'
import { fieldsOf, jsonOf, textOf, wordOf } from '../lib/lenient.ts'
import { readStored, removeStored, store } from './device-storage.ts'

/** Also removed after a loss: see client/offline.ts. */
export const myDayKey = 'my-day'

/** What is stored; null for nothing. */
export function storedDay(): DayEntry | null {
  const { kind, date } = fieldsOf(jsonOf(readStored(myDayKey).text ?? ''))
  return date ? { kind: wordOf(kind, dayKinds, 'due'), date: textOf(date, 10) } : null
}

/** Gives whether it is stored now. */
export const storeDay = (entry: DayEntry): boolean => store(myDayKey, JSON.stringify(entry))

export const forgetDay = () => removeStored(myDayKey)
