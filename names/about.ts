// What is known of a name beside its counts: the curated table, a line a name.

/** How the meaning is known; `unknown` is a value. */
export const aboutKinds = ['root', 'name', 'word', 'language', 'coined', 'unknown'] as const

export interface About {
  kind: (typeof aboutKinds)[number]
  /** Keys of `origins`: the language of its root, not where it is used. */
  origins: readonly string[]
  /** The root's word, or the name, place or surname that it comes from. */
  root: string
  /** Empty when none is agreed on. */
  meaning: string
  /** Keys of `usages`: where it is really used. */
  usage: readonly string[]
  /** As most Americans say it, stressed syllable in capitals: `oh-LIV-ee-uh`. */
  sound: string
  syllables: number
  nicknames: readonly string[]
  variants: readonly string[]
  /** A sentence of our own, or empty. */
  note: string
}

/** The columns of the table, in their order. */
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

/** The table by name. @throws Error naming the first line that does not fit */
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
