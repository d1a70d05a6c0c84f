// Compares the telephone numbers in a text with the tables of lines: a wrong digit in a crisis line would be the worst
// misprint of all.

import { helpLines } from '../content/help-lines.ts'
import { digitsOf } from '../content/phone-numbers.ts'
import { supportLines } from '../content/support-lines.ts'
import { ownSentences } from './danger-sign-drift.ts'
import type { Problem } from './problems.ts'

/** "1-833-TLC-MAMA" -> "8338526262": the digits, without the 1 of North America. */
const dialed = (number: string): string => digitsOf(number).replace(/^1(?=\d{10}$)/, '')

/** Forms of telephone numbers: North America, with letters, Britain and Ireland, Australia, short ones after "call". */
const shapes = [
  /(?:\b1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  /\b1-8\d\d-(?=[\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*/g,
  /\b0\d{2,4}(?: \d{1,6}){1,3}\b/g,
  /\b1[38]00 \d{3} \d{3}\b|\b13 \d\d \d\d\b|\b116 ?\d{3}\b/g,
  /(?<=\b(?:call|text|dial|phone|ring)(?:s|ing|ed)? )(?:\d-\d-\d|\d{3,5})\b(?![- ]\d)/gi,
]

/** The name of a line as texts use it. */
const shortName = (name: string) => name.replace(/^National /, '').replace(/ \(.*\)$/, '')
const lines = [
  ...helpLines.map(({ name, kind, number, sms }) => ({
    name: shortName(name),
    isEmergency: kind === 'emergency',
    numbers: [number, sms ?? ''],
  })),
  ...supportLines.map(({ name, number }) => ({ name, isEmergency: false, numbers: [number] })),
].map(line => ({ ...line, dials: line.numbers.filter(Boolean).map(dialed) }))
const known = new Set(lines.flatMap(({ dials }) => dials))
const emergency = new Set(lines.flatMap(({ isEmergency, dials }) => (isEmergency ? dials : [])))
/** Lines by name, for names that a sentence can use. Longest first, since some names are part of others. */
const named = [...Map.groupBy(lines, ({ name }) => name.toLowerCase())]
  .filter(([name]) => /[a-z]$/.test(name) && !name.startsWith('emergency'))
  .sort(([a], [b]) => b.length - a.length)

/** Problems of a sentence that names a line, with a number that belongs to none of the lines that it names. */
function misnamed(sentence: string, numbers: readonly string[]): string[] {
  let rest = sentence.toLowerCase()
  const spoken = named.filter(([name]) => {
    const isThere = rest.includes(name)
    rest = rest.replaceAll(name, ' ')
    return isThere
  })
  const has = (rows: typeof lines, number: string) => rows.some(({ dials }) => dials.includes(number))
  if (numbers.every(number => spoken.some(([, rows]) => has(rows, number)))) return []
  return spoken
    .filter(([, rows]) => !numbers.some(number => has(rows, number)))
    .map(([, [row]]) => `the number of ${row?.name} is ${row?.numbers[0]}`)
}

/** Numbers that are in no table, or next to the name of another line. @param text the whole file */
export const wrongNumbers = (text: string): Problem[] =>
  ownSentences(text).flatMap(({ sentence, line }) => {
    const found = shapes.flatMap(shape => [...sentence.matchAll(shape)].map(([number]) => number))
    const unknown = found.filter(number => !known.has(dialed(number)))
    const ofLines = found.map(dialed).filter(number => !emergency.has(number))
    return [
      ...unknown.map(number => `"${number}" is neither in content/help-lines.ts nor in content/support-lines.ts`),
      ...misnamed(sentence, ofLines),
    ].map(text => ({ text, line }))
  })
