import { textParts } from '../../search/folded-words.ts'

/** A text with the words that were looked for marked. `terms` are folded, as the search gives them. */
export const Marked = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
  textParts(text, terms).map(({ text, found }, i) => (found ? <mark key={i}>{text}</mark> : text))
