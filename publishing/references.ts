// What content files say of each other: topics, tools, links, sources. A name that stands for nothing is found here.
import { fixedAddresses } from '../content/addresses.ts'
import { plannedPages } from '../content/planned-pages.ts'
import type { KindName, Piece, Source } from '../content/schema.ts'
import { toolByKey } from '../content/tools.ts'
import { citationsOf } from './citations.ts'
import { lineOf } from './front-matter.ts'
import { problemLine } from './problems.ts'

interface Reference {
  what: 'topic' | 'tool'
  key: string
  line: number
}

/** What is kept of a file until all others are known. */
export interface FileReferences {
  file: string
  kind: KindName
  slug: string
  path: string
  links: { path: string; line: number }[]
  references: readonly Reference[]
}

/** The topics of a piece, its own first. A topic's are those it names beside it. */
export function topicsOf(piece: Piece): string[] {
  if (piece.kind === 'article') return [piece.topic, ...(piece.topics ?? [])]
  if (piece.kind === 'news') return [piece.topic]
  if (piece.kind === 'review' || piece.kind === 'award') return piece.topics ?? []
  return piece.kind === 'topic' ? piece.related : []
}

/** Topics and tools that a piece names in its front matter. @param text the file */
export function referencesOf(piece: Piece, text: string): Reference[] {
  const at = (field: string): number => lineOf(text, `/${field}`)
  const topic = (key: string, field: string): Reference => ({ what: 'topic', key, line: at(field) })
  const own = topicsOf(piece).map((key, i) =>
    topic(key, 'related' in piece ? 'related' : 'topic' in piece && i === 0 ? 'topic' : 'topics'),
  )
  const parent = piece.kind === 'topic' && piece.parent ? [topic(piece.parent, 'parent')] : []
  const tools =
    'tools' in piece ? (piece.tools ?? []).map((key): Reference => ({ what: 'tool', key, line: at('tools') })) : []
  return [...own, ...parent, ...tools]
}

/** Kinds that a member can save; what is saved is known by its slug alone. */
const saveable: ReadonlySet<KindName> = new Set(['article', 'week', 'month', 'news', 'review', 'award'])

/**
 * Names that stand for nothing, links that lead nowhere, and addresses that two files claim, each with its file and
 * line.
 */
export function checkReferences(files: readonly FileReferences[]): string[] {
  const topics = new Set(files.filter(({ kind }) => kind === 'topic').map(({ slug }) => slug))
  const known = new Set([...fixedAddresses, ...plannedPages.keys(), ...files.map(({ path }) => path)])
  const isThere = ({ what, key }: Reference) => (what === 'topic' ? topics.has(key) : toolByKey.has(key))
  const places = { topic: 'content/topics', tool: 'content/tools.ts' } as const
  return [
    ...files.flatMap(({ file, references: named, links }) => [
      ...named
        .filter(name => !isThere(name))
        .map(({ what, key, line }) =>
          problemLine(file, { line, text: `names the ${what} ${key}, which is not in ${places[what]}` }),
        ),
      ...links
        .filter(({ path }) => !known.has(path))
        .map(({ path, line }) => problemLine(file, { line, text: `links to ${path}, which is no page` })),
    ]),
    ...files
      .filter(({ path }) => fixedAddresses.includes(path))
      .map(({ file, path }) => problemLine(file, { text: `its address ${path} is another page's` })),
    ...claimedTwice(files, ({ path }) => path, 'the address'),
    ...claimedTwice(
      files.filter(({ kind }) => saveable.has(kind)),
      ({ slug }) => slug,
      'the name',
    ),
  ]
}

function claimedTwice(files: readonly FileReferences[], of: (file: FileReferences) => string, what: string): string[] {
  return [...Map.groupBy(files, of)]
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => `${same.map(({ file }) => file).join(' and ')}: both have ${what} ${value}`)
}

/** Sources that a piece lists and never cites. */
export function unusedSources(piece: Piece): Source[] {
  const sources = 'sources' in piece ? (piece.sources ?? []) : []
  const html = piece.sections.map(section => section.html).join('')
  const byProducts = new Set('products' in piece ? citationsOf(piece.products).map(({ source }) => source) : [])
  return sources.filter(({ id }, i) => !byProducts.has(id) && !html.includes(`href="#source-${i + 1}"`))
}
