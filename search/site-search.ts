// The search over everything that is read: words from their beginning, a slip of the finger forgiven, results in
// groups.
import { mayOffer } from '../content/may-offer.ts'
import { isSearchable } from '../domain/search-text.ts'
import type { Suggestion } from '../domain/suggestion.ts'
import { attempts } from './attempts.ts'
import { type Collection, createCollection, type SearchWords } from './collection.ts'
import type { Entry } from './entry.ts'
import { foldWord, textParts, wordsOf } from './folded-words.ts'
import { type FoundCard, groupOf, kickerOf, type SearchGroup, searchGroups } from './result-groups.ts'
import { joined } from './topic-words.ts'
import { createIndex } from './word-index.ts'

export interface Hit {
  card: FoundCard
  /** Those of its words that fit, folded. */
  terms: ReadonlySet<string>
  /** A line of it that has them, when its title and lead have not. */
  line: string | null
}

export interface FoundGroup {
  name: SearchGroup
  /** Number of all that fit; `hits` are the best of them. */
  total: number
  hits: readonly Hit[]
}

export interface Found {
  /** Number of all that fit, in all groups. */
  total: number
  /** Only groups that have something, in their order. */
  groups: readonly FoundGroup[]
  /** It was about a loss: nothing that sells or celebrates may stand beside it. */
  onLoss: boolean
}

/** Whether a visitor may see a piece. */
export type MaySee = (card: FoundCard) => boolean

/** Who searches. */
export interface Viewer {
  /** Left out: everything. */
  maySee?: MaySee
  /** After a loss: pages on it are found by any of their words, others only as far as they are seen, and no names. */
  sensitive?: boolean
}

/** Somebody who searches after a loss: whatever they look for, only what is meant for then is held out to them. */
export const sensitiveViewer: Viewer = { sensitive: true, maySee: ({ path }) => mayOffer(path, true) }

export interface SiteSearch {
  /**
   * Any text gets an answer, maybe an empty one; a text under 2 characters always does, and of a very long one only the
   * beginning counts.
   */
  find(text: string, who?: Viewer): Found
  /** What fits best while somebody types it, kinds together, by the same rules. */
  suggest(text: string, who?: Viewer): Suggestion[]
}

/**
 * Finds one more group, in a way of its own: names. It is asked unless the search is about a loss, and gives the
 * `shown` best.
 * @param asTyped the words were found on the shelves as they were typed
 */
export type Searcher = (text: string, shown: number, asTyped: boolean) => FoundGroup

/** Results that a group shows, suggestions, and code points and words of a text that are searched for. */
export const searchLimits = { shown: 8, suggested: 8, suggestedOfOthers: 3, text: 200, words: 24 } as const

interface Top {
  shelf: Collection
  doc: number
  score: number
  /** What fitted anywhere on the shelf. */
  terms: ReadonlySet<string>
}
type Tops = Map<SearchGroup, { total: number; tops: Top[] }>

/** A search over entries in memory, made at once. */
export function createSearch(entries: readonly Entry[]): SiteSearch {
  const cards = entries.map(({ card }) => card)
  return searchOn([createCollection(createIndex(entries), cards)])
}

