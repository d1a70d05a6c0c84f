// Turns the telephone numbers of our tables into links wherever a text has them.
import type { Link, Root, RootContent, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { emergencyNumber, helpLines } from '../content/help-lines.ts'
import { supportLines } from '../content/support-lines.ts'

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

/** Puts `tel:` links around the numbers of our tables, except in links and headings. */
export function linkPhones(tree: Root) {
  visit(tree, 'text', (node: Text, index, parent) => {
    if (!parent || index === undefined || parent.type === 'link' || parent.type === 'heading') return
    const parts: (Text | Link)[] = []
    let from = 0
    for (const match of node.value.matchAll(pattern)) {
      const [number] = match
      parts.push({ type: 'text', value: node.value.slice(from, match.index) })
      parts.push({ type: 'link', url: `tel:${digitsOf(number)}`, children: [{ type: 'text', value: number }] })
      from = match.index + number.length
    }
    if (from === 0) return
    parts.push({ type: 'text', value: node.value.slice(from) })
    const filled = parts.filter(part => part.type === 'link' || part.value !== '')
    // Where a text may be, a link may be: both are phrasing content.
    const children: RootContent[] = parent.children
    children.splice(index, 1, ...filled)
    return [SKIP, index + filled.length]
  })
}
