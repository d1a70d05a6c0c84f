/**
 * A count with its unit: "1 week", "2 weeks".
 * @param unit as it is said of one; its plural takes an s, unless `many` says otherwise
 */
export const counted = (count: number, unit: string, many = `${unit}s`): string =>
  `${count} ${count === 1 ? unit : many}`
