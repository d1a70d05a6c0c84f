// Opens the site search: reads the index that the build wrote, or rebuilds it when the file is damaged.
import { readFile } from 'node:fs/promises'
import { setImmediate as pause } from 'node:timers/promises'
import type { Card, Piece } from '../content/schema.ts'
import { createCollection } from './collection.ts'
import { aboutOf } from './entry.ts'
import { indexFrom } from './index-file.ts'
import { type Searcher, type SiteSearch, searchOn } from './site-search.ts'
import { toolCards } from './tool-entries.ts'
import { createIndex, indexMaker, type SearchIndex } from './word-index.ts'

/** The file of the index in the content folder of a build. */
export const searchFile = 'search.bin'

interface SearchSource {
  /** Path of the index file. */
  file: string
  /** Cards of all pieces, in the order of the index. */
  cards: readonly Card[]
  pieceOf: (card: Card) => Promise<Piece>
  /** Called with the reason when the file cannot be used. */
  onBroken?: (error: unknown) => void
  /** Opens searchers of their own, which add groups of results: names. */
  openSearchers?: () => Promise<readonly Searcher[]>
}

/** Opens the search. A rebuild pauses after each piece, so that the process answers requests meanwhile. */
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
    // A piece that cannot be read is indexed by title and lead alone.
    const about = await pieceOf(card).then(aboutOf, () => [])
    maker.add({ card, about })
    await pause()
  }
  return maker.finish()
}
