// Search results and suggestions for somebody in distress, in place of the usual ones.

import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { callHref } from '../../content/help-lines.ts'
import { mayOffer, offered } from '../../content/may-offer.ts'
import type { Card, Piece } from '../../content/schema.ts'
import { isSearchable } from '../../domain/search-text.ts'
import type { Suggestion } from '../../domain/suggestion.ts'
import { within } from '../../lib/within.ts'
import type { Found, Hit } from '../found.ts'
import { kickerOf } from '../result-groups.ts'
import { type Distress, distressIn } from './detect-distress.ts'
import { linesToCall } from './lines-to-call.ts'

/** What it needs of the content. */
interface Library {
  cardAt(path: string): Card | undefined
  piece(kind: 'article', slug: string): Promise<Piece<'article'> | undefined>
  search(text: string): Promise<Found>
}

const suggested = { calls: 3, reads: 3 }
/** Milliseconds that help waits for articles: who to call stands there without them. */
const patience = 800
const nothing: Found = { total: 0, best: [], groups: [], onLoss: false, corrected: null }

/** Pages of the situation; after a loss only those meant for that. */
const readsOf = (library: Library, { reads }: Distress, sensitive: boolean) =>
  offered(
    reads.flatMap(path => library.cardAt(path) ?? []),
    sensitive,
  )

/** What a page of results shows to somebody in distress. */
export interface Help {
  distress: Distress
  /** Pages of the situation, then articles that the search found, as the policy below allows. */
  found: Found
  /** What an ordinary search gives: as much as is counted, so that no count tells of help. */
  searched: Found
}

/** The results for somebody in distress; null for an ordinary search, and for one that is too short. */
export async function helpFor(library: Library, text: string, sensitive = false): Promise<Help | null> {
  const distress = isSearchable(text) ? distressIn(text) : null
  if (!distress) return null
  const searched = await within(patience, library.search(text), nothing).catch(() => nothing)
  return { distress, found: await helpfulResults(library, distress, searched, sensitive), searched }
}

/** Which found articles may be listed below the situation's own pages. */
const policies = {
  /** The search was about a loss, so it found only pages about a loss. */
  all: () => true,
  /** The situation is a loss, but the search did not recognize it: other pages could hurt. */
  none: () => false,
  medical: (piece?: Piece<'article'>) => piece?.medical === true,
}

function policyOf(distress: Distress, found: Found): keyof typeof policies {
  if (found.onLoss) return 'all'
  return distress.onLoss ? 'none' : 'medical'
}

async function helpfulResults(library: Library, distress: Distress, found: Found, sensitive: boolean): Promise<Found> {
  const own = readsOf(library, distress, sensitive).map((card): Hit => ({ card, terms: new Set(), part: 0 }))
  const hits = [...found.best, ...found.groups.flatMap(({ hits }) => hits)]
  const others = hits.filter(
    ({ card }) => card.kind === 'article' && mayOffer(card.path, sensitive) && !distress.reads.includes(card.path),
  )
  const pieces = await Promise.all(others.map(({ card }) => library.piece('article', card.slug)))
  const may = policies[policyOf(distress, found)]
  const shown = [...own, ...others.filter((_, i) => may(pieces[i]))]
  const groups = [{ name: 'Articles', total: shown.length, hits: shown }] as const
  return { total: shown.length, best: [], groups, onLoss: found.onLoss, corrected: null }
}

/** Suggestions for somebody in distress: help, lines to call, the danger signs, pages. Null for an ordinary text. */
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
