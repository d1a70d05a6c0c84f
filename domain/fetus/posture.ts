// How a baby lies by week: angles in degrees, 0 forward (to the right), 90 up, for a baby who sits upright and looks to
// the right; `turn` then turns the whole.
import { between, type Known } from './biometry.ts'

export interface Posture {
  /** How far the face is bent to the chest. */
  nod: number
  /** Direction of the spine at the neck and at its end, from straight down toward the back. */
  spineStart: number
  spineEnd: number
  thigh: number
  calf: number
  foot: number
  upperArm: number
  forearm: number
  hand: number
  /** 0 slender, 1 as round as at birth. */
  plump: number
  /** 0 the face of week 9, 1 that of a newborn. */
  face: number
  /** Of the whole, clockwise: head up at 0, head down at 180. */
  turn: number
}

const rows = {
  nod: { 9: 40, 10: 34, 12: 28, 16: 22, 24: 26, 40: 36 },
  spineStart: { 9: 46, 12: 40, 16: 34, 24: 36, 40: 40 },
  spineEnd: { 9: -84, 12: -78, 20: -82, 30: -92, 40: -100 },
  thigh: { 9: 6, 10: 14, 12: 32, 16: 46, 24: 58, 32: 68, 40: 76 },
  calf: { 9: -60, 12: -84, 16: -96, 24: -82, 32: -68, 40: -58 },
  foot: { 9: -8, 12: -8, 20: -14, 40: -20 },
  upperArm: { 9: -62, 12: -74, 20: -84, 40: -92 },
  forearm: { 9: 14, 12: 18, 16: 20, 24: 26, 40: 34 },
  hand: { 9: 10, 12: 30, 20: 44, 40: 56 },
  plump: { 9: 0.3, 13: 0.1, 20: 0.2, 26: 0.45, 32: 0.8, 40: 1.1 },
  face: { 9: 0, 12: 0.35, 16: 0.55, 24: 0.75, 32: 0.9, 40: 1 },
  turn: { 9: -20, 20: -30, 25: -30, 28: 30, 31: 120, 34: 160, 42: 168 },
} as const satisfies Record<keyof Posture, Known>

/** The posture in which a week is drawn. */
export const postureAt = (week: number): Posture =>
  Object.fromEntries(Object.entries(rows).map(([name, known]) => [name, between(known, week)])) as unknown as Posture
