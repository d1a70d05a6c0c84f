// The drawings of weeks 4 to 42 against published measures.
import t from 'tap'
import { stagesOfWeek } from '../../../content/fetus/drawing-notes.ts'
import { type Biometry, biometryAt, drawnFrom, drawnTo } from '../../../domain/fetus/biometry.ts'
import { distance, type Point } from '../../../domain/fetus/curves.ts'
import { drawingOf } from '../../../domain/fetus/drawing.ts'
import { embryoAt } from '../../../domain/fetus/embryo.ts'
import { figureAt } from '../../../domain/fetus/figure.ts'
import { square } from '../../../domain/fetus/square.ts'

const weeks = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const all = weeks(drawnFrom, drawnTo)

/**
 * Greatest length in millimetres by Carnegie stage (O'Rahilly and Müller 1987, and what later finds added). Compared
 * with the Virtual Human Embryo's descriptions: 6, 8, 13, 15, 17, 19 and 20; the others stand as they were entered.
 */
const lengthOfStage: Readonly<Record<number, readonly [number, number]>> = {
  6: [0.15, 0.5],
  8: [0.5, 2],
  10: [2, 3.5],
  12: [3, 5],
  13: [3, 6],
  14: [5, 7],
  15: [6, 11],
  16: [7, 12],
  17: [11, 14],
  19: [16, 18],
  20: [18, 22],
  22: [22, 28],
  23: [23, 32],
}

t.test('lengths of weeks 4 to 10 are those of their Carnegie stages', async t => {
  for (const week of weeks(4, 10)) {
    const [first, last] = stagesOfWeek[week] ?? [0, 0]
    const [least] = lengthOfStage[first] ?? [0, 0]
    const [, most] = lengthOfStage[last] ?? [0, 0]
    const { crownRump } = biometryAt(week)
    t.ok(crownRump >= least && crownRump <= most, `week ${week}: ${crownRump.toFixed(1)} mm of ${least} to ${most}`)
  }
})

t.test('the yolk sac is 3 mm in week 5 and gains 0.4 a week', async t => {
  for (const week of weeks(5, 8))
    t.equal(embryoAt(week).yolkMm.toFixed(1), (3 + 0.4 * (week - 5)).toFixed(1), `${week}`)
})

t.test('the thigh bone is as long as the foot up to week 24, then shorter', async t => {
  const ratio = (week: number) => biometryAt(week).femur / biometryAt(week).foot
  for (const week of weeks(16, 24)) t.ok(Math.abs(ratio(week) - 1) < 0.1, `week ${week}: ${ratio(week).toFixed(2)}`)
  t.ok(Math.abs(ratio(41) - 0.85) < 0.03, `week 41: ${ratio(41).toFixed(2)}`)
})

t.test('everything grows, every week', async t => {
  for (const week of all.slice(0, -1))
    for (const [name, value] of Object.entries(biometryAt(week)).filter(([name]) => name !== 'foot' || week > 7))
      t.ok(biometryAt(week + 1)[name as keyof Biometry] > value, `${name} from week ${week}`)
})

t.test('the head is half of the length at week 11, and gives way to the body', async t => {
  const share = (week: number) => biometryAt(week).headLength / biometryAt(week).crownRump
  t.equal(share(11).toFixed(2), '0.50')
  t.ok(share(20) > 0.34 && share(20) < 0.4, `week 20: ${share(20).toFixed(2)}`)
  t.ok(share(40) < 1 / 3, `week 40: ${share(40).toFixed(2)}`)
  // Between two sources and within their own rounding, it may rise by a little.
  for (const week of weeks(9, 41)) t.ok(share(week + 1) <= share(week) + 0.006, `week ${week + 1} has no larger share`)
})

const near = (value: number, wanted: number, part: number) => Math.abs(value / wanted - 1) <= part
const spread = (points: readonly Point[]) => Math.max(...points.flatMap(a => points.map(b => distance(a, b))))

t.test('what is drawn has the measures of its week', async t => {
  for (const week of weeks(9, 42)) {
    const { crownRump, headLength, femur, belly } = biometryAt(week)
    const { crown, rump, head, hip, leg, spine, trunk } = figureAt(week)
    t.ok(near(distance(crown, rump), crownRump, 0.01), `week ${week}: crown to rump`)
    t.ok(
      near(spread(head), headLength, 0.12),
      `week ${week}: head, measured with the face ${spread(head) / headLength}`,
    )
    t.ok(near(distance(hip, leg.knee), femur * 1.4, 0.01), `week ${week}: thigh, with the ends of the bone`)
    const depth = Math.max(...spine.map(back => Math.min(...trunk.slice(spine.length + 3).map(p => distance(p, back)))))
    t.ok(depth <= belly * 1.05 && depth > belly * 0.8, `week ${week}: belly ${depth / belly}`)
  }
  for (const week of weeks(5, 8))
    t.ok(near(spread(embryoAt(week).outline), 100, 0.05), `week ${week}: its length is 100`)
})

t.test('every week has a drawing of its own that stands in the square', async t => {
  t.equal(
    new Set(
      all.map(week =>
        drawingOf(week)
          .parts.map(({ path }) => path)
          .join(),
      ),
    ).size,
    all.length,
  )
  for (const week of all) {
    const { scale, bottom, parts } = drawingOf(week)
    t.ok(bottom > square / 2 && bottom < square && scale > 0, `week ${week}: stands in it`)
    t.notMatch(parts.map(({ path }) => path).join(''), /NaN|undefined|Infinity/, `week ${week}`)
  }
})

t.test('head up in the first half, head down at the end', async t => {
  const turn = (week: number) => figureAt(week).posture.turn
  t.ok(weeks(9, 25).every(week => Math.abs(turn(week)) < 45))
  t.ok(weeks(34, 42).every(week => turn(week) > 135))
})
