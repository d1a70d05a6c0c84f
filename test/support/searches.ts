// What people type into the search: in distress, and on an ordinary day.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures', `${name}-searches.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)

/** Texts with the key of the situation that each tells of. */
export const distressed: readonly (readonly [text: string, situation: string])[] = withHeadings(linesOf('distressed'))
export const ordinary: readonly string[] = linesOf('ordinary')

function withHeadings(lines: readonly string[]) {
  let heading = ''
  return lines.flatMap(line => {
    if (!line.startsWith('# ')) return [[line, heading] as const]
    heading = line.slice(2)
    return []
  })
}
