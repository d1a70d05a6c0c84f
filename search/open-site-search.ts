// The search over the built content: its file as the build wrote it, or made anew when that is not whole.
import { readFile } from 'node:fs/promises'
import { setImmediate as pause } from 'node:timers/promises'
import type { Card, Piece } from '../content/schema.ts'
import { createCollection } from './collection.ts'
import { aboutOf } from './entry.ts'
import { indexFrom } from './index-file.ts'
import { type Searcher, type SiteSearch, searchOn } from './site-search.ts'
import { toolCards } from './tool-entries.ts'
import { createIndex, indexMaker, type SearchIndex } from './word-index.ts'

/** In a content folder. */
export const searchFile = 'search.bin'

interface SearchSource {
  /** Where `search.bin` is expected. */
  file: string
  /** All pieces, in the order of the index of the folder. */
  cards: readonly Card[]
  pieceOf: (card: Card) => Promise<Piece>
  /** Told why the file could not be used. */
  onBroken?: (error: unknown) => void
  /** Opens what finds more groups in ways of its own: names. */
  openSearchers?: () => Promise<readonly Searcher[]>
}

/**
 * Opens the search. It takes as long as reading the file; made anew, it pauses after each piece, so that it holds up
 * nobody.
 */
export async function openSearch({
  file,
  cards,
  pieceOf,
  onBroken: torn,
  openSearchers: others = async () => [],
}: SearchSource): Promise<SiteSearch> {
  let index: SearchIndex
  try {
    index = indexFrom(await readFile(file))
    if (index.documents !== cards.length)
      throw new Error(`The search file is of ${index.documents} pieces, and there are ${cards.length}.`)
  } catch (error) {
    torn?.(error)
    index = await rebuildIndex(cards, pieceOf)
  }
  const paths = new Set(cards.map(({ path }) => path))
  const tools = toolCards(path => paths.has(path))
  const toolIndex = createIndex(tools.map(card => ({ card, about: [] })))
  return searchOn([createCollection(index, cards), createCollection(toolIndex, tools)], await others())
}

async function rebuildIndex(cards: readonly Card[], pieceOf: SearchSource['pieceOf']): Promise<SearchIndex> {
  const maker = indexMaker()
  for (const card of cards) {
    // One that cannot be read is found by its title and lead.
    const about = await pieceOf(card).then(aboutOf, () => [])
    maker.add({ card, about })
    await pause()
  }
  return maker.finish()
}
