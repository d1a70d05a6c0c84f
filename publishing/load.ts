// The built content at run time: an index of cards in memory; pieces are read from their files when a page needs them.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Card, KindName, Piece } from '../content/schema.ts'
import { type Sweepstakes, sweepstakes } from '../content/sweepstakes.ts'
import type { DayGuides } from '../domain/day-guide.ts'
import type { RisingName } from '../domain/names/rising-name.ts'
import type { Suggestion } from '../domain/suggestion.ts'
import { memoized } from '../lib/memoize.ts'
import { openNames } from '../names/name-files.ts'
import type { Names } from '../names/names.ts'
import { risingFile } from '../names/rising-now.ts'
import { findNames } from '../names/site-searcher.ts'
import type { Found, Hit, Searcher, SiteSearch, Viewer } from '../search/found.ts'
import { openSearch, searchFile } from '../search/open-site-search.ts'
import { passageOf } from '../search/passage.ts'

export interface Content {
  /** Cards of all pieces of a kind: weeks and months by number, articles and news newest first. */
  cards(kind: KindName): readonly Card[]
  card(kind: KindName, slug: string): Card | undefined
  /** The card of the piece at a path. */
  cardAt(path: string): Card | undefined
  /** Cards of articles, product guides and news about a topic, newest first; of one day those on it above all. */
  about(topic: string): readonly Card[]
  /** The piece with a slug; undefined when there is none. Rejects when its file cannot be read. */
  piece<K extends KindName>(kind: K, slug: string): Promise<Piece<K> | undefined>
  /** All baby names. The first call opens them. */
  names(): Promise<Names>
  /** What the front page says of each week and month. */
  dayGuides(): DayGuides
  /** The names that rise fastest now. */
  risingNames(): readonly RisingName[]
  /** The drawing for new members, as editors have it. */
  drawing(): Sweepstakes | null
  /** Search results for a text. The first call opens the index. */
  search(text: string, who?: Viewer): Promise<Found>
  /** Suggestions for a text that is being typed. */
  suggest(text: string, who?: Viewer): Promise<Suggestion[]>
}

interface Options {
  /** Content folders of earlier builds, newest first: read when the file of a piece is damaged. */
  earlierBuilds?: readonly string[]
  /** Called with the name of a damaged file, of a piece or of the search, and the reason. */
  onBroken?: (name: string, error: unknown) => void
}

const piecesInMemory = 256
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

