// Kinds of pages, as speed and visits are counted by: a kind says what a page is made of, never which week or name.

/** In the order in which they are tried; `other` is all the rest. */
const patterns = [
  ['home', /^\/$/],
  ['search', /^\/(?:b\/)?search$/],
  ['week', /^\/pregnancy-week-by-week(?:\/|$)/],
  ['month', /^\/(?:baby|toddler)-month-by-month(?:\/|$)/],
  ['tool', /^\/(?:tools$|calculators\/|a\/(?:tool-|checklist-packing-a-hospital-bag|baby-budget-calculator))/],
  ['tool', /^\/(?:[a-z-]+-calculator|chinese-gender-chart|pregnancy-tracker|baby-tracker)$/],
  ['article', /^\/a\//],
  ['topic', /^\/(?:topics(?:\/|$)|LGBTQ$|future-of-parenting$)/],
  ['news', /^\/news(?:\/|$)/],
  ['names', /^\/(?:b\/|baby-names$)/],
  ['reviews', /^\/(?:product-reviews(?:\/|$)|best-of-)/],
  ['registry', /^\/(?:registry|manage|babyregistrysearch)(?:\/|$)/],
  ['sign-in', /^\/(?:join|login|logout|forgot-password|reset-password)$/],
  ['member', /^\/(?:dashboard|settings|saved-articles|join)(?:\/|$)/],
] as const satisfies readonly (readonly [kind: string, path: RegExp])[]

export type PageKind = (typeof patterns)[number][0] | 'other'

export const pageKinds: readonly PageKind[] = [...new Set(patterns.map(([kind]) => kind)), 'other']

/** The kind of a page. @param path without query; a route's pattern does as well: `/a/:slug` */
export const pageKindOf = (path: string): PageKind => patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'
