// The lists that a name is in.
import { knownEndings, letterSlug, lettersShown } from './letter-lists.ts'
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

const whose = { girl: 'Girl names', boy: 'Boy names', unisex: 'Unisex names' } as const

/** The list of letters that a name has: it is there, for the name is in it. */
function letterLink(where: 'starts' | 'ends', letters: string, use?: Use): ListLink {
  const words = where === 'starts' ? 'that start with' : 'that end in'
  const title = `${use ? whose[use] : 'Names'} ${words} ${lettersShown({ where, letters })}`
  return { title, path: pathOf(letterSlug({ use, where, letters })) }
}

/** Rules, themes and origins first, then its first letter and its ending. */
export function listsWith(names: Names, name: Name): ListLink[] {
  const first = name.letters.charAt(0)
  const ending = knownEndings.filter(ending => name.letters.endsWith(ending)).sort((a, b) => b.length - a.length)[0]
  return [
    ...(byName(names).get(name) ?? []).map(({ title, slug }) => ({ title, path: pathOf(slug) })),
    letterLink('starts', first),
    letterLink('starts', first, name.use),
    ...(ending ? [letterLink('ends', ending)] : []),
  ]
}