/** Opens a content folder of a build. @throws when its index is missing or no JSON */
export function openContent(folder: string, { earlierBuilds = [], onBroken }: Options = {}): Content {
  const cards = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Card[]
  const byKind = Map.groupBy(cards, card => card.kind)
  const bySlug = new Map(cards.map(card => [`${card.kind}/${card.slug}`, card]))
  let byTopic: Map<string, Card[]> | undefined
  let days: DayGuides | undefined
  let risen: readonly RisingName[] | undefined
  /** What a file says; without it, which is told, the pages do with less. */
  function orElse<T>(name: string, otherwise: T, read: () => T): T {
    try {
      return read()
    } catch (error) {
      onBroken?.(name, error)
      return otherwise
    }
  }
  const byPath = new Map(cards.map(card => [card.path, card]))
  const read = new LRUCache<string, Promise<Piece>>({ max: piecesInMemory })

  async function load(name: string): Promise<Piece> {
    const file = `${name}.json`
    try {
      return await readJson(join(folder, file))
    } catch (error) {
      onBroken?.(name, error)
      for (const earlier of earlierBuilds) {
        const piece = await readJson(join(earlier, file)).catch(() => undefined)
        if (piece) return piece
      }
      throw error
    }
  }
  let searchPromise: Promise<SiteSearch> | undefined
  const names = once(() => openNames(join(folder, 'names')))
  /** Without names the search still finds everything else. */
  async function nameSearchers(): Promise<Searcher[]> {
    try {
      const all = await names()
      return [(text, shown, asTyped) => findNames(all, text, shown, asTyped)]
    } catch {
      return [] // the pages on names show the error
    }
  }
  function search() {
    searchPromise ??= openSearch({
      file: join(folder, searchFile),
      cards,
      pieceOf: ({ kind, slug }) => load(`${kind}/${slug}`),
      onBroken: error => onBroken?.(searchFile, error),
      openSearchers: nameSearchers,
    })
    return searchPromise
  }
  async function pieceOf<K extends KindName>(kind: K, slug: string) {
    const name = `${kind}/${slug}`
    if (!bySlug.has(name)) return undefined
    let piece = read.get(name)
    if (!piece) {
      piece = load(name)
      read.set(name, piece)
      piece.catch(() => read.delete(name))
    }
    return (await piece) as Piece<K> // a piece is stored in the folder of its kind
  }
  /** A hit with the passage that answers; without it when its page is no piece or cannot be read. */
  async function withPassage(hit: Hit): Promise<Hit> {
    const { kind, slug } = hit.card
    const piece = kind === 'name' ? undefined : await pieceOf(kind, slug).catch(() => undefined)
    const passage = piece && passageOf(piece, hit.part, hit.terms)
    return passage ? { ...hit, passage } : hit
  }
  return {
    cards: kind => byKind.get(kind) ?? [],
    card: (kind, slug) => bySlug.get(`${kind}/${slug}`),
    cardAt: path => byPath.get(path),
    about(topic) {
      byTopic ??= cardsByTopic(cards)
      return byTopic.get(topic) ?? []
    },
    piece: pieceOf,
    names,
    // Without these files the front page has everything else.
    dayGuides: () => {
      days ??= orElse<DayGuides>(dayGuidesFile, {}, () => JSON.parse(readFileSync(join(folder, dayGuidesFile), 'utf8')))
      return days
    },
    risingNames: () => {
      risen ??= orElse<readonly RisingName[]>(risingFile, [], () =>
        JSON.parse(readFileSync(join(folder, 'names', risingFile), 'utf8')),
      )
      return risen
    },
    drawing: () => sweepstakes,
    search: async (text, who) => {
      const found = (await search()).find(text, who)
      return { ...found, best: await Promise.all(found.best.map(withPassage)) }
    },
    suggest: async (text, who) => (await search()).suggest(text, who),
  }
}

/** Written with the build by day-guides.ts. */
export const dayGuidesFile = 'day-guides.json'

/** Cards by the topics that they are about, newest first. */
function cardsByTopic(cards: readonly Card[]): Map<string, Card[]> {
  const byTopic = new Map<string, Card[]>()
  for (const card of cards) {
    if (card.kind === 'topic') continue // the topics of a topic are related ones
    for (const topic of new Set(card.topics)) {
      const about = byTopic.get(topic)
      if (about) about.push(card)
      else byTopic.set(topic, [card])
    }
  }
  for (const [topic, about] of byTopic) {
    const isMain = ({ topics }: Card) => Number(topics[0] === topic)
    about.sort((a, b) => b.published.localeCompare(a.published) || isMain(b) - isMain(a))
  }
  return byTopic
}

const isForEverybody = (card: Pick<Card, 'only'>) => card.only === undefined
/** The cards that visitors outside the US may see. Memoized, so that a list stays the same object. */
const outsideUs = memoized((cards: readonly Card[]) =>
  cards.every(isForEverybody) ? cards : cards.filter(isForEverybody),
)
/** The same viewer, who may not see what is only for the US. */
const withoutUsOnly = ({ maySee: seen = () => true, sensitive }: Viewer = {}): Viewer => ({
  sensitive,
  maySee: card => isForEverybody(card) && seen(card),
})
const contentOutsideUs = memoized(
  (content: Content): Content => ({
    ...content,
    cards: kind => outsideUs(content.cards(kind)),
    about: topic => outsideUs(content.about(topic)),
    cardAt(path) {
      const card = content.cardAt(path)
      return card && isForEverybody(card) ? card : undefined
    },
    search: (text, who) => content.search(text, withoutUsOnly(who)),
    suggest: (text, who) => content.suggest(text, withoutUsOnly(who)),
  }),
)

/** The content for visitors of a country: its lists and its search leave out what is only for another country. */
export const contentFor = (country: 'US' | 'other', content: Content): Content =>
  country === 'US' ? content : contentOutsideUs(content)

/** Calls `make` once and shares its promise; calls it again after a failure. */
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
