// Lengths of a cycle and of its second half, in days. By themselves, for forms that need nothing else of the formulas.

/** Cycle lengths: what is accepted, and what is usual. Outside the usual, an early scan dates better. */
export const cycleLengths = { min: 20, max: 45, usualMin: 21, usualMax: 35 } as const

/** From ovulation to the next period: what can be entered, and what is usual. */
export const lutealLengths = { min: 10, max: 16, usual: 14 } as const
