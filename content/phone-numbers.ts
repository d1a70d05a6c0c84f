// The telephone numbers of our tables, wherever a text has them.
import { emergencyNumber, helpLines } from './help-lines.ts'
import { supportLines } from './support-lines.ts'

/** Short numbers that are unmistakable in any text. */
const short = [emergencyNumber, '988']
const fewestDigits = 7 // a shorter number could mean something else in a text

/** The digits of a number, letters replaced as on a keypad: "1-800-QUIT-NOW" -> "18007848669". */
export const digitsOf = (number: string) =>
  number
    .toUpperCase()
    .replace(/[A-Z]/g, letter => '22233344455566677778889999'[letter.charCodeAt(0) - 65] as string)
    .replace(/[^\d]/g, '')

const numbers = [
  ...new Set([
    ...short,
    ...[...helpLines, ...supportLines]
      .map(({ number }) => number)
      .filter(number => digitsOf(number).length >= fewestDigits),
  ]),
].sort((a, b) => b.length - a.length)
const pattern = new RegExp(
  `(?<![\\w$.,-])(?:${numbers.map(number => number.replace(/[+()]/g, '\\$&')).join('|')})(?![\\w-]|[.,]\\d)`,
  'g',
)

/** A text in pieces, each with `tel`, its digits, when it is one of the numbers. */
export function withNumbers(text: string): { words: string; tel?: string }[] {
  const parts: { words: string; tel?: string }[] = []
  let from = 0
  for (const { 0: number, index } of text.matchAll(pattern)) {
    parts.push({ words: text.slice(from, index) }, { words: number, tel: digitsOf(number) })
    from = index + number.length
  }
  return [...parts, { words: text.slice(from) }].filter(({ words }) => words !== '')
}
