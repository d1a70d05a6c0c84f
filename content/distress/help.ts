// What is shown to somebody in distress in place of the usual results and suggestions.

import { isSearchable } from '../../domain/search.ts'
import type { Suggestion } from '../../domain/suggestion.ts'
import { allSigns } from '../danger-signs/all-signs.ts'
import { callHref } from '../help-lines.ts'
import type { Content } from '../load.ts'
import { mayOffer, offered } from '../offers.ts'
import type { Piece } from '../schema.ts'
import type { Found, Hit } from '../search.ts'
import { kickerOf } from '../search-groups.ts'
import { answering } from './answering.ts'
import { type Distress, distressIn } from './distress.ts'

const suggested = { calls: 3, reads: 3 }

/** After a loss only what is meant for then: the lines to call stay. */
const readsOf = (content: Content, { reads }: Distress, sensitive: boolean) =>
  offered(
    reads.flatMap(path => content.cardAt(path) ?? []),
    sensitive,
  )

/** What a page of results shows to somebody in distress. */
export interface Help {
  distress: Distress
  /** Pages of the situation, then what the search found among medical articles: nothing that sells, names or celebrates. */
  found: Found
}

/** Null for an ordinary search, or one that is too short. */
export async function helpFor(content: Content, text: string, sensitive = false): Promise<Help | null> {
  const distress = isSearchable(text) ? distressIn(text) : null
  return distress && { distress, found: await helpfulResults(content, distress, await content.search(text), sensitive) }
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

async function helpfulResults(content: Content, distress: Distress, found: Found, sensitive: boolean): Promise<Found> {
  const own = readsOf(content, distress, sensitive).map((card): Hit => ({ card, terms: new Set(), line: null }))
  const articles = found.groups.find(({ name }) => name === 'Articles')?.hits ?? []
  const others = articles.filter(
    ({ card }) => card.kind === 'article' && mayOffer(card.path, sensitive) && !distress.reads.includes(card.path),
  )
  const pieces = await Promise.all(others.map(({ card }) => content.piece('article', card.slug)))
  const may = policies[policyOf(distress, found)]
  const hits = [...own, ...others.filter((_, i) => may(pieces[i]))]
  return { total: hits.length, groups: [{ name: 'Articles', total: hits.length, hits }], onLoss: found.onLoss }
}

/** Suggestions for somebody in distress: the box, the lines of their country, pages that help. Null for an ordinary text. */
export function helpSuggestions(content: Content, text: string, countryCode: string, sensitive = false): Suggestion[] | null {
  const distress = isSearchable(text) ? distressIn(text) : null
  if (!distress) return null
  const { first, talk } = answering(distress, countryCode)
  const calls = [...first, ...talk].slice(0, suggested.calls)
  const reads = readsOf(content, distress, sensitive).slice(0, suggested.reads)
  return [
    { path: `/search?q=${encodeURIComponent(text.trim().toWellFormed())}`, kicker: 'Help now', title: [distress.title], help: true },
    ...calls.map(line => ({ path: callHref(line), kicker: 'Call now', title: [`${line.number}: ${line.name}`] })),
    { path: `${allSigns.path}#${distress.stage}`, kicker: allSigns.label, title: [allSigns.title] },
    ...reads.map(card => ({ path: card.path, kicker: kickerOf(card), title: [card.title] })),
  ]
}
