// How often each symptom was put down.
import type { CalendarDate } from '../dates.ts'
import { dayOf } from './log-words.ts'

interface SymptomsOfDay {
  day: CalendarDate
  symptoms: readonly string[]
}

/** A line for each symptom, the most frequent first: 'Heartburn: 3 days, last on November 20'. @param days newest first */
export function symptomDays(days: readonly SymptomsOfDay[]): string[] {
  const found = new Map<string, CalendarDate[]>()
  for (const { day, symptoms } of days)
    for (const symptom of symptoms) found.set(symptom, [...(found.get(symptom) ?? []), day])
  return [...found]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([symptom, [last, ...others]]) => {
      const on = dayOf(last && { day: last })
      return others.length > 0 ? `${symptom}: ${others.length + 1} days, last on ${on}` : `${symptom}: ${on}`
    })
}
