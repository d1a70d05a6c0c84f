// What is measured of a baby in the womb by completed week, 4 to 42, in millimetres: what the drawings are made to.
// Where a source ends, the curve is carried on or the proportion kept; the comment beside it says so.
import { crownRumpCm, femurMm } from '../fetal-size.ts'

/** The first and the last completed week with measures to draw after. */
export const [drawnFrom, drawnTo] = [4, 42] as const

export interface Biometry {
  /** From the crown to the rump, as the baby lies; in week 4 the length of the disc. */
  crownRump: number
  /** From the forehead to the back of the head (occipitofrontal diameter). */
  headLength: number
  /** Across the belly: its circumference over pi. */
  belly: number
  femur: number
  /** From the heel to the longest toe. */
  foot: number
}

/** Values by week, in the order of the weeks. */
export type Known = Readonly<Record<number, number>>

/** The value of a week: known, or in a straight line between the two known weeks around it. */
export function between(known: Known, week: number): number {
  const weeks = Object.keys(known).map(Number)
  const to = weeks.find(at => at >= week) ?? weeks.at(-1) ?? 0
  const from = weeks.findLast(at => at <= week) ?? to
  const [start, end] = [known[from] ?? 0, known[to] ?? 0]
  return to > from ? start + ((end - start) * (week - from)) / (to - from) : end
}

/**
 * Sitting height from week 15, when no scan measures it any more: after Streeter (Contributions to Embryology 1920),
 * whose paper we did not reach. It agrees with the table that textbooks made of it: 12, 16, 21, 25, 28 and 36 cm at
 * weeks 16, 20, 24, 28, 32 and 40.
 */
const sittingHeight = {
  14: 82,
  16: 116,
  18: 142,
  20: 164,
  22: 186,
  24: 208,
  26: 228,
  28: 247,
  30: 265,
  32: 283,
  34: 302,
  36: 321,
  38: 341,
  40: 362,
  42: 378,
} as const

/**
 * Foot length after Streeter 1920, whose paper we did not reach. It agrees with what scans find: as long as the thigh
 * bone up to about week 24, and the bone 0.85 of it at week 41; from some 10 mm at week 13 to 70 or 80 mm at the end.
 */
const footLength = {
  8: 2.6,
  11: 7,
  12: 9,
  14: 14,
  16: 20,
  18: 27,
  20: 33,
  22: 39,
  24: 45,
  26: 50,
  28: 55,
  30: 59,
  32: 63,
  34: 68,
  36: 74,
  38: 79,
  40: 83,
  42: 86,
} as const

/**
 * The usual measures of a week. Crown to rump: between Carnegie stages 7 (0.3 to 0.7 mm) and 8 (0.5 to 2 mm) in week 4,
 * as in stage 11 in week 5 (O'Rahilly and Müller 1987), Robinson and Fleming 1975 to week 14, then Streeter 1920. Head,
 * belly and thigh bone from week 14: medians of INTERGROWTH-21st (Papageorghiou and others, Lancet 2014). Before week
 * 14 these are no measures: shares of the length, chosen after descriptions (a head of half the length in weeks 9 to 12)
 * and so that they run on into week 14.
 */
export function biometryAt(week: number): Biometry {
  const crownRump =
    week < 6
      ? between({ 4: 0.8, 5: 3, 6: 5 }, week)
      : week <= 14
        ? crownRumpCm(week) * 10
        : between(sittingHeight, week)
  const log = Math.log(week)
  const share = (known: Known) => between(known, week) * crownRump
  if (week < 14)
    return {
      crownRump,
      headLength: share({ 8: 0.54, 9: 0.53, 10: 0.515, 11: 0.5, 12: 0.475, 14: 0.415 }),
      belly: share({ 8: 0.3, 10: 0.3, 12: 0.305, 14: 0.31 }),
      femur: share({ 8: 0.1, 10: 0.115, 12: 0.14, 14: 0.16 }),
      foot: between(footLength, week),
    }
  return {
    crownRump,
    headLength: -12.4097 + 0.626342 * week ** 2 - 0.148075 * week ** 2 * log,
    belly: (-81.3243 + 11.6772 * week - 0.000561865 * week ** 3) / Math.PI,
    femur: femurMm(week),
    foot: between(footLength, week),
  }
}
