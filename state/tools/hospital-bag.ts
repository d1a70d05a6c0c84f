// What the packing list holds: marks by the ids of lines, and the lines that somebody wrote.
import {
  type Bag,
  bagCountInWords,
  bagMarks,
  emptyBag,
  longestOwnLine,
  mostOwnLines,
  type OwnBagLine,
} from '../../domain/tools/hospital-bag.ts'
import { booleanOf, fieldsOf, listOf, numberOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

const mostMarks = 500

function ownLineOf(data: unknown): OwnBagLine | null {
  const { id, group, text } = fieldsOf(data)
  const line = { id: textOf(id, 12), group: textOf(group, 30), text: textOf(text, longestOwnLine) }
  return /^own-\d+$/.test(line.id) && line.group && line.text ? line : null
}

function parse(data: unknown): Bag {
  const { marks, own, withTwins, listed } = fieldsOf(data)
  const read = Object.entries(fieldsOf(marks)).slice(0, mostMarks)
  const lines = new Map(listOf(own, ownLineOf, mostOwnLines).map(line => [line.id, line]))
  return {
    marks: Object.fromEntries(
      read.flatMap(([id, mark]) => {
        const known = wordOf(mark, bagMarks, null)
        return known ? [[id, known]] : []
      }),
    ),
    own: [...lines.values()],
    withTwins: booleanOf(withTwins),
    listed: numberOf(listed, 0, mostMarks, 0),
  }
}

export const hospitalBagTool = storedTool<Bag>({
  key: 'hospital-bag',
  name: 'Hospital bag',
  version: 1,
  empty: emptyBag,
  parse,
  glance: bag => ({ text: bagCountInWords(bag) }),
})
