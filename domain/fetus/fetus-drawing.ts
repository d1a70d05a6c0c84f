// The drawing of weeks 9 to 42, out of the figure.
import { add, distance, filled, mix, type Point, ring, smooth, toward, turned } from './curves.ts'
import { type Figure, figureAt } from './figure.ts'
import type { Leg, Limb } from './limbs.ts'
import { circleAround, type Drawing, middle, type Part, reach } from './square.ts'

/** The drawing of a week, 9 to 42. */
export function fetusDrawing(week: number): Drawing {
  const figure = figureAt(week)
  const { inHead, head, trunk, arm, farArm, leg, farLeg } = figure
  const limbs = [arm, farArm].flatMap(({ outline, end }) => [...outline, ...end])
  const legs = [leg, farLeg].flatMap(({ thigh, calf, foot }) => [...thigh, ...calf, ...foot])
  const { centre, radius } = circleAround([...head, ...trunk, ...limbs, ...legs])
  const scale = reach / radius
  const place = (point: Point): Point => {
    const [x, y] = turned(add(point, centre, -1), figure.posture.turn)
    return add(middle, [x * scale, y * scale])
  }
  const closed = (points: readonly Point[]) => filled(points.map(place))
  const open = (points: readonly Point[]) => smooth(points.map(place))
  const disc = (at: Point, radius: number) => closed(ring(at, radius))
  /** Covers the line where a limb begins. */
  const root = (outline: readonly Point[]) => {
    const [a, b] = [outline[0] ?? middle, outline.at(-1) ?? middle]
    return disc(mix(a, b, 0.5), distance(a, b) / 2)
  }
  const armPath = ({ outline, end }: Limb) => closed(outline) + closed(end)
  const calfPath = ({ calf, foot }: Leg) => closed(calf) + closed(foot)
  const far = calfPath(farLeg) + closed(farLeg.thigh) + armPath(farArm)
  const body = closed(trunk) + closed(head)
  const parts: Part[] = [
    ...cordOf(figure, open),
    { kind: 'far', path: far },
    { kind: 'skin', path: calfPath(leg) },
    { kind: 'skin', path: body },
    { kind: 'shade', path: closed(backShade(figure)) + closed(headShade(head)) },
    { kind: 'hatch', path: open(hatchLine(figure)) },
    { kind: 'skin', path: closed(leg.thigh) },
    { kind: 'patch', path: root(leg.thigh) + disc(leg.knee, leg.kneePatch) },
    { kind: 'blush', path: disc(inHead('cheek'), figure.biometry.headLength * 0.085) },
    { kind: 'hair', path: hairOf(figure, week).map(open).join('') },
    { kind: 'line', path: faceLines(figure, open) },
    // The lids come over the eye in week 10.
    { kind: 'eye', path: week < 10 ? disc(inHead('eye'), figure.biometry.headLength * 0.045) : '' },
    { kind: 'skin', path: armPath(arm) },
    { kind: 'patch', path: root(arm.outline) },
    { kind: 'fine', path: [...arm.marks, ...leg.marks].map(open).join('') },
  ]
  const bottom = Math.max(...[...head, ...trunk, ...limbs, ...legs].map(point => place(point)[1]))
  return { parts: parts.filter(({ path }) => path), scale, bottom }
}

/** Along the back, widest at the loins. */
function backShade({ spine, biometry }: Figure): Point[] {
  const inner = spine.map((point, i) => {
    const before = spine[Math.max(0, i - 1)] ?? point
    const after = spine[Math.min(spine.length - 1, i + 1)] ?? point
    const long = distance(before, after) || 1
    const wide = biometry.belly * 0.2 * Math.sin((Math.PI * i) / (spine.length - 1))
    return add(point, [(after[1] - before[1]) / long, -(after[0] - before[0]) / long], wide)
  })
  return [...spine, ...inner.reverse()]
}

/** The middle of that shade. */
function hatchLine({ spine, biometry }: Figure): Point[] {
  return spine.slice(1, -1).map((point, i) => {
    const long = distance(spine[i] ?? point, spine[i + 2] ?? point) || 1
    const [ax, ay] = add(spine[i + 2] ?? point, spine[i] ?? point, -1)
    return add(point, [ay / long, -ax / long], biometry.belly * 0.1)
  })
}

/** Hair on the back of the head: none before week 22, then more. */
function hairOf({ inHead }: Figure, week: number): Point[][] {
  const rows = week < 22 ? 0 : week < 29 ? 1 : week < 34 ? 2 : 3
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, i) => {
      const [x, y] = toward(104 + row * 6 + i * (13 - row), 0.43 - row * 0.075)
      return inHead('middle', [x * 1.02, y * 0.9])
    }),
  )
}

/** Around the back of the head. */
function headShade(head: readonly Point[]): Point[] {
  const back = head.slice(0, 6)
  const centre = head.reduce((sum, point) => add(sum, point, 1 / head.length), [0, 0] as Point)
  const inner = back.map((point, i) => mix(point, centre, 0.26 * Math.sin((Math.PI * i) / (back.length - 1))))
  return [...back, ...inner.reverse()]
}

function faceLines({ inHead, posture: { face } }: Figure, open: (points: readonly Point[]) => string): string {
  const lid = [
    [-0.05, -0.012],
    [-0.02, 0.022],
    [0.025, 0.026],
    [0.06, -0.004],
  ].map(([x = 0, y = 0]) => inHead('eye', [x, y]))
  const mouth = [inHead('mouthEnd', [0.02, -0.012]), inHead('mouthEnd', [0.04, 0.004]), inHead('mouth')]
  const size = 0.6 + 0.4 * face
  const ear = [
    [0.05, -0.07],
    [0.01, -0.115],
    [-0.05, -0.1],
    [-0.075, -0.03],
    [-0.05, 0.05],
    [-0.01, 0.1],
    [0.03, 0.085],
    [0.035, 0.04],
  ].map(([x = 0, y = 0]) => inHead('ear', [x * size, y * size]))
  const inner = [
    [0.02, -0.05],
    [-0.025, -0.05],
    [-0.035, 0],
    [0, 0.03],
  ].map(([x = 0, y = 0]) => inHead('ear', [x * size, y * size]))
  return [lid, mouth, ear, inner].map(open).join('')
}

/** The cord, from the navel around the legs and out of the circle. */
function cordOf({ navel, leg: { knee, foot }, biometry }: Figure, open: (points: readonly Point[]) => string): Part[] {
  const long = biometry.crownRump
  const toes = foot[6] ?? knee
  const path = open([
    navel,
    add(navel, [long * 0.16, -long * 0.03]),
    add(knee, [long * 0.1, -long * 0.1]),
    add(toes, [long * 0.13, -long * 0.14]),
    add(toes, [long * 0.07, long * 0.12]),
    add(toes, [long * 0.16, long * 0.3]),
    add(toes, [long * 0.46, long * 0.46]),
    add(toes, [long * 0.8, long * 0.6]),
  ])
  return [
    { kind: 'cord', path },
    { kind: 'cord-twist', path },
  ]
}
