import { textParts } from '../../search/folded-words.ts'

/** A text with the search terms marked. @param terms folded, as the search returns them */
export const Marked = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
  textParts(text, terms).map(({ text, found }, i) => (found ? <mark key={i}>{text}</mark> : text))
