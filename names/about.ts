// The curated table of names, data/about.tsv: origin, meaning, sound and usage, a line for each name.

/** How the meaning is known; README.md explains each kind. */
export const aboutKinds = ['root', 'name', 'word', 'language', 'coined', 'unknown'] as const

export interface About {
  kind: (typeof aboutKinds)[number]
  /** Keys of `origins`: the languages of its root, not where it is used. */
  origins: readonly string[]
  /** The word at its root, or the name, place or surname that it comes from. */
  root: string
  /** Empty when none is agreed on. */
  meaning: string
  /** Keys for `usageLabel`: where the name is used. */
  usage: readonly string[]
  /** Pronunciation by most Americans, the stressed syllable in capitals: `oh-LIV-ee-uh`. */
  sound: string
  syllables: number
  nicknames: readonly string[]
  variants: readonly string[]
  /** A sentence about the name; empty for none. */
  note: string
}

/** Columns of the table, in order. */
export const aboutColumns = [
  'name',
  'kind',
  'origin',
  'root',
  'meaning',
  'usage',
  'sound',
  'syllables',
  'nicknames',
  'variants',
  'note',
] as const

const partsOf = (text: string) => (text ? text.split('; ') : [])

/** Parses the table into rows by name. @throws Error naming the first line that does not fit */
export function readAbout(table: string): Map<string, About> {
  const [head, ...lines] = table.replace(/\n+$/, '').split('\n')
  if (head !== aboutColumns.join('\t')) throw new Error(`about.tsv begins with other columns: ${head}`)
  const names = new Map<string, About>()
  for (const [at, line] of lines.entries()) {
    const cells = line.split('\t')
    const [
      name = '',
      kind,
      origin = '',
      root = '',
      meaning = '',
      usage = '',
      sound = '',
      syllables,
      nicknames = '',
      variants = '',
      note = '',
    ] = cells
    const known = aboutKinds.find(one => one === kind)
    if (cells.length !== aboutColumns.length || !known)
      throw new Error(`about.tsv, line ${at + 2}, does not fit: ${line.slice(0, 60)}`)
    names.set(name, {
      kind: known,
      origins: partsOf(origin),
      root,
      meaning,
      usage: partsOf(usage),
      sound,
      syllables: Number(syllables),
      nicknames: partsOf(nicknames),
      variants: partsOf(variants),
      note,
    })
  }
  return names
}
