// The search over everything that is read: words from their beginning, a slip of the finger forgiven, results in groups.
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { isSearchable } from '../domain/search.ts'
import { isLoss } from './loss.ts'
import type { Card, KindName } from './schema.ts'
import { type Entry, lineFor } from './search-entry.ts'
import { aboutLoss, alsoCalled } from './search-topics.ts'
import { foldedWord, wordsOf } from './search-words.ts'

/** In the order in which they are shown. */
export const searchGroups = ['Names', 'Guides', 'Articles', 'Topics', 'News', 'Tools', 'Products'] as const
export type SearchGroup = (typeof searchGroups)[number]

export interface Hit {
  card: Card
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
export type Seen = (card: Card) => boolean
export type Search = (text: string, seen?: Seen) => Found

/** Results that a group shows, and code points of a text that are searched for. */
export const searchLimits = { shown: 8, text: 200 } as const

const groupOf: Record<KindName, SearchGroup> = {
  week: 'Guides',
  month: 'Guides',
  article: 'Articles',
  topic: 'Topics',
  news: 'News',
  review: 'Products',
  award: 'Products',
  page: 'Articles', // few, and no group of the site's own pages
  sponsored: 'Articles', // never found: see `isSearched`
}

/** Nobody who searches is sent to what somebody paid for. */
const isSearched = ({ card }: Entry) => card.kind !== 'sponsored'

const isNumber = (term: string) => /^\p{N}+$/u.test(term)
/** How many letters of a word may be wrong, missing or too many. */
type Slips = (term: string) => number | false
const oneSlip: Slips = term => (term.length > 3 && !isNumber(term) ? 1 : false)
const twoSlips: Slips = term => (term.length > 5 && !isNumber(term) ? 2 : oneSlip(term))

/** All words, their end left open; but a number is no beginning (1 is not 16), nor are two letters beside other words. */
const asTyped: SearchOptions = {
  combineWith: 'AND',
  prefix: (term, _at, terms) => !isNumber(term) && (term.length > 2 || terms.length === 1),
}
interface Attempt extends SearchOptions {
  /** Leaves out what fits worse than this part of the best. */
  leastOfBest?: number
}
/** Tried one after the other until something fits. In the last one not every word has to, so it takes short words as they are. */
const attempts: readonly Attempt[] = [
  asTyped,
  { ...asTyped, fuzzy: oneSlip },
  { ...asTyped, fuzzy: twoSlips },
  { combineWith: 'OR', prefix: term => term.length > 5, fuzzy: twoSlips, leastOfBest: 0.35 },
]

interface Line {
  id: number
  title: string
  lead: string
  about: string
}

const newIndex = () =>
  new MiniSearch<Line>({
    fields: ['title', 'lead', 'about'],
    tokenize: wordsOf,
    processTerm: foldedWord,
    searchOptions: { boost: { title: 6, lead: 2 } },
  })
const lineOf = (entry: Entry, id: number): Line => ({ id, title: entry.card.title, lead: entry.card.lead, about: textOf(entry) })

/**
 * A search over entries. Any text gets an answer, maybe an empty one; a text under 2 characters always does, and of a very long one
 * only the beginning counts.
 */
export function createSearch(all: readonly Entry[]): Search {
  const entries = all.filter(isSearched)
  const index = newIndex()
  index.addAll(entries.map(lineOf))
  return searchIn(index, entries)
}

/** The same, made in steps, so that a large library holds up nobody. */
export async function openSearch(all: readonly Entry[]): Promise<Search> {
  const entries = all.filter(isSearched)
  const index = newIndex()
  await index.addAllAsync(entries.map(lineOf), { chunkSize: 100 })
  return searchIn(index, entries)
}

function searchIn(index: MiniSearch<Line>, entries: readonly Entry[]): Search {
  return (text, seen = () => true) => {
    if (!isSearchable(text)) return grouped([], false)
    const matchesOf = (results: readonly SearchResult[]): Match[] =>
      results.flatMap(({ id, terms }) => {
        const entry = entries[id]
        return entry && seen(entry.card) ? [{ entry, terms: new Set(terms) }] : []
      })
    // Each word once: the same one again costs time and finds nothing more.
    const searched = [...new Set(wordsOf([...text.trim()].slice(0, searchLimits.text).join('')))].join(' ')
    for (const { leastOfBest = 0, ...options } of attempts) {
      const results = index.search(searched, options)
      // Whoever looks for it finds only that; somebody who does not should not meet it.
      const exact = options.fuzzy === undefined
      const onLoss = matchesOf(results).filter(({ entry, terms }) => isLoss(entry.card) && aboutLoss(terms, exact))
      if (onLoss.length) return grouped(onLoss, true)
      const least = (results[0]?.score ?? 0) * leastOfBest
      const matches = matchesOf(results.filter(({ score }) => score >= least)).filter(({ entry }) => !isLoss(entry.card))
      if (matches.length) return grouped(matches, false)
    }
    return grouped([], false)
  }
}

interface Match {
  entry: Entry
  terms: ReadonlySet<string>
}

/** A page on a loss is found by its own words only: bleeding, or a week, leads to other pages. */
const textOf = ({ card, about }: Entry) => [...(isLoss(card) ? [] : about), alsoCalled(card)].join('\n')

const hitOf = ({ entry, terms }: Match): Hit => ({ card: entry.card, terms, line: lineFor(entry, terms) })

function grouped(matches: readonly Match[], onLoss: boolean): Found {
  const byGroup = Map.groupBy(matches, ({ entry }) => groupOf[entry.card.kind])
  const groups = searchGroups.flatMap(name => {
    const found = byGroup.get(name)
    return found ? [{ name, total: found.length, hits: found.slice(0, searchLimits.shown).map(hitOf) }] : []
  })
  return { total: matches.length, groups, onLoss }
}
