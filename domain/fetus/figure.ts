// The baby of weeks 9 to 42 from its measures and its posture: outlines in millimetres, before the whole is turned.
import { type Biometry, biometryAt } from './biometry.ts'
import { add, distance, mix, type Point, toward, turned } from './curves.ts'
import { placeAt, profileAt } from './head.ts'
import { armFrom, type Leg, type Limb, legFrom } from './limbs.ts'
import { type Posture, postureAt } from './posture.ts'

export interface Figure {
  biometry: Biometry
  posture: Posture
  /** The highest point of the skull, and the lowest of the trunk. */
  crown: Point
  rump: Point
  hip: Point
  head: Point[]
  trunk: Point[]
  spine: Point[]
  arm: Limb
  farArm: Limb
  leg: Leg
  farLeg: Leg
  navel: Point
  /** A place in the head. */
  inHead(place: Parameters<typeof placeAt>[0], shift?: Point): Point
}

const steps = 10
/** Depth of the trunk from the neck to the rump, as a share of the belly's. */
const depths = [0.52, 0.68, 0.82, 0.9, 0.96, 1, 1, 0.97, 0.9, 0.8, 0.66]

function trunkOf(neck: Point, length: number, { belly }: Biometry, { spineStart, spineEnd }: Posture) {
  const spine: Point[] = [neck]
  const front: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const lean = spineStart + ((spineEnd - spineStart) * i) / steps
    const forward = toward(-lean)
    const here = spine[i] ?? neck
    front.push(add(here, forward, (depths[i] ?? 0) * belly))
    if (i < steps) spine.push(add(here, toward(-90 - lean, length / steps)))
  }
  const [back = neck, fore = neck] = [spine.at(-1), front.at(-1)]
  const down = toward(-90 - spineEnd, distance(back, fore))
  const seat = [
    add(mix(back, fore, 0.18), down, 0.26),
    add(mix(back, fore, 0.55), down, 0.36),
    add(mix(back, fore, 0.88), down, 0.22),
  ]
  return { spine, front, seat }
}

/** The figure of a week, 9 to 42. The spine is as long as it takes for crown and rump to be as far apart as measured. */
export function figureAt(week: number): Figure {
  const biometry = biometryAt(week)
  const posture = postureAt(week)
  const { crownRump, headLength, femur } = biometry
  const { face, nod } = posture
  const placed = (point: Point): Point => turned([point[0] * headLength, point[1] * headLength], nod)
  const inHead: Figure['inHead'] = (place, shift = [0, 0]) => placed(add(placeAt(place, face), shift))
  const head = profileAt(face).map(placed)
  const crown = head.reduce((high, point) => (point[1] < high[1] ? point : high))
  const neck = placed([-0.39, 0.2])
  let [short, long] = [0, crownRump * 2]
  let body = trunkOf(neck, long, biometry, posture)
  const rumpOf = ({ spine, front, seat }: typeof body) =>
    [...spine, ...front, ...seat].reduce((low, point) => (distance(point, crown) > distance(low, crown) ? point : low))
  for (let i = 0; i < 24; i++) {
    const length = (short + long) / 2
    body = trunkOf(neck, length, biometry, posture)
    if (distance(rumpOf(body), crown) < crownRump) short = length
    else long = length
  }
  const { spine, front } = body
  const at = (line: readonly Point[], share: number): Point => line[Math.round(share * steps)] ?? neck
  const throat = placed(mix([0.16, 0.38], [0.2, 0.42], face))
  const hip = mix(at(spine, 0.88), at(front, 0.88), 0.42)
  const shoulder = mix(at(spine, 0.16), at(front, 0.16), 0.5)
  return {
    biometry,
    posture,
    crown,
    rump: rumpOf(body),
    hip,
    head,
    trunk: [...spine, ...body.seat, ...front.slice(1).reverse(), throat],
    spine,
    arm: armFrom(shoulder, biometry, posture, 0),
    farArm: armFrom(add(shoulder, [headLength * 0.14, 0]), biometry, posture, -5),
    leg: legFrom(hip, biometry, posture, 0),
    farLeg: legFrom(add(hip, [femur * 0.12, -femur * 0.06]), biometry, posture, 8),
    navel: at(front, 0.62),
    inHead,
  }
}