/** The search over shelves, and beside them what others find. */
export function searchOn(shelves: readonly Collection[], others: readonly Searcher[] = []): SiteSearch {
  function look(
    asked: SearchWords,
    { maySee: seen = () => true, sensitive = false }: Viewer,
  ): { byGroup: Tops; onLoss: boolean; asTyped: boolean } {
    const looks = shelves.map(shelf => ({ shelf, look: shelf.match(asked) }))
    for (const attempt of attempts) {
      const all = looks.map(({ shelf, look }) => ({ shelf, ...look(attempt) }))
      // Whoever looks for it finds only that; somebody who does not should not meet it.
      const onLoss = !sensitive && all.some(({ shelf, onLoss }) => onLoss.some(doc => seen(shelf.cardOf(doc))))
      const bestOn = ({ shelf, docs, scores }: (typeof all)[number]) =>
        docs.reduce((most, doc) => (sensitive && !seen(shelf.cardOf(doc)) ? most : Math.max(most, scores[doc] ?? 0)), 0)
      const best = Math.max(0, ...all.map(bestOn))
      const byGroup: Tops = new Map()
      for (const { shelf, docs, scores, terms, onLoss: docsOnLoss } of all) {
        for (const doc of onLoss ? docsOnLoss : docs) {
          const score = scores[doc] ?? 0
          const card = shelf.cardOf(doc)
          const isHidden = !sensitive && shelf.isLoss(doc)
          if ((!onLoss && (isHidden || score < best * attempt.leastOfBest)) || !seen(card)) continue
          addToTop(byGroup, groupOf[card.kind], { shelf, doc, score, terms })
        }
      }
      if (byGroup.size) return { byGroup, onLoss, asTyped: attempt.exact }
    }
    return { byGroup: new Map(), onLoss: false, asTyped: false }
  }
  const hitOf = ({ shelf, doc, terms }: Top): Hit => ({ card: shelf.cardOf(doc), ...shelf.shown(doc, terms) })

  return {
    find(text, who = {}) {
      if (!isSearchable(text)) return { total: 0, groups: [], onLoss: false }
      const { byGroup, onLoss, asTyped } = look(askedBy(text, false), who)
      const beside =
        onLoss || who.sensitive
          ? []
          : others.map(find => find(text, searchLimits.shown, asTyped)).filter(({ total }) => total > 0)
      const own = [...byGroup].map(([name, { total, tops }]) => ({ name, total, hits: tops.map(hitOf) }))
      const groups = [...own, ...beside].toSorted((a, b) => searchGroups.indexOf(a.name) - searchGroups.indexOf(b.name))
      return { total: groups.reduce((sum, { total }) => sum + total, 0), groups, onLoss }
    },
    suggest(text, who = {}) {
      if (!isSearchable(text)) return []
      const { byGroup, onLoss, asTyped } = look(askedBy(text, !/\s$/.test(text)), who)
      const beside =
        onLoss || who.sensitive ? [] : others.flatMap(find => find(text, searchLimits.suggestedOfOthers, asTyped).hits)
      const best = [...byGroup.values()].flatMap(({ tops }) => tops).sort((a, b) => b.score - a.score)
      const own = best
        .slice(0, searchLimits.suggested - beside.length)
        .map(({ shelf, doc, terms }) => ({ card: shelf.cardOf(doc), terms }))
      return [...Map.groupBy([...beside, ...own], ({ card }) => groupOf[card.kind]).values()].flat().map(suggestionOf)
    },
  }
}

/** The words of a text, each once: the same one again costs time and finds nothing more. */
function askedBy(text: string, unfinished: boolean): SearchWords {
  const beginning = [...text.trim()].slice(0, searchLimits.text).join('')
  const words = wordsOf(joined(beginning)).map(foldWord)
  return {
    words: [...new Set(words.filter(word => word !== null))].slice(0, searchLimits.words),
    unfinished: unfinished && words.at(-1) !== null,
  }
}

/** Counts one that fits, and keeps it when it is among the best of its group. */
function addToTop(byGroup: Tops, name: SearchGroup, top: Top) {
  const group = byGroup.get(name) ?? { total: 0, tops: [] }
  byGroup.set(name, group)
  const { tops } = group
  group.total++
  if (tops.length === searchLimits.shown && top.score <= (tops.at(-1)?.score ?? 0)) return
  const at = tops.findIndex(({ score }) => score < top.score)
  tops.splice(at < 0 ? tops.length : at, 0, top)
  if (tops.length > searchLimits.shown) tops.pop()
}

function suggestionOf({ card, terms }: Pick<Hit, 'card' | 'terms'>): Suggestion {
  const title: string[] = []
  for (const { text, found } of textParts(card.title, terms)) {
    if (found !== (title.length % 2 === 1)) title.push('')
    title.push(text)
  }
  return { path: card.path, kicker: kickerOf(card), title }
}
