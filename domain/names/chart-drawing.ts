// A chart as places and paths, from which the page, the picture to share and the pointer's line are drawn. No markup.
import { type Axis, valueAxis, yearAxis } from './chart-axis.ts'
import { heightsIn, linePath } from './line-path.ts'
import { childrenOf, type Measure, type NameLine, type NameSex, type YearPoint } from './year-points.ts'

/** Marks on lines, so that they differ in more than color. */
export const markShapes = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const
export type MarkShape = (typeof markShapes)[number]

/** In percent, from the left and from the top. */
export type Place = readonly [x: number, y: number]

export interface DrawnLine {
  /** `Emma, girls` */
  label: string
  /** Its color and mark, from 0: of the name, so that both sexes of a name look alike. */
  style: number
  /** Boys' lines are broken where girls are drawn as well. */
  broken: boolean
  /** In years from the first, and parts of the height as `linePath` has them. */
  path: string
}

export interface Drawing {
  measure: Measure
  /** First and last year. */
  years: readonly [number, number]
  /** The value at the far end of its axis: largest percent, or largest rank. */
  worst: number
  lines: readonly DrawnLine[]
}

/** What the style of a line stands for: its name, or on the page of one name its sex. */
export type StyledBy = 'name' | 'sex'

export const lineLabel = ({ name, sex }: { name: string; sex: NameSex }): string => `${name}, ${childrenOf(sex)}`

/** The value of a point in a measure. */
export const shownOf = ({ rank, percent }: Pick<YearPoint, 'rank' | 'percent'>, measure: Measure): number | null =>
  measure === 'rank' ? rank : percent

/** The axes of a drawing: from the left, and from the top. */
export const axesOf = ({ measure, years, worst }: Pick<Drawing, 'measure' | 'years' | 'worst'>): [Axis, Axis] => [
  yearAxis(...years),
  valueAxis(measure, worst),
]

/** @param years first and last that are drawn */
export function drawChart(
  lines: readonly NameLine[],
  { measure, years, by = 'name' }: { measure: Measure; years: readonly [number, number]; by?: StyledBy },
): Drawing {
  const [from, to] = years
  const shown = lines.map(line => ({ line, points: line.points.filter(({ year }) => year >= from && year <= to) }))
  const values = shown.flatMap(({ points }) => points.map(point => shownOf(point, measure) ?? 0))
  const worst = Math.max(0, ...values)
  const { place } = valueAxis(measure, worst)
  const names = [...new Set(lines.map(({ name }) => name))]
  const hasBoth = new Set(lines.map(({ sex }) => sex)).size > 1
  return {
    measure,
    years,
    worst,
    lines: shown.map(({ line, points }) => ({
      label: lineLabel(line),
      style: by === 'name' ? names.indexOf(line.name) : Number(line.sex === 'boy'),
      broken: hasBoth && line.sex === 'boy',
      path: linePath(
        points.map(point => {
          const value = shownOf(point, measure)
          return value === null ? null : place(value)
        }),
      ),
    })),
  }
}

/** Where a line is in each year, in percent; null where it has a gap. */
export function placesOf({ years: [from, to] }: Pick<Drawing, 'years'>, { path }: DrawnLine): (Place | null)[] {
  const { place } = yearAxis(from, to)
  return heightsIn(path, to - from + 1).map((height, i) => (height === null ? null : [place(from + i), height]))
}

/** Parts of the width that have a mark each. */
const markParts = 4

/**
 * Places of the marks on a line: here and there, a little further on than on the line before it so that they do not lie
 * upon each other.
 */
export function marksOn(drawing: Pick<Drawing, 'years' | 'lines'>, line: DrawnLine): Place[] {
  const places = placesOf(drawing, line)
  const step = Math.max(1, Math.floor(places.length / markParts))
  const first = Math.floor((step * (drawing.lines.indexOf(line) + 0.5)) / drawing.lines.length)
  return places.filter((place, i): place is Place => place !== null && i % step === first % step)
}
