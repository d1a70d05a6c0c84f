// What is shown to somebody in distress in place of the usual results and suggestions.

import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { callHref } from '../../content/help-lines.ts'
import { mayOffer, offered } from '../../content/may-offer.ts'
import type { Card, Piece } from '../../content/schema.ts'
import { isSearchable } from '../../domain/search-text.ts'
import type { Suggestion } from '../../domain/suggestion.ts'
import { kickerOf } from '../result-groups.ts'
import type { Found, Hit } from '../site-search.ts'
import { type Distress, distressIn } from './detect-distress.ts'
import { linesToCall } from './lines-to-call.ts'

/** Where the pages are that help. */
interface Library {
  cardAt(path: string): Card | undefined
  piece(kind: 'article', slug: string): Promise<Piece<'article'> | undefined>
  search(text: string): Promise<Found>
}

const suggested = { calls: 3, reads: 3 }

/** After a loss only what is meant for then: the lines to call stay. */
const readsOf = (library: Library, { reads }: Distress, sensitive: boolean) =>
  offered(
    reads.flatMap(path => library.cardAt(path) ?? []),
    sensitive,
  )

/** What a page of results shows to somebody in distress. */
export interface Help {
  distress: Distress
  /**
   * Pages of the situation, then what the search found among medical articles: nothing that sells, names or celebrates.
   */
  found: Found
}

/** Null for an ordinary search, or one that is too short. */
export async function helpFor(library: Library, text: string, sensitive = false): Promise<Help | null> {
  const distress = isSearchable(text) ? distressIn(text) : null
  return distress && { distress, found: await helpfulResults(library, distress, await library.search(text), sensitive) }
}

/** Which articles that the search found may stand below the situation's own pages. */
const policies = {
  /** The search found pages of a loss, and then it finds nothing else. */
  all: () => true,
  /** A loss that the search knows nothing of: what else it found could hurt. */
  none: () => false,
  medical: (piece?: Piece<'article'>) => piece?.medical === true,
}

function policyOf(distress: Distress, found: Found): keyof typeof policies {
  if (found.onLoss) return 'all'
  return distress.onLoss ? 'none' : 'medical'
}

async function helpfulResults(library: Library, distress: Distress, found: Found, sensitive: boolean): Promise<Found> {
  const own = readsOf(library, distress, sensitive).map((card): Hit => ({ card, terms: new Set(), line: null }))
  const articles = found.groups.find(({ name }) => name === 'Articles')?.hits ?? []
  const others = articles.filter(
    ({ card }) => card.kind === 'article' && mayOffer(card.path, sensitive) && !distress.reads.includes(card.path),
  )
  const pieces = await Promise.all(others.map(({ card }) => library.piece('article', card.slug)))
  const may = policies[policyOf(distress, found)]
  const hits = [...own, ...others.filter((_, i) => may(pieces[i]))]
  return { total: hits.length, groups: [{ name: 'Articles', total: hits.length, hits }], onLoss: found.onLoss }
}

/**
 * Suggestions for somebody in distress: the box, the lines of their country, pages that help. Null for an ordinary
 * text.
 */
export function helpSuggestions(
  library: Library,
  text: string,
  countryCode: string,
  sensitive = false,
): Suggestion[] | null {
  const distress = isSearchable(text) ? distressIn(text) : null
  if (!distress) return null
  const { first, talk } = linesToCall(distress, countryCode)
  const calls = [...first, ...talk].slice(0, suggested.calls)
  const reads = readsOf(library, distress, sensitive).slice(0, suggested.reads)
  return [
    {
      path: `/search?q=${encodeURIComponent(text.trim().toWellFormed())}`,
      kicker: 'Help now',
      title: [distress.title],
      help: true,
    },
    ...calls.map(line => ({ path: callHref(line), kicker: 'Call now', title: [`${line.number}: ${line.name}`] })),
    { path: `${signsPage.path}#${distress.stage}`, kicker: signsPage.label, title: [signsPage.title] },
    ...reads.map(card => ({ path: card.path, kicker: kickerOf(card), title: [card.title] })),
  ]
}
