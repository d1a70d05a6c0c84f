// Writes the compiled content: a file for each piece, the index of the search, and last the index of all cards.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inOrder } from '../content/card-order.ts'
import { type Card, kinds, type Piece } from '../content/schema.ts'
import { type Part, partsOf } from '../search/entry.ts'
import { bytesOf } from '../search/index-file.ts'
import { searchFile, toolEntries } from '../search/open-site-search.ts'
import { createIndex } from '../search/word-index.ts'
import { cardOf, compileEach } from './compile.ts'
import type { ArtSizes } from './markdown.ts'

interface Target {
  /** Replaced when everything is written; until then its old content stays. */
  folder: string
  /** The address of a drawing by name. */
  artAddress: (name: string) => string
}

/**
 * Compiles a content folder and writes it piece by piece, so that a large library need not fit into memory.
 * @returns the number of pieces
 * @throws ContentError as `compileEach`; the target is then unchanged
 */
export async function writeContent(root: string, art: ArtSizes, { folder, artAddress }: Target): Promise<number> {
  const unfinished = `${folder}.new`
  const written: { card: Card; parts: Part[] }[] = []
  rmSync(unfinished, { recursive: true, force: true })
  for (const kind of Object.keys(kinds)) mkdirSync(join(unfinished, kind), { recursive: true })
  function take(piece: Piece) {
    const sections = piece.sections.map(section => ({ ...section, html: withArt(section.html, artAddress) }))
    writeFileSync(join(unfinished, piece.kind, `${piece.slug}.json`), JSON.stringify({ ...piece, sections }))
    written.push({ card: cardOf(piece), parts: partsOf(piece) })
  }
  try {
    await compileEach(root, art, take)
    const parts = new Map(written.map(entry => [entry.card, entry.parts]))
    const cards = inOrder(written.map(({ card }) => card))
    const entries = [...cards.map(card => ({ card, parts: parts.get(card) ?? [] })), ...toolEntries(cards)]
    writeFileSync(join(unfinished, searchFile), bytesOf(createIndex(entries)))
    writeFileSync(join(unfinished, 'index.json'), JSON.stringify(cards))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  mkdirSync(dirname(folder), { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return written.length
}

/** Replaces `art:name`, as texts name a drawing, with the address of the drawing. */
const withArt = (html: string, artAddress: Target['artAddress']) =>
  html.replace(/src="art:([a-z0-9-]+)"/g, (_, name: string) => `src="${artAddress(name)}"`)
