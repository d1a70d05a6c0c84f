// All lists of names, found by slug.
import { memoized } from '../lib/memoize.ts'
import { letterList, shorterLists } from './letter-lists.ts'
import type { NameList } from './name-list.ts'
import type { Names } from './names.ts'
import { originLists, themeLists } from './origin-and-theme-lists.ts'
import { ruleLists } from './rule-lists.ts'
import type { Steps } from './steps.ts'

/** A list without its names, for links. */
export type ListWords = Pick<NameList, 'slug' | 'title' | 'group'>

export interface NameLists {
  /** Slugs and titles of the lists of `all`, without computing their names. */
  readonly words: readonly ListWords[]
  /** All lists but those by letters: rules, themes, origins. */
  readonly all: readonly NameList[]
  /** The list of a slug, those by letters included. Undefined for an unknown slug, and for a list without names. */
  find(slug: string): NameList | undefined
  /** Lists to offer in place of a list by letters that has no names. */
  instead(slug: string): readonly NameList[]
}

/** The lists of names. Memoized. */
export const listsOf = memoized(createLists)

/** Computes every list of `all` ahead, in steps. */
export function* makeLists(names: Names): Steps<void> {
  const lists = listsOf(names)
  for (const { slug } of lists.words) {
    lists.find(slug)
    yield
  }
}

function createLists(names: Names): NameLists {
  const made = new Map<string, NameList>()
  const rows = new Map(ruleLists.map(row => [row.slug, row]))
  let chosen: Map<string, NameList> | undefined
  /** Computed when first asked for: some rules read all years of all names. */
  function ruleList(slug: string): NameList | undefined {
    const row = rows.get(slug)
    if (!row) return undefined
    const { make, ...words } = row
    const list = made.get(slug) ?? { ...words, ...make(names) }
    made.set(slug, list)
    return list
  }
  function chosenLists() {
    chosen ??= new Map([...themeLists(names), ...originLists(names)].map(list => [list.slug, list]))
    return chosen
  }
  return {
    get words() {
      return [...ruleLists, ...chosenLists().values()]
    },
    get all() {
      return [...ruleLists.flatMap(({ slug }) => ruleList(slug) ?? []), ...chosenLists().values()]
    },
    find: slug => ruleList(slug) ?? chosenLists().get(slug) ?? letterList(names, slug),
    instead: slug => shorterLists(names, slug).slice(0, 6),
  }
}
