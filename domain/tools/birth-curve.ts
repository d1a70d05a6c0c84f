// The spread of births around a due date, as a smooth line through published shares. The line is ours: it rises and
// falls so that the area under it between two known days is the published share of births between them, and bends
// without corners.

/** So many hundredths of all births had taken place before a day, counted from the due date (0: 40 weeks 0 days). */
export interface Knot {
  day: number
  born: number
}

interface Piece {
  from: Knot
  to: Knot
  /** Hundredths a day at both ends. */
  starts: number
  ends: number
}

const rise = (from: Knot, to: Knot) => (to.born - from.born) / (to.day - from.day)

/**
 * The height at each knot, so that the line has no corner there: the slopes of a cubic spline through the births that
 * had taken place, level at both ends. Its equations hold only neighbours, so they are solved in one pass and back.
 */
function heights(knots: readonly Knot[]): number[] {
  const steps: { keeps: number; takes: number }[] = [{ keeps: 0, takes: 0 }]
  for (const [i, at] of knots.entries()) {
    const [before, after, last] = [knots[i - 1], knots[i + 1], steps.at(-1)]
    if (!before || !after || !last) continue
    const [left, right] = [at.day - before.day, after.day - at.day]
    const weight = 2 * (left + right) - right * last.takes
    const births = 3 * (right * rise(before, at) + left * rise(at, after))
    steps.push({ keeps: (births - right * last.keeps) / weight, takes: left / weight })
  }
  const found = [0]
  for (const { keeps, takes } of steps.slice(1).reverse()) found.unshift(keeps - takes * (found[0] ?? 0))
  return [0, ...found]
}

function pieces(knots: readonly Knot[]): Piece[] {
  const slopes = heights(knots)
  return knots.slice(1).flatMap((to, i) => {
    const from = knots[i]
    return from ? [{ from, to, starts: slopes[i] ?? 0, ends: slopes[i + 1] ?? 0 }] : []
  })
}

/** Hundredths of all births that fall on a day, by the line; 0 outside the knots. */
export function birthsOn(knots: readonly Knot[], day: number): number {
  const piece = pieces(knots).find(({ from, to }) => day >= from.day && day <= to.day)
  if (!piece) return 0
  const { from, to, starts, ends } = piece
  const t = (day - from.day) / (to.day - from.day)
  return 6 * t * (1 - t) * rise(from, to) + (1 - 4 * t + 3 * t * t) * starts + (3 * t * t - 2 * t) * ends
}

export interface Frame {
  /** Days from the due date at the left and right edge. */
  first: number
  last: number
  width: number
  height: number
  /** Hundredths a day at the top. */
  top: number
}

/** The line as the data of an SVG path, closed along the bottom. */
export function birthCurve(knots: readonly Knot[], { first, last, width, height, top }: Frame): string {
  const x = (day: number) => Math.round((10 * width * (day - first)) / (last - first)) / 10
  const points = Array.from({ length: last - first + 1 }, (_, i) => first + i).map(day => {
    const y = height * (1 - birthsOn(knots, day) / top)
    return `${x(day)} ${Math.round(10 * y) / 10}`
  })
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`
}
