// What is wrong with a content file, and on which line an editor finds it.

export interface Problem {
  text: string
  /** From 1, in the whole file. Left out when it is about the file as such. */
  line?: number
}

export class ContentError extends Error {
  code = 'CONTENT_INVALID'
  readonly problems: readonly Problem[]

  constructor(problems: string | readonly Problem[], line?: number) {
    const list = typeof problems === 'string' ? [{ text: problems, line }] : problems
    super(list.map(({ text, line }) => (line === undefined ? text : `line ${line}: ${text}`)).join('; '))
    this.problems = list
  }
}

/** A problem as an editor's program can open it: `content/articles/x.md:12: …`. */
export const problemLine = (file: string, { text, line }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${text}`

/** The problems that an error stands for, moved down by the lines that stood before the text it came from. */
export const problemsOf = (error: unknown, below = 0): Problem[] =>
  error instanceof ContentError
    ? error.problems.map(({ text, line }) => ({ text, line: line === undefined ? undefined : line + below }))
    : [{ text: error instanceof Error ? error.message : String(error) }]
