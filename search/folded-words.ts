// Words of a text as the search sees them: folded, without those that are in every text.

const word = /[\p{L}\p{M}\p{N}]+/gu
const accent = /\p{M}/gu
const foreign = /[^\0-\x7f]/ // most words have no letter that could carry an accent
const common = new Set(
  (
    'a all also an and any are as at be but by can do does for from had has have how i if in into is it its just me more most my no not ' +
    'of on or other our should so some t than that the their them there they this to was we were what when where which who why will ' +
    'with you your'
  ).split(' '),
)

/** The words of a text: letters and digits of any script, everything else parts them. */
export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** A word as it is compared: small letters, no accents, no plural ending. Null for one that is in every text. */
export function foldWord(text: string): string | null {
  const folded = (foreign.test(text) ? text.normalize('NFD').replace(accent, '') : text).toLowerCase()
  if (folded === '' || common.has(folded)) return null
  return folded.length > 3 ? folded.replace(/ies$/, 'y').replace(/(?<=[^siu])s$/, '') : folded
}

/** A stretch of a text, and whether it is what was looked for. */
export interface TextPart {
  text: string
  found: boolean
}

/**
 * Parts a text into stretches at the words that are in `terms`, folded as by `foldedWord`. Joined, they are the text.
 */
export function textParts(text: string, terms: ReadonlySet<string>): TextPart[] {
  const stretches: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!terms.has(foldWord(found) ?? '')) continue
    if (index > from) stretches.push({ text: text.slice(from, index), found: false })
    stretches.push({ text: found, found: true })
    from = index + found.length
  }
  if (from < text.length) stretches.push({ text: text.slice(from), found: false })
  return stretches
}
