// Arms and legs from their bones and the angles of their joints.
import type { Biometry } from './biometry.ts'
import { add, around, mix, type Point, toward } from './curves.ts'
import type { Posture } from './posture.ts'

/** A limb as it is drawn: where it ends in the body is left open. */
export interface Limb {
  outline: Point[]
  end: Point[]
  marks: Point[][]
}

export interface Leg {
  knee: Point
  thigh: Point[]
  calf: Point[]
  foot: Point[]
  marks: Point[][]
  /** Radius at the knee within which no line parts thigh and calf. */
  kneePatch: number
}

/** A leg: the calf with the foot lies behind the thigh. */
export function legFrom(hip: Point, { femur, foot }: Biometry, posture: Posture, more: number): Leg {
  const wide = femur * (0.24 + 0.16 * posture.plump)
  const knee = add(hip, toward(posture.thigh + more, femur * 1.4))
  const ankle = add(knee, toward(posture.calf + more * 0.8, femur * 1.22))
  const halves = (...shares: number[]) => shares.map(share => share * wide)
  const thigh = around(
    [0, 0.3, 0.6, 0.85, 1.02, 1.1].map(at => mix(hip, knee, at)),
    halves(1.25, 1.24, 1.1, 0.95, 0.72, 0.2),
  )
  const calf = around(
    [-0.06, 0.02, 0.25, 0.5, 0.8, 1].map(at => mix(knee, ankle, at)),
    halves(0.3, 0.7, 0.86, 0.82, 0.6, 0.5),
  )
  const { end, marks } = footAt(ankle, foot, posture.foot + more, wide * 0.5)
  return { knee, thigh, calf, foot: end, marks, kneePatch: wide * 0.72 }
}

/** Foot: from the heel over the sole to the toes and back over the instep. */
function footAt(ankle: Point, long: number, direction: number, half: number) {
  const along = (x: number, y: number): Point =>
    add(add(ankle, toward(direction, x * long)), toward(direction - 90, y * long))
  const thick = Math.max(half / long, 0.12)
  const end = [
    along(-0.12, -thick * 0.6),
    along(-0.24, 0.1),
    along(-0.17, 0.26),
    along(0.02, 0.28),
    along(0.3, 0.22),
    along(0.55, 0.27),
    along(0.72, 0.24),
    along(0.78, 0.12),
    along(0.68, 0.03),
    along(0.45, 0.0),
    along(thick, -0.1),
    along(thick * 0.8, -thick * 0.8),
  ]
  const marks = [0.54, 0.61, 0.67].map(x => [along(x, 0.06), along(x + 0.04, 0.16)])
  return { end, marks }
}

/** An arm with its hand. */
export function armFrom(from: Point, { femur, crownRump }: Biometry, posture: Posture, more: number): Limb {
  const bone = femur * 0.96 + crownRump * 0.012
  const wide = bone * (0.17 + 0.11 * posture.plump)
  const elbow = add(from, toward(posture.upperArm + more, bone * 1.2))
  const wrist = add(elbow, toward(posture.forearm + more, bone * 1.02))
  const bend = mix(mix(from, wrist, 0.5), elbow, 0.88)
  const line = [
    from,
    mix(from, elbow, 0.5),
    mix(from, elbow, 0.82),
    bend,
    mix(elbow, wrist, 0.2),
    mix(elbow, wrist, 0.6),
    wrist,
  ]
  const halves = [1.25, 1.05, 0.9, 0.86, 0.85, 0.76, 0.55].map(share => share * wide)
  const hand = bone * 0.62
  const direction = posture.hand + more
  const along = (x: number, y: number): Point =>
    add(add(wrist, toward(direction, x * hand)), toward(direction - 90, y * hand))
  const end = [
    along(-0.12, -0.24),
    along(0.25, -0.32),
    along(0.6, -0.3),
    along(0.92, -0.16),
    along(1, 0.02),
    along(0.86, 0.16),
    along(0.58, 0.22),
    along(0.5, 0.36),
    along(0.34, 0.42),
    along(0.2, 0.3),
    along(-0.12, 0.24),
  ]
  const marks = [-0.16, 0.0, 0.12].map((y, i) => [along(0.58, y * 0.9), along([0.94, 0.97, 0.88][i] ?? 0.9, y)])
  return { outline: around(line, halves), end, marks }
}
