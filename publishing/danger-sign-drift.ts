// Finds sentences whose thresholds differ from the rules, and lines that restate a sign of the tables.

import { rules } from '../content/danger-signs/all-rules.ts'
import type { DangerSign } from '../content/danger-signs/danger-sign.ts'
import type { Place } from '../content/danger-signs/rule.ts'
import { subjectsIn } from '../content/danger-signs/subjects.ts'
import type { Problem } from './problems.ts'

const shown = 90
const short = (text: string) => (text.length > shown ? `${text.slice(0, shown)}…` : text)
/** A line without the marks of Markdown and YAML, and without citations. */
const plain = (line: string) =>
  line
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_[\]"]/g, '')
const sentencesOf = (line: string) => plain(line).split(/(?<=[.!?])\s+(?=[A-Z“])/)
/** Lines of the list of sources, which have titles in the words of others. */
const isSource = (line: string) => /^\s*- \{ id: /.test(line)

/** The sentences of a file without its list of sources, each with its line from 1. @param text the whole file */
export const ownSentences = (text: string): { sentence: string; line: number }[] =>
  text
    .split('\n')
    .flatMap((words, i) => (isSource(words) ? [] : sentencesOf(words).map(sentence => ({ sentence, line: i + 1 }))))

/** Sentences whose numbers differ from the rules. @param text the whole file */
export function driftIn(text: string, place: Place = {}): Problem[] {
  return ownSentences(text).flatMap(({ sentence, line }) =>
    rules.flatMap(({ id, pattern, says, allows }) => {
      const match = pattern.exec(sentence)
      if (!match || allows(match, sentence, place)) return []
      return [{ line, text: `"${short(match[0].trim())}" is not the rule ${id}: ${says}` }]
    }),
  )
}

/**
 * The problem of a line that restates signs, because it names their subjects; undefined for any other line.
 * @param fewest number of subjects from which on it restates them
 */
export function restating(line: string, signs: readonly DangerSign[], fewest = 1): string | undefined {
  const known = new Set(signs.map(({ subject }) => subject))
  const spoken = subjectsIn(plain(line)).filter(subject => known.has(subject))
  return spoken.length >= fewest
    ? `"${short(line.trim())}" restates the danger signs (${spoken.join(', ')}): take it out, or show them with ::danger-signs`
    : undefined
}

/** Lines inside the `:::call` boxes of a text, each with its number from 1. */
export function callLines(body: string): { line: number; words: string }[] {
  let open = false
  return body.split('\n').flatMap((words, i) => {
    if (/^[\s>]*:{3,}call\b/.test(words)) open = true
    else if (/^[\s>]*:{3,}\s*$/.test(words)) open = false
    else if (open && words.trim()) return [{ line: i + 1, words }]
    return []
  })
}
