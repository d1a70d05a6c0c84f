// Entries of the official lists that are no names. The lists are made of what stands in the field of the first name,
// unedited.

/**
 * What was written for a child who had no name yet, or whose name was not known: small letters. The import leaves them
 * out.
 */
export const placeholders: ReadonlySet<string> = new Set([
  'baby',
  'babyboy',
  'babygirl',
  'boy',
  'female',
  'girl',
  'infant',
  'male',
  'notnamed',
  'unknown',
  'unnamed',
])
