// The answer to "What does my name mean?": what is known of a typed name, or of its parts.
import type { About } from './about.ts'
import { type ListFact, listFacts } from './list-facts.ts'
import { nameSearch } from './name-search.ts'
import type { Name, Names } from './names.ts'
import { foldName } from './near-names.ts'

export interface AskedName {
  /** The name or part as typed. */
  typed: string
  /** Undefined for a name without counts. */
  name: Name | undefined
  about: About | undefined
  /** Lines of the curated lists about it. */
  facts: readonly ListFact[]
  /** Names that are spelled alike or sound alike, nearest first. */
  near: readonly Name[]
}

const mostParts = 3
const nearCount = 6

/** The whole name; when the table does not have it, also its parts that have counts: Mary-Jane, Ana Sofía. */
export function askedNames(names: Names, typed: string): AskedName[] {
  const whole = askedName(names, typed)
  if (whole.about) return [whole]
  const parts = typed
    .split(/[\s-]+/)
    .filter(part => foldName(part))
    .slice(0, mostParts)
  const known = parts.length > 1 ? parts.map(part => askedName(names, part)).filter(({ name }) => name) : []
  return whole.name || !known.length ? [whole, ...known] : known
}

function askedName(names: Names, typed: string): AskedName {
  const name = names.find(foldName(typed))
  const about = name && names.about(name)
  const near = nameSearch(names)
    .near(typed, nearCount + 1)
    .filter(other => other !== name)
    .slice(0, nearCount)
  const { bearers, others } = name ? listFacts(names, name) : { bearers: [], others: [] }
  return { typed, name, about, facts: [...bearers, ...others], near }
}
