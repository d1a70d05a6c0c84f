// The site search: finds pages by their words, and returns the best answers of any kind, then the rest in groups.
import { isLoss } from '../content/loss.ts'
import { isSearchable } from '../domain/search-text.ts'
import type { Suggestion } from '../domain/suggestion.ts'
import type { Entry } from './entry.ts'
import { stemOf, textParts } from './folded-words.ts'
import { type Hit, nothing, type Searcher, type SiteSearch, type Viewer } from './found.ts'
import { createRank, type Ranked } from './rank.ts'
import { type FoundCard, groupOf, kickerOf } from './result-groups.ts'
import { searchLimits } from './search-limits.ts'
import { isNumber, type SearchWord, wordFinder } from './search-words.ts'
import { alsoCalled, stemsOf } from './topic-words.ts'
import { addressOfPart, createIndex, type SearchIndex } from './word-index.ts'

/** Matches with a score below this share of the best score are left out. */
const leastOfBest = 0.2
/** A guide of a week, a month or news answers a question less often than a page on the subject. */
const shareOfKind: Partial<Record<FoundCard['kind'], number>> = { week: 0.8, month: 0.8, news: 0.8, page: 0.7 }
/** Matches of the words that were typed, where our pages have another word for it. */
const shareOfTyped = 0.7
/** A page whose title holds what was typed, word after word. */
const bonusOfTitle = 1.3

interface Matches {
  /** The best first. */
  ranked: readonly Ranked[]
  terms: ReadonlySet<string>
  onLoss: boolean
  corrected: string | null
}

/** The better one first; of two as good the one that the index has first. */
const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.page - b.page
const inOrder = (found: Ranked[]) => found.sort(byScore)
/** As many as are suggested: a beginning of two letters fits thousands of pages, which need not be put in order. */
function bestFew(found: readonly Ranked[]): Ranked[] {
  const best: Ranked[] = []
  const isBetter = (one: Ranked, than: Ranked | undefined) => than !== undefined && byScore(one, than) < 0
  for (const one of found) {
    if (best.length === searchLimits.suggested && !isBetter(one, best.at(-1))) continue
    let at = best.length
    while (isBetter(one, best[at - 1])) at--
    best.splice(at, 0, one)
    best.length = Math.min(best.length, searchLimits.suggested)
  }
  return best
}

/** A number beside words that nobody knows says nothing. */
const says = (words: readonly SearchWord[]) =>
  words.every(({ word }) => isNumber(word)) || words.some(({ word, terms }) => !isNumber(word) && terms.length > 0)

/** A search over entries that are in memory. */
export const createSearch = (entries: readonly Entry[]): SiteSearch =>
  searchOn(
    createIndex(entries),
    entries.map(({ card }) => card),
  )

