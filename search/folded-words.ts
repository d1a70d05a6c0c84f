// Splits texts into words, folds them so that spellings of a word compare as equal, and finds the stem of a word.
// Common words are left out.

const word = /[\p{L}\p{M}\p{N}]+/gu
const accent = /\p{M}/gu
const foreign = /[^\0-\x7f]/ // a quick test: most words need no normalization
const common = new Set(
  (
    'a about after all also am an and any are as at be because been but by can cant could did do does doesn don during for from get got ' +
    'had has have he her hers his how i if im in into is isn it its just ll me more most my no not of on or other our re s she should so ' +
    'some t than that the their them then there they this to too ve was we were what when where which while who why will with won wont ' +
    'would you your actually anymore didnt doesnt even ever every im isnt ive really very vs ' +
    'el la los las un una de del en mi que con por para como cual cuando cuanta cuantas cuanto cuantos cada debo desde donde es estoy ' +
    'hasta hay muy puede puedo quien se tengo'
  ).split(' '),
)

/** The words of a text: runs of letters, marks and digits of any script. */
export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** A word in small letters and without accents. Null for a common word such as "the". */
export function foldWord(text: string): string | null {
  const folded = (foreign.test(text) ? text.normalize('NFD').replace(accent, '') : text).toLowerCase()
  return folded === '' || common.has(folded) ? null : folded
}

/** Endings that a stem loses, the first that fits: what stands before them has a vowel and three letters or more. */
const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=.[sx]|ch|sh)es$/, ''],
  [/(?<=..[^siu])s$/, ''],
]
const suffixes: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=...[ae]n)(?:t|cy)$/, ''], // pregnant, pregnancy
  [/(?<=...t)ion$/, ''], // ovulation, ovulate
  [/(?<=...)(?:ing|(?<!e)ed|ness)$/, ''],
]

/**
 * The stem of a folded word, so that "babies" and "baby", "swaddling" and "swaddled" compare as equal. It need not be a
 * word.
 */
export function stemOf(folded: string): string {
  if (folded.length < 4 || foreign.test(folded)) return folded
  const single = replaceFirst(folded, endings)
  const stem = replaceFirst(single, suffixes)
  const whole = stem !== single && !/[aeiouy]/.test(stem) ? single : stem
  return whole
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=...)e$/, '')
    .replace(/(?<=..)y$/, 'i')
}

function replaceFirst(text: string, rules: typeof endings): string {
  const rule = rules.find(([ending]) => ending.test(text))
  return rule ? text.replace(rule[0], rule[1]) : text
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
