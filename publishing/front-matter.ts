// The front matter of a content file: parsed, checked against its schema, every problem with its line.
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { ContentError, type Problem } from './problems.ts'

export interface SplitFile {
  front: unknown
  /** The text below the front matter. */
  body: string
  /** Number of lines above the text. */
  linesAbove: number
}

/** Splits a file into front matter and text. @throws ContentError for YAML that cannot be parsed */
export function splitFile(text: string): SplitFile {
  const file = new VFile(text)
  try {
    matter(file, { strip: true })
  } catch (error) {
    const at = (error as { linePos?: readonly { line: number }[] }).linePos?.[0]?.line // errors of yaml have it
    throw new ContentError(
      error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error),
      at && at + 1,
    )
  }
  const body = String(file.value)
  return { front: file.data.matter, body, linesAbove: text.split('\n').length - body.split('\n').length }
}

/** The line of a value in the front matter of a file, by its JSON pointer; 1 when it is not there. */
export function lineOf(text: string, pointer: string): number {
  const [key, index] = pointer.split('/').slice(1)
  const lines = text.split('\n')
  const at = key ? lines.findIndex(line => line.startsWith(`${key}:`)) : -1
  if (at < 0) return 1
  if (!/^\d+$/.test(index ?? '')) return at + 1
  const end = lines.findIndex((line, i) => i > at && /^\S/.test(line))
  const dashes = lines.flatMap((line, i) => (i > at && i < end && /^\s{0,2}- /.test(line) ? [i] : []))
  return (dashes[Number(index)] ?? at) + 1
}

const nameOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.') || 'the front matter'

/** What does not fit the schema, in words for an editor. */
export function problemsIn(schema: TSchema, front: unknown, text: string): Problem[] {
  const errors = Errors(schema, front)
  const choices = Map.groupBy(
    errors.filter(({ keyword }) => keyword === 'const'),
    ({ instancePath }) => instancePath,
  )
  const words = (error: (typeof errors)[number]): string | undefined => {
    const { keyword, instancePath, message } = error
    const name = nameOf(instancePath)
    if (error.keyword === 'required') return `${name} lacks ${error.params.requiredProperties.join(', ')}`
    if (keyword === 'boolean') return `unknown field ${name}`
    if (keyword === 'additionalProperties' || keyword === 'anyOf') return undefined // reported for the field and its choices
    if (error.keyword === 'const') {
      const all = choices.get(instancePath) ?? []
      return error === all[0]
        ? `${name} must be ${all.map(choice => (choice.keyword === 'const' ? choice.params.allowedValue : '')).join(' or ')}`
        : undefined
    }
    if (keyword === 'pattern') return `${name} is not written as it should be (${message})`
    return `${name} ${message}`
  }
  return errors.flatMap(error => {
    const said = words(error)
    return said ? [{ text: said, line: lineOf(text, error.instancePath) }] : []
  })
}
