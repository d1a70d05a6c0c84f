// What the search indexes of a page: its parts, each of which a result can lead to.
import type { Piece } from '../content/schema.ts'
import type { FoundCard } from './result-groups.ts'

/** A part of a page that has a heading. The first is its top, with the lead as its heading. */
export interface Part {
  /** Where it stands on the page; empty for the top. */
  id: string
  heading: string
  text: string
}

export interface Entry {
  card: FoundCard
  parts: readonly Part[]
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The text of a section without markup and marks of sources; a line for each block. */
export const textOf = (html: string): string =>
  html
    .replace(/<a [^>]*class="cite"[^>]*>.*?<\/a>/g, '')
    .replace(/<\/(?:p|li|h\d|td|th|tr|dt|dd|figcaption|div|aside)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? entity)
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()

/** A section is a part up to its first smaller heading, and from each of these on another one. */
function partsOfSection({ id, title, html }: Piece['sections'][number]): Part[] {
  const [own = '', ...smaller] = html.split(/(?=<h3)/)
  return [
    { id, heading: title, text: textOf(own) },
    ...smaller.map(part => {
      const [heading = '', text = ''] = part.split('</h3>')
      return { id, heading: textOf(heading), text: textOf(text) }
    }),
  ]
}

/** The parts of a piece, in the order of its page; the top first. */
export function partsOf(piece: Piece): Part[] {
  const [intro] = piece.sections.filter(({ id }) => id === '')
  const keyPoints = 'keyPoints' in piece ? piece.keyPoints : []
  const parts: Part[] = [
    { id: '', heading: piece.lead, text: [...keyPoints, piece.description, textOf(intro?.html ?? '')].join('\n') },
  ]
  if ('symptoms' in piece)
    parts.push(...piece.symptoms.map(({ name, text }) => ({ id: 'symptoms', heading: name, text })))
  if ('appointments' in piece) parts.push({ id: 'appointments', heading: '', text: piece.appointments })
  if ('kinds' in piece)
    parts.push(
      ...piece.kinds.map(kind => ({
        id: 'kinds',
        heading: kind.name,
        text: [kind.for, kind.look, kind.skip ?? ''].join('\n'),
      })),
    )
  const sections = piece.sections.filter(({ id }) => id !== '')
  return [...parts, ...sections.flatMap(partsOfSection)]
}
