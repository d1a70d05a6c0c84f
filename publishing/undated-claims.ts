// Finds statements that can go out of date in a text without `checked`, which says when its statements were checked.

import type { Piece } from '../content/schema.ts'
import type { Problem } from './problems.ts'

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/** A year from 2026 on: what a text says of it may still change. */
const ownYear = '20(?:2[6-9]|[3-9]\\d)'

/** Words of statements that can go out of date. Words of a link do not count: the linked page makes the statement. */
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

/** Lines of a file outside of `sources` and `checked`. */
function* ownLines(text: string): Generator<{ words: string; line: number }> {
  let key = ''
  for (const [i, words] of text.split('\n').entries()) {
    if (words === '---') key = ''
    key = /^(\w+):/.exec(words)?.[1] ?? key
    if (key !== 'sources' && key !== 'checked') yield { words: words.replace(link, ''), line: i + 1 }
  }
}

/** Problems: statements that can go out of date in a text without `checked`. @param text the whole file */
export function undatedClaims({ checked }: Pick<Piece, 'checked'>, text: string): Problem[] {
  if (checked) return []
  return [...ownLines(text)].flatMap(({ words, line }) => {
    const found = agingWords.map(pattern => pattern.exec(words)?.[0]).find(Boolean)
    return found ? [{ text: `"${found}" can be overtaken: say in \`checked\` what was checked, and when`, line }] : []
  })
}
