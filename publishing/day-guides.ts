// What the front page says of each week, each month and the days of trying: a few lines of their guides.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from '../content/addresses.ts'
import { objectMm } from '../content/fetus/object-sizes.ts'
import type { Piece } from '../content/schema.ts'
import { lengthInWords } from '../domain/body-measures.ts'
import type { DayGuide, DayGuides } from '../domain/day-guide.ts'
import { sizeAt } from '../domain/fetal-size.ts'
import { type Content, dayGuidesFile, openContent } from './load.ts'

/** The guide for whoever is trying. */
const tryingSlug = 'when-are-you-most-fertile'

function sizeOf({ slug, size }: Piece<'week'>): DayGuide['size'] {
  const usual = sizeAt(Number.parseInt(slug, 10))
  return size && usual ? { ...size, mm: objectMm[size.art], length: lengthInWords(usual) } : undefined
}

async function collect(content: Content): Promise<DayGuides> {
  const found: Record<string, DayGuide> = {}
  for (const { slug, path, title } of content.cards('week')) {
    const piece = await content.piece('week', slug)
    if (piece) found[slug] = { path, title, lines: piece.checklist, size: sizeOf(piece) }
  }
  for (const { slug, path, title } of content.cards('month')) {
    const piece = await content.piece('month', slug)
    if (piece) found[slug] = { path, title, lines: piece.checklist }
  }
  const trying = await content.piece('article', tryingSlug)
  const path = addressOf('article', tryingSlug)
  if (trying) found[''] = { path, title: trying.title, lines: trying.keyPoints }
  return found
}

/** Collects them with the build, so that the front page need not read eighty guides. @param folder of its content */
export async function writeDayGuides(folder: string) {
  writeFileSync(join(folder, dayGuidesFile), JSON.stringify(await collect(openContent(folder))))
}
