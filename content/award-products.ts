// The products that have a page at /best-of-{product}-awards: its file in content/awards is named the same.

export const awardProducts = ['strollers', 'car-seats', 'breast-pumps', 'toys', 'diapers'] as const
