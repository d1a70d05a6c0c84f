// Parts of all births, in words and figures.

/**
 * Part of all births in percent; null for a name that is not listed.
 * @param births of the name; 0 for one that is not listed
 * @param all births of the same sex and year
 */
export const percentOf = (births: number, all: number): number | null =>
  births > 0 && all > 0 ? (births / all) * 100 : null

/** With as many decimals as such a small part needs: `4.52%`, `0.87%`, `0.045%`, `0.0042%`. */
export function percentText(percent: number): string {
  const decimals = percent >= 0.1 ? 2 : percent >= 0.01 ? 3 : 4
  return `${percent.toFixed(decimals)}%`
}

/** `15,270` */
export const countText = (count: number): string => count.toLocaleString('en-US')

/** How many children share one that is named so: `1 in 115`. @param percent above 0 */
export const oneIn = (percent: number): string => `1 in ${countText(roundRough(100 / percent))}`

/** A count rounded to significant digits: whole below 100, else three digits. */
export function roundRough(count: number): number {
  if (count < 100) return Math.round(count)
  const step = 10 ** (Math.floor(Math.log10(count)) - 2)
  return Math.round(count / step) * step
}
