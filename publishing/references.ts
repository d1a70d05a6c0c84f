// Checks the references of content files: topics, tools, links, sources, and addresses that two files claim.
import { fixedAddresses } from '../content/addresses.ts'
import { plannedPages } from '../content/planned-pages.ts'
import type { KindName, Piece, Source } from '../content/schema.ts'
import { toolByKey } from '../content/tools.ts'
import { citationsOf } from './citations.ts'
import { lineOf } from './front-matter.ts'
import { checkNext, type NextTexts } from './next-texts.ts'
import { problemLine } from './problems.ts'
import { savableKinds } from './savable.ts'

interface Reference {
  what: 'topic' | 'tool'
  key: string
  line: number
}

/** The references of a file, checked when all files are known. */
export interface FileReferences extends NextTexts {
  file: string
  kind: KindName
  slug: string
  path: string
  links: { path: string; line: number }[]
  references: readonly Reference[]
}

/** The topics of a piece, the main one first. Those of a topic are its related ones. */
export function topicsOf(piece: Piece): string[] {
  if (piece.kind === 'article' || piece.kind === 'tool') return [piece.topic, ...(piece.topics ?? [])]
  if (piece.kind === 'news') return [piece.topic]
  if (piece.kind === 'review' || piece.kind === 'award') return piece.topics ?? []
  return piece.kind === 'topic' ? piece.related : []
}

/** Topics and tools in the front matter of a piece. @param text the whole file */
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

/** Problem lines: unknown topics and tools, links to no page, addresses and saved slugs that two files claim. */
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
    ...checkNext(files),
    ...claimedTwice(files, ({ path }) => path, 'the address'),
    ...claimedTwice(
      files.filter(({ kind }) => savableKinds.some(savable => savable === kind)),
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

/** Sources that a piece lists but never cites. */
export function unusedSources(piece: Piece): Source[] {
  const sources = 'sources' in piece ? (piece.sources ?? []) : []
  const html = piece.sections.map(section => section.html).join('')
  const byProducts = new Set('products' in piece ? citationsOf(piece.products).map(({ source }) => source) : [])
  return sources.filter(({ id }, i) => !byProducts.has(id) && !html.includes(`href="#source-${i + 1}"`))
}
