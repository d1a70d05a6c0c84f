// Entries of the official lists that are no names: the lists hold whatever a form had in the field of the first name.

/** Written for a child without a name or of unknown name, in small letters. The import leaves them out. */
export const placeholders: ReadonlySet<string> = new Set(
  'baby babyboy babygirl boy female girl infant male notnamed unknown unnamed'.split(' '),
)
