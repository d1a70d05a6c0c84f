// Points and the smooth curves through them, as SVG paths.

export type Point = readonly [x: number, y: number]

export const add = ([ax, ay]: Point, [bx, by]: Point, times = 1): Point => [ax + bx * times, ay + by * times]
export const mix = ([ax, ay]: Point, [bx, by]: Point, at: number): Point => [ax + (bx - ax) * at, ay + (by - ay) * at]
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** A step of a length in a direction: degrees, 0 to the right, 90 up. */
export const toward = (degrees: number, length = 1): Point => [
  Math.cos((degrees * Math.PI) / 180) * length,
  -Math.sin((degrees * Math.PI) / 180) * length,
]

/** A point turned about the origin, clockwise as seen. */
export const turned = ([x, y]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Numbers one after the other, each as short as a path allows. */
const joined = (numbers: readonly number[]): string =>
  numbers
    .map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`))
    .join('')
    .replace(/(?<![\d.])(-?)0\./g, '$1.')

/** To a tenth. */
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

/** Whether points go round clockwise, as seen. */
const isClockwise = (points: readonly Point[]): boolean =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0) > 0

/** Closed shapes all go round the same way: where two overlap in one path, both stay filled. */
export const filled = (points: readonly Point[]): string =>
  smooth(isClockwise(points) ? points : points.toReversed(), true)

/** A smooth path through points (Catmull-Rom as Bézier curves), closed or open. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0]
  let from: Point = [tenth(at(0)[0]), tenth(at(0)[1])]
  let path = `M${joined(from)}c`
  const steps: number[] = []
  for (let i = 0; i < count - (closed ? 0 : 1); i++) {
    const points = [
      add(at(i), add(at(i + 1), at(i - 1), -1), 1 / 6),
      add(at(i + 1), add(at(i + 2), at(i), -1), -1 / 6),
      at(i + 1),
    ].map(point => add(point, from, -1).map(tenth))
    steps.push(...points.flat())
    from = [tenth(from[0] + (points[2]?.[0] ?? 0)), tenth(from[1] + (points[2]?.[1] ?? 0))]
  }
  path += joined(steps)
  return closed ? `${path}z` : path
}

/**
 * The outline of a limb or body along a line.
 * @param halves half its width at each point of the line
 * @returns one side there, the other side back
 */
export function around(line: readonly Point[], halves: readonly number[]): Point[] {
  const side = (sign: 1 | -1) =>
    line.map((point, i): Point => {
      const [bx, by] = line[Math.max(0, i - 1)] ?? point
      const [ax, ay] = line[Math.min(line.length - 1, i + 1)] ?? point
      const long = Math.hypot(ax - bx, ay - by) || 1
      return add(point, [-(ay - by) / long, (ax - bx) / long], sign * (halves[i] ?? 0))
    })
  return [...side(1), ...side(-1).reverse()]
}

/** Twelve points around one. */
export const ring = (at: Point, radius: number): Point[] =>
  Array.from({ length: 12 }, (_, i) => {
    const [x, y] = toward(i * 30, radius)
    return [at[0] + x, at[1] + y]
  })

/** Points written as `50 2, 60 3`. */
export const points = (written: string): Point[] =>
  written.split(', ').map(pair => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })
