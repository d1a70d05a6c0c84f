/** A name that is given much more often than some years ago. */
export interface RisingName {
  name: string
  /** /b/olivia-baby-name */
  path: string
  /** '7.8 times as often as in 2019, of boys' */
  why: string
  /** Of each of the last years, oldest first. */
  births: readonly number[]
}

/** A line through numbers of 0 and more, in a box of 100 by 30, highest at the top. */
export function sparkPath(values: readonly number[]): string {
  const most = Math.max(...values, 1)
  const step = 100 / Math.max(values.length - 1, 1)
  return values
    .map((value, i) => `${i ? 'L' : 'M'}${(i * step).toFixed(1)} ${(28 - (26 * value) / most).toFixed(1)}`)
    .join('')
}
