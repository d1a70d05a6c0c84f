// The Chinese gender chart: a game. In 2,840,755 births in Sweden it was no better than a coin (Villamor and others 2010,
// https://pubmed.ncbi.nlm.nih.gov/20618730/), so nothing may be decided by it.

/** B for boy, G for girl. */
export type Letter = 'B' | 'G'

/** The first lunar age that has a row, and the last. */
export const chartAges = { first: 18, last: 45 } as const

/**
 * The rows from 18 to 45, months 1 to 12 each. Charts differ; these are the 336 cells on which two independent copies
 * agree: http://www.yiyayan.com/health/jiankang/13764.html, and one that was compared with two published charts.
 */
export const chartRows: readonly string[] = `
  GBGBBBBBBBBB BGBGGBBBBBGG GBGBBBBBBGBB BGGGGGGGGGGG GBBGBGGBGGGG BBGBBGBGBBBG BGBBGBBGGGGG
  GBBGGBGBBBBB BGBGGBGBGGGG GBGBGGBBBBGB BGBGGGBBBBGG GBGGBBBBBGGG BGGGGGGGGGBB BGBGGGGGGGGB
  BGBGGGGGGGGB GBGBGGGBGGGB BGBGGGGGGGBB BBGBGGGBGGBB GBBGBGGGBBBB BGBBGBGBGBGB GBGBBGBGBGBG
  BGBBBGGBGBGG GBGBGBBGBGBG BGBGBGBBGBGB GBGBGBGBBGBG BGBGBGBGBBBB BBGBBBGBGBGG GBBGGGBGBGBB
`
  .trim()
  .split(/\s+/)

/** The cell of a lunar age and a month from 1 to 12; null where the chart has no row. The age is never moved into it. */
export const letterAt = (age: number, month: number): Letter | null => {
  const letter = chartRows[age - chartAges.first]?.[month - 1]
  return letter === 'B' || letter === 'G' ? letter : null
}

/** A cell, or the place outside the chart where it would be. */
export interface Reading {
  age: number
  month: number
  letter: Letter | null
}
