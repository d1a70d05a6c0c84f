// A page that is offered while somebody types, as the server sends it and the browser shows it.

export interface Suggestion {
  /** The page's address on its host, or who to call. */
  path: string
  /** What it is, in a word or two: `Article`. */
  kicker: string
  /** Its title in stretches, which in turn are plain and what was looked for; the first is plain and may be empty. */
  title: readonly string[]
  /** It leads to help: nothing beside it sells or celebrates. */
  help?: true
}

/** Where they are asked for: `?q=` and what was typed. */
export const suggestionsPath = '/api/suggestions'
