// What is known of a name that somebody asks for, part by part when it has several.
import type { About } from './about.ts'
import { type ListFact, listFacts } from './list-facts.ts'
import { nameSearch } from './name-search.ts'
import type { Name, Names } from './names.ts'
import { foldName } from './near-names.ts'

export interface AskedName {
  /** As it was typed. */
  typed: string
  /** Undefined for a name that we have no counts of. */
  name: Name | undefined
  about: About | undefined
  /** What the curated lists say of it. */
  facts: readonly ListFact[]
  /**
   * Names that are spelled or sound like it. Of a name that we know much of, those that we know something of as well.
   */
  near: readonly Name[]
}

const mostParts = 3
const nearCount = 6

/** A name as a whole; when nothing is known of that, its parts as well: Mary-Jane, Ana Sofía. */
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
