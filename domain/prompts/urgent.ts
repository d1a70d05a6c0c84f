// The pages on which somebody may have to call for help, and tools in which a clock may run: nothing asks there. The
// hints ask for this in the browser, so it is small.

export const urgentPages = [
  '/a/when-to-call',
  '/calculators/contraction',
  '/baby-tracker',
  '/pregnancy-tracker',
  // Texts that begin with a call for help.
  '/a/colds-coughs-and-breathing',
  '/a/fever-in-babies',
  '/a/looking-after-yourself-after-birth',
  '/a/mental-health-of-fathers-and-partners',
  '/a/postpartum-depression',
  '/a/signs-of-labor',
  '/topics/parenting-mental-health',
] as const

export const isUrgent = (path: string): boolean => urgentPages.some(page => page === path)
