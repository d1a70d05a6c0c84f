// Compiles the content folder into pieces, and reports everything an editor can get wrong with its file and line. The
// build runs it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '../content/addresses.ts'
import { awardProducts } from '../content/award-products.ts'
import { leadingNumber } from '../content/card-order.ts'
import { isLoss } from '../content/loss.ts'
import { type Card, type Kind, type KindName, kinds, type Piece } from '../content/schema.ts'
import { parentOf } from '../content/topic-sections.ts'
import { fetalSizes } from '../domain/fetal-size.ts'
import { spanOf } from '../domain/stage-span.ts'
import { citationsOf } from './citations.ts'
import { dangerProblems } from './danger-sign-check.ts'
import { lineOf, problemsIn, splitFile } from './front-matter.ts'
import { type ArtSizes, ContentError, type LinkSink, renderMarkdown } from './markdown.ts'
import { medicalLack, safeSleepLack, strayCallBoxes } from './medical-checks.ts'
import { nextOf } from './next-texts.ts'
import { wrongNumbers } from './numbers-in-text.ts'
import { type Problem, problemLine, problemsOf } from './problems.ts'
import { checkReferences, type FileReferences, referencesOf, topicsOf } from './references.ts'
import { undatedClaims } from './undated-claims.ts'
import { weakAddresses } from './weak-sources.ts'

const wordsAMinute = 220
// Weeks for which the table of sizes has a size.
const sizedWeeks = fetalSizes.map(({ week }) => week)
const measured = { first: Math.min(...sizedWeeks), last: Math.max(...sizedWeeks) }
const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/

/**
 * Compiles every content file and passes each piece to `take`. Only when it returns are references between files
 * checked, and the pieces valid.
 * @param root the content folder
 * @param art sizes of the drawings, by name
 * @throws ContentError with every problem, each with file and line
 */
export async function compileEach(root: string, art: ArtSizes, take: (piece: Piece) => void): Promise<void> {
  const problems: string[] = []
  const known: FileReferences[] = []
  for (const [kind, { folder }] of Object.entries(kinds) as [KindName, Kind][]) {
    // A content folder need not have every kind.
    const files = await readdir(join(root, folder)).catch(() => [])
    for (const file of files.filter(f => f.endsWith('.md')).sort()) {
      const name = `content/${folder}/${file}`
      const links: FileReferences['links'] = []
      try {
        if (!fileName.test(file)) throw new ContentError('a file name is small letters, digits and single hyphens')
        const text = await readFile(join(root, folder, file), 'utf8')
        const piece = compilePiece(kind, file.slice(0, -3), text, art, {
          add: (path, line) => links.push({ path, line }),
        })
        known.push({
          file: name,
          kind,
          slug: piece.slug,
          path: piece.path,
          links,
          references: referencesOf(piece, text),
          next: nextOf(piece, text),
          onLoss: isLoss(cardOf(piece)),
        })
        take(piece)
      } catch (error) {
        problems.push(...problemsOf(error).map(problem => problemLine(name, problem)))
      }
    }
  }
  if (!problems.length) problems.push(...checkReferences(known))
  if (problems.length) throw new ContentError(`The content does not build:\n${problems.map(p => `  ${p}`).join('\n')}`)
}

/** Compiles all pieces of a content folder. @throws ContentError as `compileEach` */
export async function compileContent(root: string, art: ArtSizes): Promise<Piece[]> {
  const pieces: Piece[] = []
  await compileEach(root, art, piece => pieces.push(piece))
  return pieces
}

/**
 * Compiles one file.
 * @throws ContentError for front matter that does not fit, a missing section, an unknown drawing or source, or a
 * medical problem; lines count from the top of the file
 */
