// What was wrong on a page, and what it says now: the public list of /corrections. A row for each change in substance; spelling is just fixed.

export interface Correction {
  /** Day on which the page was put right, YYYY-MM-DD. */
  on: string
  /** Its address; that of a list when it is about many pages. */
  path: string
  /** What readers know it by. */
  page: string
  /** What it said, as a sentence. */
  wrong: string
  /** What it says now, as a sentence. */
  now: string
}

/** In the order in which they were made. */
export const corrections: readonly Correction[] = [
  {
    on: '2026-11-22',
    path: '/news',
    page: 'News, all items',
    wrong: 'Sixteen items carried a date from before the day on which they were written, and their texts spoke as if they were older.',
    now: 'Each item carries the day on which it was written. What it reports keeps its own date.',
  },
]

/** By day, the newest first; those of one day as they stand in the table. */
export const byDay = (list: readonly Correction[]): [on: string, made: Correction[]][] =>
  [...Map.groupBy(list, ({ on }) => on)].toSorted(([a], [b]) => b.localeCompare(a))

/** Those of one page. @param path without query */
export const correctionsOf = (path: string): Correction[] => corrections.filter(correction => correction.path === path)
