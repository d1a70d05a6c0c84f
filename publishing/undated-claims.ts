// Words with which a text speaks of something that the world can overtake. Whoever writes them says in `checked` when
// they looked.

import type { Piece } from '../content/schema.ts'
import type { Problem } from './problems.ts'

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/** A year of the almanac's own: what happened in it may not be over. */
const ownYear = '20(?:2[6-9]|[3-9]\\d)'

/** What makes a sentence one that ages. A link's own words do not count: the page behind it makes the claim. */
const agingWords: readonly RegExp[] = [
  /\bnow stayed\b/i,
  /\bnewest year\b/i,
  /\b(?:(?:moment|time) of|this) writing\b/i,
  /\bas of (?:today|now|(?:early |mid-|late )?(?:20\d\d|[A-Z][a-z]+(?: \d{1,2},)? 20\d\d))\b/i,
  /\b(?:currently|at present)\b/i,
  /\b(?:FMLA|PWFA|PUMP Act|Family and Medical Leave Act|Pregnant Workers Fairness Act)\b/,
  /\bMedicaid (?:covers|pays|coverage)\b/,
  /\bvaccine schedule\b/i,
  /\b(?:averaged?|price)\b[^.]{0,60}\$\d/i,
  /\bfederal (?:law|rule|list|advice)s?\b/i,
  new RegExp(
    `\\b(?:in|of|for|from|by|since|until|through|during) (?:tax year |early |late |spring |${month} (?:\\d{1,2}, )?)?${ownYear}\\b`,
    'i',
  ),
]

const link = /\[[^\]]*\]\([^)]*\)/g

/** Lines of a file that are not its list of sources or of what was checked. */
function* ownLines(text: string): Generator<{ words: string; line: number }> {
  let key = ''
  for (const [i, words] of text.split('\n').entries()) {
    if (words === '---') key = ''
    key = /^(\w+):/.exec(words)?.[1] ?? key
    if (key !== 'sources' && key !== 'checked') yield { words: words.replace(link, ''), line: i + 1 }
  }
}

/**
 * Statements that can go out of date in a text that does not say when they were checked.
 * @param text the whole file
 */
export function undatedClaims({ checked }: Pick<Piece, 'checked'>, text: string): Problem[] {
  if (checked) return []
  return [...ownLines(text)].flatMap(({ words, line }) => {
    const found = agingWords.map(pattern => pattern.exec(words)?.[0]).find(Boolean)
    return found ? [{ text: `"${found}" can be overtaken: say in \`checked\` what was checked, and when`, line }] : []
  })
}
