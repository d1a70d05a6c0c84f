// What a search returns, and who searches.
import { mayOffer } from '../content/may-offer.ts'
import type { Suggestion } from '../domain/suggestion.ts'
import type { Passage } from './passage.ts'
import type { FoundCard, SearchGroup } from './result-groups.ts'

export interface Hit {
  card: FoundCard
  /** Words of the page that fit, folded. */
  terms: ReadonlySet<string>
  /** The part of the page that fits best, by its number; 0 is the top. */
  part: number
  /** Of the best answers: the passage of that part that answers. */
  passage?: Passage
}

export interface FoundGroup {
  name: SearchGroup
  /** Number of all matches, with those among the best answers. */
  total: number
  /** The best of them that are not among the best answers. */
  hits: readonly Hit[]
}

export interface Found {
  /** Number of all matches. */
  total: number
  /** The best answers of any kind, the best first. */
  best: readonly Hit[]
  /** Groups of the further matches, the one with the best answer first. */
  groups: readonly FoundGroup[]
  /** The search was about a loss: the page of results must not sell or celebrate anything. */
  onLoss: boolean
  /** What was searched for in place of a text with words that nobody knows. */
  corrected: string | null
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
 * @param asTyped the words are known as they were typed: hits that are only spelled alike are left out
 */
export type Searcher = (text: string, shown: number, asTyped: boolean) => Pick<FoundGroup, 'name' | 'total' | 'hits'>

export const nothing: Found = { total: 0, best: [], groups: [], onLoss: false, corrected: null }
