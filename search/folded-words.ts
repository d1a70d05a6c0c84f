// Splits texts into words and folds them, so that spellings of a word compare as equal. Common words are left out.

const word = /[\p{L}\p{M}\p{N}]+/gu
const accent = /\p{M}/gu
const foreign = /[^\0-\x7f]/ // a quick test: most words need no normalization
const common = new Set(
  (
    'a all also an and any are as at be but by can do does for from had has have how i if in into is it its just me more most my no not ' +
    'of on or other our should so some t than that the their them there they this to was we were what when where which who why will ' +
    'with you your'
  ).split(' '),
)

/** The words of a text: runs of letters, marks and digits of any script. */
export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** A word in small letters, without accents and plural ending. Null for a common word such as "the". */
export function foldWord(text: string): string | null {
  const folded = (foreign.test(text) ? text.normalize('NFD').replace(accent, '') : text).toLowerCase()
  if (folded === '' || common.has(folded)) return null
  return folded.length > 3 ? folded.replace(/ies$/, 'y').replace(/(?<=[^siu])s$/, '') : folded
}

/** A part of a text, and whether it is one of the words searched for. */
export interface TextPart {
  text: string
  found: boolean
}

/** Splits a text at the words of `terms`, which are folded by `foldWord`. The parts joined are the text. */
export function textParts(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!terms.has(foldWord(found) ?? '')) continue
    if (index > from) parts.push({ text: text.slice(from, index), found: false })
    parts.push({ text: found, found: true })
    from = index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false })
  return parts
}
