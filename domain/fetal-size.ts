// A baby's usual size in the womb by completed week, 6 to 41, from published formulas that anybody can repeat. They
// were made from weeks up to 40; week 41 carries them on. Before week 6 none holds, so there is no size.

export interface FetalSize {
  week: number
  /**
   * Centimetres, to a tenth. From week 14 it takes in the legs: the jump is a change of what is measured, not growth.
   */
  lengthCm: number
  measured: 'crown-rump' | 'crown-heel'
  /** Grams; null before week 14, where the formula reads several times heavier than what was weighed. */
  weightG: number | null
  /** 10th and 90th percentile in grams, where there is a weight. */
  weightRangeG: readonly [number, number] | null
}

const first = 6
const firstToTheHeel = 14
const last = 41

/**
 * Crown-rump length in centimetres at a completed week, 6 to 13: the curve that dates a pregnancy by it, read the other
 * way (Robinson and Fleming, BJOG 1975: days = 8.052 x sqrt(1.037 x millimetres) + 23.73).
 */
export const crownRumpCm = (week: number): number => ((week * 7 - 23.73) / 8.052) ** 2 / 1.037 / 10

/**
 * Median length of the thigh bone in millimetres, weeks 14 to 40 (Papageorghiou and others, INTERGROWTH-21st, Lancet
 * 2014).
 */
export const femurMm = (week: number): number => -39.9616 + 4.32298 * week - 0.0380156 * week ** 2

/**
 * Length from crown to heel in centimetres, from week 14: nobody measures it on a scan, it follows from the thigh bone
 * (Vintzileos and others, Obstetrics & Gynecology 1984: 6.18 cm + 0.59 cm for each millimetre).
 */
export const crownHeelCm = (week: number): number => 6.18 + 0.59 * femurMm(week)

/**
 * Median weight in grams at a week, 10 to 40: ln g = 0.578 + 0.332 w - 0.00354 w^2 (Hadlock and others, Radiology
 * 1991).
 */
export const hadlockGrams = (week: number): number => Math.exp(0.578 + 0.332 * week - 0.00354 * week ** 2)

/** 10th and 90th percentile of a median weight: 1.2816 standard deviations of 12.7 %, the spread of the same study. */
const hadlockRange = (grams: number): readonly [number, number] => [
  grams * (1 - 1.2816 * 0.127),
  grams * (1 + 1.2816 * 0.127),
]

const tenth = (value: number): number => Number(value.toFixed(1))

function sizeOf(week: number): FetalSize {
  if (week < firstToTheHeel)
    return { week, lengthCm: tenth(crownRumpCm(week)), measured: 'crown-rump', weightG: null, weightRangeG: null }
  const weightG = Math.round(hadlockGrams(week))
  const [low, high] = hadlockRange(weightG)
  const weightRangeG = [Math.round(low), Math.round(high)] as const
  return { week, lengthCm: tenth(crownHeelCm(week)), measured: 'crown-heel', weightG, weightRangeG }
}

/** Weeks 6 to 41 in order. */
export const fetalSizes: readonly FetalSize[] = Array.from({ length: last - first + 1 }, (_, i) => sizeOf(first + i))

/** The size at a completed week, 6 to 41; null where there is none. */
export const sizeAt = (week: number): FetalSize | null => fetalSizes.find(size => size.week === week) ?? null
