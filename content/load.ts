// The built content at run time: a small index in memory, the pieces themselves read when a page asks for them.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Card, KindName, Piece } from './schema.ts'
import { createSearch, type Found, type Search } from './search.ts'
import { aboutOf } from './search-entry.ts'

export interface Content {
  /** All pieces of a kind: weeks and months in their order, articles and news newest first. */
  cards(kind: KindName): readonly Card[]
  card(kind: KindName, slug: string): Card | undefined
  /** The piece at an address, by its path. */
  cardAt(path: string): Card | undefined
  /** The whole piece, or undefined when there is none of that name. */
  piece<K extends KindName>(kind: K, slug: string): Promise<Piece<K> | undefined>
  /** What fits a text, in groups; any text gets an answer, maybe an empty one. The first call reads all pieces. */
  search(text: string): Promise<Found>
}

const piecesInMemory = 256

/**
 * Opens a content folder that the build wrote.
 * @throws when the index is missing or is no JSON.
 */
export function openContent(folder: string): Content {
  const cards = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Card[]
  const byKind = Map.groupBy(cards, card => card.kind)
  const bySlug = new Map(cards.map(card => [`${card.kind}/${card.slug}`, card]))
  const byPath = new Map(cards.map(card => [card.path, card]))
  const read = new LRUCache<string, Promise<Piece>>({ max: piecesInMemory })

  async function load(name: string): Promise<Piece> {
    return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  }
  let search: Promise<Search> | undefined
  async function openSearch() {
    const entries = cards.map(async card => ({ card, about: aboutOf(await load(`${card.kind}/${card.slug}`)) }))
    return createSearch(await Promise.all(entries))
  }
  return {
    cards: kind => byKind.get(kind) ?? [],
    card: (kind, slug) => bySlug.get(`${kind}/${slug}`),
    cardAt: path => byPath.get(path),
    async piece<K extends KindName>(kind: K, slug: string) {
      const name = `${kind}/${slug}`
      if (!bySlug.has(name)) return undefined
      let piece = read.get(name)
      if (!piece) {
        piece = load(name)
        read.set(name, piece)
        piece.catch(() => read.delete(name))
      }
      return (await piece) as Piece<K> // the folder's name is the piece's kind
    },
    async search(text) {
      if (!search) {
        search = openSearch()
        search.catch(() => {
          search = undefined
        })
      }
      return (await search)(text)
    },
  }
}
