// The built content at run time: a small index in memory, the pieces themselves read when a page asks for them.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Card, KindName, Piece } from './schema.ts'

export interface Content {
  /** All pieces of a kind: weeks and months in their order, articles and news newest first. */
  cards(kind: KindName): readonly Card[]
  card(kind: KindName, slug: string): Card | undefined
  /** The whole piece, or undefined when there is none of that name. */
  piece<K extends KindName>(kind: K, slug: string): Promise<Piece<K> | undefined>
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
  const read = new LRUCache<string, Promise<Piece>>({ max: piecesInMemory })

  async function load(name: string): Promise<Piece> {
    return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  }
  return {
    cards: kind => byKind.get(kind) ?? [],
    card: (kind, slug) => bySlug.get(`${kind}/${slug}`),
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
  }
}
