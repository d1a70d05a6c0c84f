// The content folder -> data. Run by the build; everything an editor can get wrong is said here, with the file's name.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { addressOf, fixedAddresses } from './addresses.ts'
import { type ArtSizes, ContentError, renderMarkdown } from './markdown.ts'
import { type Card, type Kind, type KindName, kinds, type Piece } from './schema.ts'

const wordsAMinute = 220

/**
 * Reads and checks every content file.
 * @param root the content folder
 * @param art sizes of the drawings, by name
 * @throws ContentError naming each file and what is wrong with it.
 */
export async function compileContent(root: string, art: ArtSizes): Promise<Piece[]> {
  const pieces: Piece[] = []
  const problems: string[] = []
  const links = new Map<string, Set<string>>()
  for (const [kind, spec] of Object.entries(kinds) as [KindName, Kind][]) {
    for (const file of (await readdir(join(root, spec.folder))).filter(f => f.endsWith('.md')).sort()) {
      const name = `content/${spec.folder}/${file}`
      const found = new Set<string>()
      links.set(name, found)
      try {
        pieces.push(compilePiece(kind, file.slice(0, -3), await readFile(join(root, spec.folder, file), 'utf8'), art, found))
      } catch (error) {
        problems.push(`${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  if (!problems.length) problems.push(...checkLinks(pieces, links), ...checkTopics(pieces))
  if (problems.length) throw new ContentError(`The content does not build:\n${problems.map(p => `  ${p}`).join('\n')}`)
  return pieces
}

/**
 * One file to a piece.
 * @throws ContentError for front matter that does not fit, a missing section, an unknown drawing or source.
 */
export function compilePiece(kind: KindName, slug: string, text: string, art: ArtSizes, links: Set<string>): Piece {
  const spec: Kind = kinds[kind]
  const file = new VFile(text)
  matter(file, { strip: true })
  const front = file.data.matter as Piece
  const schema: TSchema = spec.schema
  const errors = Errors(schema, front)
  if (errors.length) throw new ContentError(errors.map(e => `${e.instancePath.slice(1) || 'front matter'} ${e.message}`).join('; '))
  if (!art.has(front.art)) throw new ContentError(`art names the drawing '${front.art}', which is not in assets/art`)
  if ('size' in front && !art.has(front.size.art))
    throw new ContentError(`size.art names the drawing '${front.size.art}', which is not in assets/art`)
  if ('medical' in front && front.medical && !(front.review && front.sources?.length))
    throw new ContentError('a medical page needs review and sources')
  const body = String(file.value)
  const sections = renderMarkdown(body, 'sources' in front ? (front.sources ?? []) : [], art, links)
  const missing = spec.headings.filter(title => !sections.some(s => s.title === title))
  if (missing.length) throw new ContentError(`the text lacks the section ${missing.map(m => `"## ${m}"`).join(', ')}`)
  return {
    ...front,
    kind,
    slug,
    path: addressOf(kind, slug),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsAMinute)),
    sections,
  } as Piece
}

function checkLinks(pieces: Piece[], links: Map<string, Set<string>>): string[] {
  const known = new Set([...fixedAddresses, ...pieces.map(p => p.path)])
  return [...links].flatMap(([name, found]) =>
    [...found].filter(path => !known.has(path)).map(path => `${name}: links to ${path}, which is no page`),
  )
}

function checkTopics(pieces: Piece[]): string[] {
  const topics = new Set(pieces.filter(p => p.kind === 'topic').map(p => p.slug))
  return pieces.flatMap(p =>
    topicsOf(p)
      .filter(t => !topics.has(t))
      .map(t => `content/${kinds[p.kind].folder}/${p.slug}.md: names the topic ${t}, which is not in content/topics`),
  )
}

function topicsOf(piece: Piece): string[] {
  if (piece.kind === 'article') return [piece.topic, ...(piece.topics ?? [])]
  if (piece.kind === 'news') return [piece.topic]
  return piece.kind === 'topic' ? piece.related : []
}

/** The little that lists and cards show of a piece. */
export function cardOf(piece: Piece): Card {
  const { kind, slug, path, title, lead, art, updated, published } = piece
  return { kind, slug, path, title, lead, art, updated, published, topics: topicsOf(piece) }
}

/** Medical pages whose review has run out by a day (YYYY-MM-DD). */
export const expiredReviews = (pieces: Piece[], today: string): Piece[] =>
  pieces.filter(p => 'review' in p && p.review !== undefined && p.review.due < today)
