// Checks what the heads of texts name to read next: that it is there, is fit to stand there, and is not named everywhere.
import { nextPregnancy } from '../content/quiet-almanac.ts'
import type { Piece } from '../content/schema.ts'
import { lineOf } from './front-matter.ts'
import { problemLine } from './problems.ts'

/** No text is named by more than this, or every page ends in the same place. */
const mostNames = 12

/** What a file names to read next. */
export interface NextTexts {
  next: readonly { path: string; line: number }[]
  onLoss: boolean
}

/** What a piece names, with the lines. @param text the whole file */
export function nextOf(piece: Piece, text: string): NextTexts['next'] {
  const named = ('next' in piece ? piece.next : undefined) ?? []
  return named.map((path, i) => ({ path, line: lineOf(text, `/next/${i}`) }))
}

interface File extends NextTexts {
  file: string
  slug: string
  path: string
}

/** Problem lines of all that files name to read next. */
export function checkNext(files: readonly File[]): string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const names = new Map<string, string[]>()
  const wrong = files.flatMap(from =>
    from.next.flatMap(({ path, line }) => {
      names.set(path, [...(names.get(path) ?? []), from.file])
      const why = wrongWith(from, byPath.get(path))
      return why ? [problemLine(from.file, { line, text: `next: ${path} ${why}` })] : []
    }),
  )
  const tooOften = [...names].flatMap(([path, by]) =>
    by.length > mostNames
      ? [`${byPath.get(path)?.file ?? path}: ${by.length} texts name it to read next, at most ${mostNames} may`]
      : [],
  )
  return [...wrong, ...tooOften]
}

function wrongWith(from: File, to: File | undefined): string | undefined {
  if (!to) return 'is no text'
  if (to === from) return 'is the text itself'
  if (to.onLoss !== from.onLoss) return 'does not go with this text: pieces about loss stand beside each other only'
  if (to.slug === nextPregnancy) return 'is never recommended'
  return undefined
}
