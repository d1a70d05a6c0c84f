// A baby's usual size in the womb by completed week: medians of one published series, weeks 4 to 41.
// Weight from week 10: Hadlock and others, 1991. Length: crown-rump to week 13 (Robinson), crown-heel from 14, so the jump
// between 13 and 14 is a change of what is measured, not growth.

export interface FetalSize {
  week: number
  /** Centimetres; the lower end where the source gives a range. */
  lengthCm: number
  /** The upper end of the range in centimetres; the same as `lengthCm` where there is no range. */
  lengthToCm: number
  measured: 'crown-rump' | 'crown-heel'
  /** Grams; null where the source says only under 1 g. Below week 10 a rough figure. */
  weightG: number | null
  /** 10th and 90th percentile in grams, from week 10 on. */
  weightRangeG: readonly [number, number] | null
}

type EarlyRow = readonly [week: number, lengthCm: number, lengthToCm: number, weightG: number | null]
type Row = readonly [week: number, lengthCm: number, weightG: number, low: number, high: number]

const earlyRows: readonly EarlyRow[] = [
  [4, 0.1, 0.2, null],
  [5, 0.3, 0.3, null],
  [6, 0.5, 0.5, null],
  [7, 0.9, 1.0, null],
  [8, 1.6, 1.6, 1],
  [9, 2.3, 2.3, 2],
]

const rows: readonly Row[] = [
  [10, 3.1, 35, 29, 41],
  [11, 4.1, 45, 38, 52],
  [12, 5.4, 58, 49, 67],
  [13, 6.7, 73, 61, 85],
  [14, 14.7, 93, 78, 108],
  [15, 16.7, 117, 98, 136],
  [16, 18.6, 146, 122, 170],
  [17, 20.4, 181, 152, 210],
  [18, 22.2, 223, 187, 259],
  [19, 24.0, 273, 229, 317],
  [20, 25.7, 331, 277, 385],
  [21, 27.4, 399, 334, 464],
  [22, 29.0, 478, 400, 556],
  [23, 30.6, 568, 476, 660],
  [24, 32.2, 670, 561, 779],
  [25, 33.7, 785, 657, 913],
  [26, 35.1, 913, 764, 1062],
  [27, 36.6, 1055, 883, 1227],
  [28, 37.6, 1210, 1013, 1407],
  [29, 39.3, 1379, 1155, 1603],
  [30, 40.5, 1559, 1305, 1813],
  [31, 41.8, 1751, 1466, 2036],
  [32, 43.0, 1953, 1635, 2271],
  [33, 44.1, 2162, 1810, 2514],
  [34, 45.3, 2377, 1990, 2764],
  [35, 46.3, 2595, 2173, 3017],
  [36, 47.3, 2813, 2355, 3271],
  [37, 48.3, 3028, 2535, 3521],
  [38, 49.3, 3236, 2709, 3763],
  [39, 50.1, 3435, 2876, 3994],
  [40, 51.0, 3619, 3030, 4208],
  [41, 51.8, 3787, 3171, 4403],
]

/** Weeks 4 to 41 in order. */
export const fetalSizes: readonly FetalSize[] = [
  ...earlyRows.map(
    ([week, lengthCm, lengthToCm, weightG]): FetalSize => ({
      week,
      lengthCm,
      lengthToCm,
      measured: 'crown-rump',
      weightG,
      weightRangeG: null,
    }),
  ),
  ...rows.map(
    ([week, lengthCm, weightG, low, high]): FetalSize => ({
      week,
      lengthCm,
      lengthToCm: lengthCm,
      measured: week < 14 ? 'crown-rump' : 'crown-heel',
      weightG,
      weightRangeG: [low, high],
    }),
  ),
]

/** The size at a completed week, 4 to 41; null where the series has none. */
export const sizeAt = (week: number): FetalSize | null => fetalSizes.find(size => size.week === week) ?? null

/**
 * Median weight in grams at a week, 10 to 41: ln g = 0.578 + 0.332 w - 0.00354 w^2 (Hadlock and others, Radiology 1991).
 * Below about 14 weeks it is extrapolated and reads heavier than other series.
 */
export const hadlockGrams = (week: number): number => Math.exp(0.578 + 0.332 * week - 0.00354 * week ** 2)

/** 10th and 90th percentile of a median weight: 1.2816 standard deviations of 12.7 %, the spread of the same study. */
export const hadlockRange = (grams: number): readonly [number, number] => [grams * (1 - 1.2816 * 0.127), grams * (1 + 1.2816 * 0.127)]
