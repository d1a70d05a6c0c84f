// The square that a week is drawn in, and what a drawing is made of: paths, from back to front.
import { distance, mix, type Point } from './curves.ts'

export type Kind =
  | 'far'
  | 'skin'
  | 'patch'
  | 'shade'
  | 'hatch'
  | 'blush'
  | 'line'
  | 'fine'
  | 'hair'
  | 'eye'
  | 'cord'
  | 'cord-twist'
  | 'sac'
  | 'yolk'

export interface Part {
  kind: Kind
  path: string
}

export interface Drawing {
  parts: Part[]
  /** The lowest point of the baby in the square. */
  bottom: number
  /** Units of the square for a millimetre of the baby. */
  scale: number
}

export const square = 400
export const middle: Point = [square / 2, square / 2]
/** The circle that holds the baby. */
export const reach = 150

/** The middle and the radius of a circle around points: near enough for a place in a frame. */
export function circleAround(points: readonly Point[]): { centre: Point; radius: number } {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  let centre: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  for (let i = 1; i <= 60; i++) {
    const farthest = points.reduce((far, point) => (distance(point, centre) > distance(far, centre) ? point : far))
    centre = mix(centre, farthest, 1 / (i + 2))
  }
  return { centre, radius: Math.max(...points.map(point => distance(point, centre))) }
}
