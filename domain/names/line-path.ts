// A line through the years as the path of an SVG. A year without a value is a gap.

/** How high a drawing is in the units of a path; a year is one unit wide. */
export const pathHeight = 500

/**
 * The path of a line: a step to the right for each value. Steps are written from one to the next, which makes them
 * short. A value between two gaps is a dot: a line of no length, drawn by its round ends.
 * @param heights a year each, in their order, in percent from the top; null for one that has no value
 */
export function linePath(heights: readonly (number | null)[]): string {
  let path = ''
  let last: number | null = null
  heights.forEach((height, i) => {
    const y = height === null ? null : Math.round((height / 100) * pathHeight)
    if (y !== null) {
      if (last === null) path += heights[i + 1] == null ? `M${i} ${y}h0` : `M${i} ${y}l`
      else path += `${path.endsWith('l') ? '' : ' '}1 ${y - last}`
    }
    last = y
  })
  return path
}

/**
 * The heights that a path was made of, rounded to its units; null where it has a gap. @param years as many as it was
 * made of
 */
export function heightsIn(path: string, years: number): (number | null)[] {
  const heights = new Array<number | null>(years).fill(null)
  for (const part of path.split('M').slice(1)) {
    const [x = 0, start = 0, ...steps] = part.match(/-?\d+/g)?.map(Number) ?? []
    const last = part.endsWith('h0') ? [] : steps.filter((_, i) => i % 2 === 1)
    let y = start
    heights[x] = (y * 100) / pathHeight
    last.forEach((step, i) => {
      y += step
      heights[x + 1 + i] = (y * 100) / pathHeight
    })
  }
  return heights
}
