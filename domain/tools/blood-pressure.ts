// Blood pressures of a log, and when they are a reason to call: ACOG, Preeclampsia and High Blood Pressure During
// Pregnancy. The words stand in content/danger-signs.

/** In mm Hg. */
export interface Pressure {
  upper: number
  lower: number
}

/** What a reading in mm Hg can be; beyond it a number was mistyped. */
export const pressureRanges = { upper: { min: 50, max: 260 }, lower: { min: 30, max: 160 } } as const

/** Either number at or above is a reason to call now, or for emergency care. */
export const callThresholds = { now: { upper: 140, lower: 90 }, emergency: { upper: 160, lower: 110 } } as const

const reaches = ({ upper, lower }: Pressure, level: Pressure) => upper >= level.upper || lower >= level.lower

/** How soon to call about a reading; null for one below the thresholds, of which nothing is said. */
export function callAbout(reading: Pressure): 'emergency' | 'now' | null {
  if (reaches(reading, callThresholds.emergency)) return 'emergency'
  return reaches(reading, callThresholds.now) ? 'now' : null
}
