// The drawings of weeks 4 to 8.
import { biometryAt } from './biometry.ts'
import { add, around, distance, filled, mix, type Point, points, ring, smooth, toward } from './curves.ts'
import { embryoAt } from './embryo.ts'
import { circleAround, type Drawing, middle, type Part, reach } from './square.ts'

/** The drawing of a week, 5 to 8. */
export function embryoDrawing(week: number): Drawing {
  const { outline, back, heart, eye, arches, buds, blocks, navel, yolkMm } = embryoAt(week)
  const { crownRump } = biometryAt(week)
  const longest = Math.max(...outline.flatMap(a => outline.map(b => distance(a, b))))
  const yolk = (yolkMm / 2 / crownRump) * longest
  const yolkAt = add(navel, toward(-24, yolk + 16))
  const { centre, radius } = circleAround([...outline, yolkAt])
  const unit = (reach - 10) / radius
  const place = (point: Point): Point => {
    const [x, y] = add(point, centre, -1)
    return add(middle, [x * unit, y * unit])
  }
  const closed = (points: readonly Point[]) => filled(points.map(place))
  const open = (points: readonly Point[]) => smooth(points.map(place))
  const spine = outline.slice(-back)
  const trunk: Point = [48, 52]
  const inner = spine.map((point, i) => mix(point, trunk, 0.24 * Math.sin((Math.PI * i) / (spine.length - 1))))
  const lines = Array.from({ length: blocks }, (_, i) => {
    const at = ((i + 0.7) / blocks) * (spine.length - 2)
    const point = mix(spine[Math.floor(at)] ?? trunk, spine[Math.ceil(at)] ?? trunk, at % 1)
    return [mix(point, trunk, 0.08), mix(point, trunk, 0.2)]
  })
  const stalk = open([navel, add(mix(navel, yolkAt, 0.5), [2, -5]), yolkAt])
  const parts: Part[] = [
    { kind: 'cord', path: stalk },
    { kind: 'cord-twist', path: stalk },
    { kind: 'yolk', path: closed(ring(yolkAt, yolk)) },
    { kind: 'skin', path: closed(outline) },
    { kind: 'shade', path: closed([...spine, ...inner.reverse()]) },
    { kind: 'blush', path: closed(ring(heart.at, heart.radius)) },
    { kind: 'fine', path: [...lines, ...arches].map(open).join('') },
    ...buds.flatMap(({ line, halves, rays = [] }): Part[] => {
      const bud = closed(around(line, halves))
      return [
        { kind: 'skin', path: bud },
        { kind: 'patch', path: closed(ring(line[0] ?? trunk, (halves[0] ?? 0) * 1.15)) },
        { kind: 'fine', path: rays.map(open).join('') },
      ]
    }),
    { kind: eye.isDark ? 'eye' : 'fine', path: closed(ring(eye.at, eye.radius)) },
  ]
  const bottom = Math.max(...outline.map(point => place(point)[1]))
  return { parts: parts.filter(({ path }) => path), scale: (unit * longest) / crownRump, bottom }
}

/** Week 4: the disc between amnion and yolk sac. */
export function discDrawing(): Drawing {
  const amnion = ring([200, 148], 68)
  const yolk = ring([200, 262], 84)
  const disc = points(
    '122 186, 160 176, 200 172, 240 176, 278 186, 284 196, 270 203, 240 196, 200 192, 160 196, 130 203, 116 196',
  )
  const stalk = smooth(points('276 190, 304 176, 328 150, 352 118, 380 80'))
  return {
    parts: [
      { kind: 'cord', path: stalk },
      { kind: 'cord-twist', path: stalk },
      { kind: 'sac', path: filled(amnion) },
      { kind: 'yolk', path: filled(yolk) },
      { kind: 'skin', path: filled(disc) },
      {
        kind: 'fine',
        path: smooth(points('150 186, 176 182, 206 181')),
      },
    ],
    scale: 168 / biometryAt(4).crownRump,
    bottom: 203,
  }
}
