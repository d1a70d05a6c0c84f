// The site search: finds pages by words, their beginnings and near spellings, and returns results in groups.
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
  /** Its words that fit, folded. */
  terms: ReadonlySet<string>
  /** A line of the page with these words, when its title and lead have none. */
  line: string | null
}

export interface FoundGroup {
  name: SearchGroup
  /** Number of all matches; `hits` are the best of them. */
  total: number
  hits: readonly Hit[]
}

export interface Found {
  /** Number of all matches in all groups. */
  total: number
  /** Groups that are not empty, in their order. */
  groups: readonly FoundGroup[]
  /** The search was about a loss: the page of results must not sell or celebrate anything. */
  onLoss: boolean
}

/** Whether a visitor may see a page in results. */
export type MaySee = (card: FoundCard) => boolean

/** Who searches, as far as results depend on it. */
export interface Viewer {
  /** Left out, the viewer may see everything. */
  maySee?: MaySee
  /** After a loss: pages about it are found by any of their words, others only if `maySee` allows, and no names. */
  sensitive?: boolean
}

/** A viewer after a loss, who is shown only pages meant for that. */
export const sensitiveViewer: Viewer = { sensitive: true, maySee: ({ path }) => mayOffer(path, true) }

export interface SiteSearch {
  /** All matches. Texts under 2 characters find nothing; of very long ones only the beginning counts. */
  find(text: string, who?: Viewer): Found
  /** The best matches for a text that is being typed, grouped by kind. */
  suggest(text: string, who?: Viewer): Suggestion[]
}

/**
 * Adds a group of results that is not indexed here: names. Not called when the search is about a loss.
 * @param shown number of hits to return at most
 * @param asTyped the site has pages with the words exactly as typed
 */
export type Searcher = (text: string, shown: number, asTyped: boolean) => FoundGroup

/** Hits shown in a group; suggestions, and those of other searchers; code points and words of a text that count. */
export const searchLimits = { shown: 8, suggested: 8, suggestedOfOthers: 3, text: 200, words: 24 } as const

interface Top {
  collection: Collection
  doc: number
  score: number
  /** Terms that fitted anywhere in the collection. */
  terms: ReadonlySet<string>
}
type Tops = Map<SearchGroup, { total: number; tops: Top[] }>

/** A search over entries that are in memory. */
export function createSearch(entries: readonly Entry[]): SiteSearch {
  const cards = entries.map(({ card }) => card)
  return searchOn([createCollection(createIndex(entries), cards)])
}

/** A search over collections, with the groups that other searchers add. */
export function searchOn(collections: readonly Collection[], searchers: readonly Searcher[] = []): SiteSearch {
  function matchesFor(
    asked: SearchWords,
    { maySee = () => true, sensitive = false }: Viewer,
  ): { byGroup: Tops; onLoss: boolean; asTyped: boolean } {
    const prepared = collections.map(collection => ({ collection, match: collection.match(asked) }))
    for (const attempt of attempts) {
      const all = prepared.map(({ collection, match }) => ({ collection, ...match(attempt) }))
      // A search about a loss finds only pages about it; any other search finds none of them.
      const onLoss =
        !sensitive && all.some(({ collection, onLoss }) => onLoss.some(doc => maySee(collection.cardOf(doc))))
      const bestOf = ({ collection, docs, scores }: (typeof all)[number]) =>
        docs.reduce(
          (most, doc) => (sensitive && !maySee(collection.cardOf(doc)) ? most : Math.max(most, scores[doc] ?? 0)),
          0,
        )
      const best = Math.max(0, ...all.map(bestOf))
      const byGroup: Tops = new Map()
      for (const { collection, docs, scores, terms, onLoss: docsOnLoss } of all) {
        for (const doc of onLoss ? docsOnLoss : docs) {
          const score = scores[doc] ?? 0
          const card = collection.cardOf(doc)
          const isHidden = !sensitive && collection.isLoss(doc)
          if ((!onLoss && (isHidden || score < best * attempt.leastOfBest)) || !maySee(card)) continue
          addToTop(byGroup, groupOf[card.kind], { collection, doc, score, terms })
        }
      }
      if (byGroup.size) return { byGroup, onLoss, asTyped: attempt.exact }
    }
    return { byGroup: new Map(), onLoss: false, asTyped: false }
  }
  const hitOf = ({ collection, doc, terms }: Top): Hit => ({
    card: collection.cardOf(doc),
    ...collection.shown(doc, terms),
  })

  return {
    find(text, who = {}) {
      if (!isSearchable(text)) return { total: 0, groups: [], onLoss: false }
      const { byGroup, onLoss, asTyped } = matchesFor(wordsIn(text, false), who)
      const added =
        onLoss || who.sensitive
          ? []
          : searchers.map(find => find(text, searchLimits.shown, asTyped)).filter(({ total }) => total > 0)
      const own = [...byGroup].map(([name, { total, tops }]) => ({ name, total, hits: tops.map(hitOf) }))
      const groups = [...own, ...added].toSorted((a, b) => searchGroups.indexOf(a.name) - searchGroups.indexOf(b.name))
      return { total: groups.reduce((sum, { total }) => sum + total, 0), groups, onLoss }
    },
    suggest(text, who = {}) {
      if (!isSearchable(text)) return []
      const { byGroup, onLoss, asTyped } = matchesFor(wordsIn(text, !/\s$/.test(text)), who)
      const added =
        onLoss || who.sensitive
          ? []
          : searchers.flatMap(find => find(text, searchLimits.suggestedOfOthers, asTyped).hits)
      const best = [...byGroup.values()].flatMap(({ tops }) => tops).sort((a, b) => b.score - a.score)
      const own = best
        .slice(0, searchLimits.suggested - added.length)
        .map(({ collection, doc, terms }) => ({ card: collection.cardOf(doc), terms }))
      return [...Map.groupBy([...added, ...own], ({ card }) => groupOf[card.kind]).values()].flat().map(suggestionOf)
    },
  }
}

/** The folded words of a text, each once. @param unfinished the text may end in the middle of a word */
function wordsIn(text: string, unfinished: boolean): SearchWords {
  const beginning = [...text.trim()].slice(0, searchLimits.text).join('')
  const words = wordsOf(joined(beginning)).map(foldWord)
  return {
    words: [...new Set(words.filter(word => word !== null))].slice(0, searchLimits.words),
    unfinished: unfinished && words.at(-1) !== null,
  }
}

/** Counts a match in its group, and adds it to the group's best if it is one of them. */
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