export function compilePiece(kind: KindName, slug: string, text: string, art: ArtSizes, links: LinkSink): Piece {
  const spec: Kind = kinds[kind]
  const { front: given, body, linesAbove: above } = splitFile(text)
  const misfits = problemsIn(spec.schema, given, text)
  if (misfits.length) throw new ContentError(misfits)
  const front = given as Piece // checked against its schema above
  const wrong = [
    ...wrongIn(kind, slug, front, art).map(({ text: what, at }) => ({ text: what, line: lineOf(text, at) })),
    ...strayCallBoxes(kind, front, body, above),
    ...safeSleepLack(kind, slug, body, above),
    ...undatedClaims(front, text),
    ...wrongNumbers(text),
    ...dangerProblems({ kind, slug, front, text }),
    ...weakAddresses(text),
  ]
  if (wrong.length) throw new ContentError(wrong)
  const affiliate = 'affiliate' in front && front.affiliate === true
  const { sections, sources } = rendered(() =>
    renderMarkdown(body, {
      sources: 'sources' in front ? (front.sources ?? []) : [],
      art,
      links: { add: (path, line) => links.add(path, line + above) },
      affiliate,
      citedByProducts: 'products' in front ? citationsOf(front.products).map(({ source }) => source) : [],
    }),
  )
  const missing = spec.headings.filter(title => !sections.some(s => s.title === title))
  if (missing.length) throw new ContentError(`the text lacks the section ${missing.map(m => `"## ${m}"`).join(', ')}`)
  return {
    ...front,
    ...('sources' in front && { sources }),
    kind,
    slug,
    // The cast: topics and product guides have them.
    path: addressOf(kind, slug, front as { address?: string; category?: string }),
    minutes: Math.max(
      1,
      Math.round(wordsIn(body, kind === 'review' || kind === 'award' ? front : undefined) / wordsAMinute),
    ),
    sections,
  } as Piece

  function rendered<T>(render: () => T): T {
    try {
      return render()
    } catch (error) {
      throw new ContentError(problemsOf(error, above))
    }
  }
}

/** Number of words to read. @param guide the front matter of a product guide, which has most of its text */
function wordsIn(body: string, guide: Piece | undefined): number {
  const { kinds = [], criteria = [] } = (guide ?? {}) as Partial<Piece<'review'>> // those that have them
  return [body, ...criteria, ...kinds.flatMap(kind => Object.values(kind))].join(' ').split(/\s+/).length
}

/** Problems of the front matter that a schema cannot express. `at` is a JSON pointer. */
function wrongIn(kind: KindName, slug: string, front: Piece, art: ArtSizes): (Problem & { at: string })[] {
  const wrong: (Problem & { at: string })[] = []
  const refuse = (at: string, text: string) => wrong.push({ at, text })
  const noArt = (name: string) => `names the drawing '${name}', which is not in assets/art`
  if (!art.has(front.art)) refuse('/art', `art ${noArt(front.art)}`)
  if (kind === 'week') {
    const { size } = front as Piece<'week'>
    if (size && !art.has(size.art)) refuse('/size', `size.art ${noArt(size.art)}`)
    const week = Number.parseInt(slug, 10)
    const isOutside = week < measured.first || week > measured.last
    if (!size && !isOutside) refuse('/', `a week from ${measured.first} to ${measured.last} needs size`)
    if (size && isOutside) refuse('/size', `size: only the weeks ${measured.first} to ${measured.last} have one`)
  }
  const lack = medicalLack(kind, front)
  if (lack) refuse('/medical', lack)
  if (kind === 'award' && !awardProducts.some(product => product === slug))
    refuse('/', `add ${slug} to content/award-products.ts`)
  if (kind === 'review' || kind === 'award') {
    const { products = [], sources, affiliate } = front as Piece<'review'>
    for (const [i, { name, facts, price, shop }] of products.entries()) {
      for (const { source } of [...facts, ...(price ? [price] : [])])
        if (!sources.some(({ id }) => id === source))
          refuse(`/products/${i}`, `${name} cites ${source}, which is not among its sources`)
      if (shop && !affiliate)
        refuse(`/products/${i}`, `${name} has a shop link, and the page does not say \`affiliate: true\``)
    }
  }
  return wrong
}

/** The weeks or months that a piece is for. */
function agesOf(piece: Piece): Parameters<typeof spanOf>[0] {
  const number = leadingNumber(piece.slug)
  if (piece.kind === 'week') return { weeks: [number, number] }
  if (piece.kind === 'month') return { months: [number, number] }
  return 'weeks' in piece || 'months' in piece ? piece : {}
}

/** The card of a piece: what lists and cards show. */
export function cardOf(piece: Piece): Card {
  const { kind, slug, path, title, lead, art, updated, published } = piece
  const span = spanOf(agesOf(piece))
  const card: Card = {
    ...{ kind, slug, path, title, lead, art, updated, published, topics: topicsOf(piece) },
    ...(span && { span }),
  }
  if (piece.kind === 'topic') {
    const parent = parentOf(piece)
    return { ...card, group: piece.section, ...(parent && { parent }) }
  }
  if (piece.kind === 'review' || piece.kind === 'award') return { ...card, group: piece.category }
  return {
    ...card,
    ...('only' in piece && piece.only && { only: piece.only }),
    ...(piece.kind === 'article' && piece.tool && { tool: piece.tool }),
  }
}

/** Pages whose medical review has expired on a day (YYYY-MM-DD). */
export const expiredReviews = (pieces: readonly Piece[], today: string): Piece[] =>
  pieces.filter(p => 'review' in p && p.review !== undefined && p.review.due < today)
