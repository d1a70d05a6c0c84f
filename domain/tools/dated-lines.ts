// Lines of a log, each of a day, and which of them a visit has not seen.
import type { CalendarDate } from '../dates.ts'

export interface DatedLine {
  /** Grows with each line that is entered, whatever the clock says. */
  id: number
  day: CalendarDate
}

/** Lists that were sorted: lists are never changed, and thousands of lines are sorted once. */
const sorted = new WeakMap<readonly DatedLine[], readonly DatedLine[]>()

/** Newest day first, of one day what was entered last. @param lines a list that is not changed afterwards */
export function newestFirst<L extends DatedLine>(lines: readonly L[]): readonly L[] {
  const known = sorted.get(lines) as readonly L[] | undefined // as: it holds the lines of its key
  const list = known ?? lines.toSorted((a, b) => (a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1))
  sorted.set(lines, list)
  return list
}

/** The visit of the latest day; null when none was marked. */
export const lastVisit = <V extends DatedLine>(visits: readonly V[]): V | null => newestFirst(visits)[0] ?? null

/**
 * The lines that a visit has not seen, newest first: dated after it, or entered after it was marked. All when there was
 * none.
 */
export const linesSince = <L extends DatedLine>(lines: readonly L[], visit: DatedLine | null): readonly L[] =>
  newestFirst(lines).filter(({ id, day }) => !visit || day > visit.day || id > visit.id)

/** The id for the next line of some lists. */
export const nextId = (...lists: readonly (readonly Pick<DatedLine, 'id'>[])[]): number =>
  lists.reduce((most, lines) => lines.reduce((high, { id }) => Math.max(high, id), most), 0) + 1