/** A search over an index, with the groups that other searchers add. @param cards its pages, in their order */
export function searchOn(
  index: SearchIndex,
  cards: readonly FoundCard[],
  searchers: readonly Searcher[] = [],
): SiteSearch {
  const rank = createRank(index)
  const wordsOf = wordFinder(index)
  const cardOf = (page: number) => cards[page] as FoundCard // there is a card for each page
  const shareOf = Float32Array.from(cards, ({ kind }) => shareOfKind[kind] ?? 1)
  const isOfLoss = cards.map(isLoss)
  const stemsByPage: string[] = []
  function stemsOfTitle(page: number): string {
    stemsByPage[page] ??= ` ${[...stemsOf(cardOf(page).title)].join(' ')} `
    return stemsByPage[page]
  }
  /** Words of each page about a loss that show that a search is about it. */
  const lossPages = cards.filter(isLoss).map(card => stemsOf(`${card.title} ${card.lead} ${alsoCalled(card)}`))

  const isAboutLoss = (words: readonly SearchWord[]) =>
    words.some(({ loss }) => loss === 'sure') ||
    (words.some(({ loss }) => loss === 'maybe') &&
      lossPages.some(stems => words.every(({ word, loss }) => loss !== null || stems.has(stemOf(word)))))

  /** Pages for words, the best last score of each way to say it. */
  function rankedFor(ways: readonly (readonly SearchWord[])[]): Ranked[] {
    const said = ways.filter(says)
    const byWay = said.map(words => {
      // What our pages call it leads to more of what is meant than the word that was typed.
      const shareOfWay = words === ways.at(-1) ? 1 : shareOfTyped
      const row = ` ${words.map(({ word }) => stemOf(word)).join(' ')} `
      const found = rank(words.map(({ terms }) => terms))
      for (const one of found) {
        const isTitle = one.part === 0 && stemsOfTitle(one.page).includes(row)
        one.score *= (shareOf[one.page] ?? 1) * shareOfWay * (isTitle ? bonusOfTitle : 1)
      }
      return found
    })
    if (byWay.length < 2) return byWay[0] ?? []
    const byPage = new Map<number, Ranked>()
    for (const one of byWay.flat()) if (one.score > (byPage.get(one.page)?.score ?? 0)) byPage.set(one.page, one)
    return [...byPage.values()]
  }

  /** @param order puts the pages that count in order, the best first */
  function matchesFor(
    text: string,
    unfinished: boolean,
    { maySee = () => true, sensitive = false }: Viewer,
    order: (found: Ranked[]) => Ranked[],
  ): Matches {
    const isName = (word: string) => !sensitive && searchers.some(find => find(word, 1, true).total > 0)
    const { typed, ours, corrected } = wordsOf(text, unfinished, isName)
    const ways = ours ? [typed, ours] : [typed]
    const all = rankedFor(ways).filter(({ page }) => maySee(cardOf(page)))
    // A search about a loss finds only pages about it; any other search finds none of them.
    const ofLoss = all.filter(({ page }) => isOfLoss[page])
    const onLoss = !sensitive && ofLoss.length > 0 && ways.some(isAboutLoss)
    const allowed = sensitive ? all : onLoss ? ofLoss : all.filter(({ page }) => !isOfLoss[page])
    const best = allowed.reduce((most, { score }) => Math.max(most, score), 0)
    return {
      ranked: order(allowed.filter(({ score }) => score >= best * leastOfBest)),
      terms: new Set(ways.flat().flatMap(({ terms }) => terms.map(({ term }) => index.terms[term] ?? ''))),
      onLoss,
      corrected,
    }
  }

  /** Groups of others, and whether they are what was looked for: no title has a word of it. */
  function others(text: string, shown: number, { ranked, terms, onLoss, corrected }: Matches, who: Viewer) {
    if (onLoss || who.sensitive) return { added: [], first: false }
    const added = searchers.map(find => find(text, shown, corrected === null)).filter(({ total }) => total > 0)
    const [best] = ranked
    const hasWord = best !== undefined && textParts(cardOf(best.page).title, terms).some(({ found }) => found)
    return { added, first: added.length > 0 && (!hasWord || /\bnames?\b/i.test(text)) && corrected === null }
  }

  return {
    find(text, who = {}) {
      if (!isSearchable(text)) return nothing
      const matches = matchesFor(text, false, who, inOrder)
      const { ranked, terms, onLoss, corrected } = matches
      const { added, first } = others(text, searchLimits.shown, matches, who)
      const hits = ranked.map(({ page, part }): Hit => ({ card: cardOf(page), terms, part }))
      const named = first ? added.flatMap(({ hits }) => hits.slice(0, 1)) : []
      const best = [...named, ...hits].slice(0, searchLimits.best)
      const own = [...Map.groupBy(hits, ({ card }) => groupOf[card.kind])].map(([name, all]) => ({
        name,
        total: all.length,
        hits: all,
      }))
      const groups = (first ? [...added, ...own] : [...own, ...added]).map(group => ({
        ...group,
        hits: group.hits
          .filter(hit => !best.some(({ card }) => card.path === hit.card.path))
          .slice(0, searchLimits.shown),
      }))
      return {
        total: groups.reduce((sum, { total }) => sum + total, 0),
        best,
        groups: groups.filter(({ hits }) => hits.length > 0),
        onLoss,
        corrected: best.length > 0 ? corrected : null,
      }
    },
    suggest(text, who = {}) {
      if (!isSearchable(text)) return []
      const matches = matchesFor(text, !/\s$/.test(text), who, bestFew)
      const { added, first } = others(text, searchLimits.suggestedOfOthers, matches, who)
      const names = added.flatMap(({ hits }) => hits.map(({ card, terms }) => ({ card, terms, path: card.path })))
      const own = matches.ranked.slice(0, searchLimits.suggested - names.length).map(({ page, part }) => {
        const card = cardOf(page)
        return { card, terms: matches.terms, path: addressOfPart(index, card.path, page, part) }
      })
      const all = first ? [...names, ...own] : [...own, ...names]
      return [...Map.groupBy(all, ({ card }) => groupOf[card.kind]).values()].flat().map(suggestionOf)
    },
  }
}

/** @param path of the page, or of the part of it that fits best */
function suggestionOf({ card, terms, path }: Pick<Hit, 'card' | 'terms'> & { path: string }): Suggestion {
  const title: string[] = []
  for (const { text, found } of textParts(card.title, terms)) {
    if (found !== (title.length % 2 === 1)) title.push('')
    title.push(text)
  }
  return { path, kicker: kickerOf(card), title }
}
