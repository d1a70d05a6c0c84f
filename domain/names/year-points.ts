// A name of one sex through the years: the data of the chart, its table and its sentences.

export type NameSex = 'girl' | 'boy'

/** One year. Fewer than five births are not published: births are 0 then, rank and percent null. */
export interface YearPoint {
  year: number
  births: number
  /** Place among the names of the sex, 1 for the one given most. */
  rank: number | null
  /** Of all births of the sex in the year, 0 to 100. */
  percent: number | null
}

/** A line of a chart. */
export interface NameLine {
  name: string
  sex: NameSex
  /** The spellings that are counted together, its own first. */
  spellings: readonly string[]
  /** A point a year without a gap, oldest first. */
  points: readonly YearPoint[]
}

export const measures = ['rank', 'percent'] as const
export type Measure = (typeof measures)[number]

/** `girls` and `boys`. */
export const childrenOf = (sex: NameSex): string => `${sex}s`
