// The head in profile: its length is 1, its middle the origin, the face to the right.
import { mix, type Point } from './curves.ts'

/** The outline from the nape over the crown and the face to the throat: at week 9, and at birth. */
const profile: readonly (readonly [Point, Point])[] = [
  [
    [-0.36, 0.3],
    [-0.36, 0.31],
  ],
  [
    [-0.47, 0.16],
    [-0.47, 0.16],
  ],
  [
    [-0.5, -0.02],
    [-0.5, -0.02],
  ],
  [
    [-0.45, -0.22],
    [-0.44, -0.22],
  ],
  [
    [-0.28, -0.4],
    [-0.27, -0.37],
  ],
  [
    [-0.02, -0.47],
    [-0.02, -0.43],
  ],
  [
    [0.26, -0.4],
    [0.25, -0.37],
  ],
  [
    [0.44, -0.2],
    [0.425, -0.2],
  ],
  [
    [0.49, -0.02],
    [0.47, -0.04],
  ],
  [
    [0.45, 0.09],
    [0.45, 0.06],
  ],
  [
    [0.447, 0.13],
    [0.452, 0.105],
  ],
  [
    [0.475, 0.175],
    [0.515, 0.165],
  ],
  [
    [0.482, 0.2],
    [0.53, 0.195],
  ],
  [
    [0.462, 0.22],
    [0.49, 0.222],
  ],
  [
    [0.45, 0.235],
    [0.472, 0.237],
  ],
  [
    [0.462, 0.265],
    [0.492, 0.272],
  ],
  [
    [0.44, 0.282],
    [0.462, 0.292],
  ],
  [
    [0.438, 0.305],
    [0.476, 0.322],
  ],
  [
    [0.405, 0.325],
    [0.44, 0.345],
  ],
  [
    [0.39, 0.36],
    [0.448, 0.39],
  ],
  [
    [0.33, 0.395],
    [0.4, 0.435],
  ],
  [
    [0.2, 0.4],
    [0.25, 0.44],
  ],
  [
    [0.06, 0.4],
    [0.06, 0.42],
  ],
]

/** Where in the head things are: at week 9, and at birth. */
const places = {
  middle: [
    [0, 0],
    [0, 0],
  ],
  eye: [
    [0.3, 0.1],
    [0.325, 0.085],
  ],
  mouth: [
    [0.44, 0.282],
    [0.462, 0.292],
  ],
  mouthEnd: [
    [0.37, 0.285],
    [0.385, 0.3],
  ],
  ear: [
    [0.0, 0.24],
    [-0.03, 0.14],
  ],
  cheek: [
    [0.28, 0.24],
    [0.29, 0.24],
  ],
} as const satisfies Record<string, readonly [Point, Point]>

/** @param face 0 at week 9, 1 at birth */
export const profileAt = (face: number): Point[] => profile.map(([early, late]) => mix(early, late, face))

export const placeAt = (place: keyof typeof places, face: number): Point =>
  mix(places[place][0], places[place][1], face)
