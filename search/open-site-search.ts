// Opens the site search: reads the index that the build wrote, or rebuilds it when the file is damaged.
import { readFile } from 'node:fs/promises'
import { setImmediate as pause } from 'node:timers/promises'
import type { Card, Piece } from '../content/schema.ts'
import { type Entry, type Part, partsOf } from './entry.ts'
import type { Searcher, SiteSearch } from './found.ts'
import { indexFrom } from './index-file.ts'
import type { FoundCard } from './result-groups.ts'
import { searchOn } from './site-search.ts'
import { toolCards } from './tool-entries.ts'
import { indexMaker, type SearchIndex } from './word-index.ts'

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

/** The tools behind the pieces: the index has both, in this order. */
export function toolEntries(cards: readonly Card[]): Entry[] {
  const paths = new Set(cards.map(({ path }) => path))
  return toolCards(path => paths.has(path)).map(card => ({ card, parts: topOnly(card) }))
}

/** What is known of a page without its text. */
const topOnly = ({ lead }: FoundCard): Part[] => [{ id: '', heading: lead, text: '' }]

/** Opens the search. A rebuild pauses after each piece, so that the process answers requests meanwhile. */
export async function openSearch({
  file,
  cards,
  pieceOf,
  onBroken: torn,
  openSearchers: others = async () => [],
}: SearchSource): Promise<SiteSearch> {
  const tools = toolEntries(cards)
  const pages = cards.length + tools.length
  let index: SearchIndex
  try {
    index = indexFrom(await readFile(file))
    if (index.pages !== pages) throw new Error(`The search file is of ${index.pages} pages, and there are ${pages}.`)
  } catch (error) {
    torn?.(error)
    index = await rebuildIndex(cards, pieceOf, tools)
  }
  return searchOn(index, [...cards, ...tools.map(({ card }) => card)], await others())
}

async function rebuildIndex(cards: readonly Card[], pieceOf: SearchSource['pieceOf'], tools: readonly Entry[]) {
  const maker = indexMaker()
  for (const card of cards) {
    // A piece that cannot be read is indexed by title and lead alone.
    const parts = await pieceOf(card).then(partsOf, () => topOnly(card))
    maker.add({ card, parts })
    await pause()
  }
  for (const tool of tools) maker.add(tool)
  return maker.finish()
}
