// The built content at run time: a small index in memory, the pieces themselves read when a page asks for them.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Card, KindName, Piece } from '../content/schema.ts'
import type { Suggestion } from '../domain/suggestion.ts'
import { memoized } from '../lib/memoize.ts'
import { openNames } from '../names/name-files.ts'
import type { Names } from '../names/names.ts'
import { findNames } from '../names/site-searcher.ts'
import { openSearch, searchFile } from '../search/open-site-search.ts'
import type { Found, Searcher, SiteSearch, Viewer } from '../search/site-search.ts'

export interface Content {
  /** All pieces of a kind: weeks and months in their order, articles and news newest first. */
  cards(kind: KindName): readonly Card[]
  card(kind: KindName, slug: string): Card | undefined
  /** The piece at an address, by its path. */
  cardAt(path: string): Card | undefined
  /** Articles, product guides and news that name a topic, newest first. */
  about(topic: string): readonly Card[]
  /** The whole piece, or undefined when there is none of that name. */
  piece<K extends KindName>(kind: K, slug: string): Promise<Piece<K> | undefined>
  /** Every baby name. The first call opens them. */
  names(): Promise<Names>
  /** What fits a text, in groups; any text gets an answer, maybe an empty one. The first call opens the index. */
  search(text: string, who?: Viewer): Promise<Found>
  /** What fits best while somebody types, by the same rules. */
  suggest(text: string, who?: Viewer): Promise<Suggestion[]>
}

interface Options {
  /** Folders of earlier builds, newest first: a piece that cannot be read is taken from them. */
  earlierBuilds?: readonly string[]
  /** Told of a piece that had to be, or of the search's file when the index has to be made anew, and why. */
  onBroken?: (name: string, error: unknown) => void
}

const piecesInMemory = 256
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

/**
 * Opens a content folder that the build wrote.
 * @throws when the index is missing or is no JSON.
 */
export function openContent(folder: string, { earlierBuilds: before = [], onBroken: torn }: Options = {}): Content {
  const cards = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Card[]
  const byKind = Map.groupBy(cards, card => card.kind)
  const bySlug = new Map(cards.map(card => [`${card.kind}/${card.slug}`, card]))
  let byTopic: Map<string, Card[]> | undefined
  const byPath = new Map(cards.map(card => [card.path, card]))
  const read = new LRUCache<string, Promise<Piece>>({ max: piecesInMemory })

  async function load(name: string): Promise<Piece> {
    const file = `${name}.json`
    try {
      return await readJson(join(folder, file))
    } catch (error) {
      torn?.(name, error)
      for (const earlier of before) {
        const piece = await readJson(join(earlier, file)).catch(() => undefined)
        if (piece) return piece
      }
      throw error
    }
  }
  let searchPromise: Promise<SiteSearch> | undefined
  const names = once(() => openNames(join(folder, 'names')))
  /** The library is found without them. */
  async function nameSearchers(): Promise<Searcher[]> {
    try {
      const all = await names()
      return [(text, shown, asTyped) => findNames(all, text, shown, asTyped)]
    } catch {
      return [] // its own pages say why
    }
  }
  function search() {
    searchPromise ??= openSearch({
      file: join(folder, searchFile),
      cards,
      pieceOf: ({ kind, slug }) => load(`${kind}/${slug}`),
      onBroken: error => torn?.(searchFile, error),
      openSearchers: nameSearchers,
    })
    return searchPromise
  }
  return {
    cards: kind => byKind.get(kind) ?? [],
    card: (kind, slug) => bySlug.get(`${kind}/${slug}`),
    cardAt: path => byPath.get(path),
    about(topic) {
      byTopic ??= topicsOf(cards)
      return byTopic.get(topic) ?? []
    },
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
    names,
    search: async (text, who) => (await search()).find(text, who),
    suggest: async (text, who) => (await search()).suggest(text, who),
  }
}

/** Cards by the topics that they name. */
function topicsOf(cards: readonly Card[]): Map<string, Card[]> {
  const byTopic = new Map<string, Card[]>()
  for (const card of cards) {
    if (card.kind === 'topic') continue // it names others beside it, and is not about them
    for (const topic of card.topics) {
      const about = byTopic.get(topic)
      if (about) about.push(card)
      else byTopic.set(topic, [card])
    }
  }
  for (const about of byTopic.values()) about.sort((a, b) => b.published.localeCompare(a.published))
  return byTopic
}

const isForEverybody = (card: Pick<Card, 'only'>) => card.only === undefined
/** A list is the same one as long as its content is. */
const outsideUs = memoized((cards: readonly Card[]) =>
  cards.every(isForEverybody) ? cards : cards.filter(isForEverybody),
)
/** The same searcher, who sees nothing that is only for another country. */
const withoutUsOnly = ({ maySee: seen = () => true, sensitive }: Viewer = {}): Viewer => ({
  sensitive,
  maySee: card => isForEverybody(card) && seen(card),
})
const contentOutsideUs = memoized(
  (content: Content): Content => ({
    ...content,
    cards: kind => outsideUs(content.cards(kind)),
    about: topic => outsideUs(content.about(topic)),
    search: (text, who) => content.search(text, withoutUsOnly(who)),
    suggest: (text, who) => content.suggest(text, withoutUsOnly(who)),
  }),
)

/** The content as a visitor sees it: lists and the search hold nothing that is only for another country. */
export const contentFor = (country: 'US' | 'other', content: Content): Content =>
  country === 'US' ? content : contentOutsideUs(content)

/** Made at the first call; tried again when that failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    if (!made) {
      made = make()
      made.catch(() => {
        made = undefined
      })
    }
    return made
  }
}
