// Reads values out of data that nobody vouches for, as a file or a storage holds it: what is not of the form asked for
// becomes the value that stands in for it. Nothing here throws.

type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; none for anything else. */
export const fieldsOf = (data: unknown): Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : {} // every object has fields

/** A text, cut to so many characters at most; `otherwise` for what is none. */
export const textOf = (data: unknown, most = 200, otherwise = ''): string =>
  typeof data === 'string' ? data.slice(0, most) : otherwise

/** A finite number from `min` to `max`; `otherwise` for anything else. */
export const numberOf = <O>(data: unknown, min: number, max: number, otherwise: O): number | O =>
  typeof data === 'number' && data >= min && data <= max ? data : otherwise

export const booleanOf = (data: unknown): boolean => data === true

/** One of a list of words; `otherwise` for anything else. */
export const wordOf = <W extends string, O>(data: unknown, words: readonly W[], otherwise: O): W | O =>
  words.find(word => word === data) ?? otherwise

/** The items of a list that can be read, so many at most. @param read gives null for what is to be left out */
export const listOf = <T>(data: unknown, read: (item: unknown) => T | null, most = 10_000): T[] =>
  Array.isArray(data) ? data.flatMap(item => read(item) ?? []).slice(0, most) : []

/** What a text of JSON says; undefined for a text that is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
