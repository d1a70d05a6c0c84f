// What care teams call the last weeks.

/** Terms of a birth by completed weeks. ACOG Committee Opinion 579, Definition of Term Pregnancy. */
export const terms = [
  // Nobody who is well is told this name of a birth that did not take place.
  { name: '', before: 37, weeks: 'before 37 weeks 0 days' },
  { name: 'Early term', before: 39, weeks: '37 weeks 0 days to 38 weeks 6 days' },
  { name: 'Full term', before: 41, weeks: '39 weeks 0 days to 40 weeks 6 days' },
  { name: 'Late term', before: 42, weeks: '41 weeks 0 days to 41 weeks 6 days' },
  { name: 'Post-term', before: Number.POSITIVE_INFINITY, weeks: '42 weeks 0 days and later' },
] as const

/** The place in `terms` of completed weeks. */
export const termAt = (weeks: number): number => terms.findIndex(({ before }) => weeks < before)
