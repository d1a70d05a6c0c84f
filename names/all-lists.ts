// Every list of names by its address.
import { memoized } from '../lib/memoize.ts'
import { letterList, shorterLists } from './letter-lists.ts'
import type { NameList } from './name-list.ts'
import type { Names } from './names.ts'
import { originLists, themeLists } from './origin-and-theme-lists.ts'
import { ruleLists } from './rule-lists.ts'
import type { Steps } from './steps.ts'

/** A list without its names. */
export type ListWords = Pick<NameList, 'slug' | 'title' | 'group'>

export interface NameLists {
  /** What the lists of `all` are called, for who needs no more. */
  readonly words: readonly ListWords[]
  /** Lists that are not of letters: rules, themes, origins. */
  readonly all: readonly NameList[]
  /** The list of an address, after /b/. Undefined for one that is none, or that no name fits. */
  find(slug: string): NameList | undefined
  /** Lists to offer instead of one that is not there. */
  instead(slug: string): readonly NameList[]
}

/** The lists of names; the same object for the same names. */
export const listsOf = memoized(createLists)

/** What the first calls do, in steps: every list that is not of letters. */
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
  /** Made when it is first asked for: some look through all years of all names. */
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
