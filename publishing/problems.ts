// Problems of a content file, each with its line.

export interface Problem {
  text: string
  /** From 1, in the whole file. Left out when the problem has no line. */
  line?: number
}

/** One or more problems of a content file, or of the whole content. */
export class ContentError extends Error {
  code = 'CONTENT_INVALID'
  readonly problems: readonly Problem[]

  constructor(problems: string | readonly Problem[], line?: number) {
    const list = typeof problems === 'string' ? [{ text: problems, line }] : problems
    super(list.map(({ text, line }) => (line === undefined ? text : `line ${line}: ${text}`)).join('; '))
    this.problems = list
  }
}

/** A problem as a line that editors can open: `content/articles/x.md:12: …`. */
export const problemLine = (file: string, { text, line }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${text}`

/** The problems of an error, their lines moved down by `below`. */
export const problemsOf = (error: unknown, below = 0): Problem[] =>
  error instanceof ContentError
    ? error.problems.map(({ text, line }) => ({ text, line: line === undefined ? undefined : line + below }))
    : [{ text: error instanceof Error ? error.message : String(error) }]
