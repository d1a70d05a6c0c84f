// The lists that a name is in.
import { knownEndings, letterList, letterSlug } from './letter-lists.ts'
import { type NameList, pathOf } from './name-list.ts'
import type { Name, Names, Use } from './names.ts'
import { listsOf } from './rules.ts'

export interface ListLink {
  title: string
  path: string
}

const opened = new WeakMap<Names, ReadonlyMap<Name, readonly NameList[]>>()

/** The first call looks through all lists. */
function byName(names: Names): ReadonlyMap<Name, readonly NameList[]> {
  const known = opened.get(names)
  if (known) return known
  const found = new Map<Name, NameList[]>()
  for (const list of listsOf(names).all) {
    for (const name of list.names) {
      const lists = found.get(name)
      if (lists) lists.push(list)
      else found.set(name, [list])
    }
  }
  opened.set(names, found)
  return found
}

/** Rules, themes and origins first, then its first letter and its ending. */
export function listsWith(names: Names, name: Name): ListLink[] {
  const ending = knownEndings.filter(ending => name.letters.endsWith(ending)).sort((a, b) => b.length - a.length)[0]
  const own: (Use | undefined)[] = [undefined, name.use]
  const slugs = [
    ...own.map(use => letterSlug({ use, where: 'starts', letters: name.letters.charAt(0) })),
    ...(ending ? own.map(use => letterSlug({ use, where: 'ends', letters: ending })) : []),
  ]
  const ofLetters = slugs.flatMap(slug => letterList(names, slug) ?? [])
  return [...(byName(names).get(name) ?? []), ...ofLetters].map(({ title, slug }) => ({ title, path: pathOf(slug) }))
}
