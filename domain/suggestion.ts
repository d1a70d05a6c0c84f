// A search suggestion, as the server sends it and the browser shows it.

export interface Suggestion {
  /** Address of the page or of the part of it that answers, or a `tel:` link. */
  path: string
  /** What it is, in a word or two: `Article`. */
  kicker: string
  /** Its title in parts, plain and matching in turn; the first is plain and may be empty. */
  title: readonly string[]
  /** It leads to help in distress. */
  help?: true
}

/** Where they are asked for: `?q=` and what was typed. */
export const suggestionsPath = '/api/suggestions'
