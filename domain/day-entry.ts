/** What somebody knows: a due date, the first day of the last period, a birth date; or they are trying. */
export const dayKinds = ['due', 'period', 'birth', 'trying'] as const
export type DayKind = (typeof dayKinds)[number]

/** A date of a kind, as YYYY-MM-DD. While trying it is the first day of the last period. */
export interface DayEntry {
  kind: DayKind
  date: string
}
