// The answer of the front page's question: it comes once somebody asks, or has asked before.
export { localToday } from '../../domain/dates.ts'
export { myDay, problemWithDay, spanOfKind } from '../../domain/my-day.ts'
export { loadGuides } from '../../state/day-guides.ts'
export { DayCard } from './day-card.tsx'

/** 'Monday, November 23', where the visitor is. */
export const todayInWords = (): string =>
  new Date().toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
