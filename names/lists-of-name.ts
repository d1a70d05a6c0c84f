// The lists that a name is in: by sex, theme, origin and letters.

import { listsOf } from './all-lists.ts'
import { knownEndings, letterSlug, lettersShown, listTitles } from './letter-lists.ts'
import { pathOf } from './name-list.ts'
import type { Name, Names, Use } from './names.ts'
import { themes } from './themes.ts'

export interface ListLink {
  title: string
  path: string
}

/** A link to a list by letters. The list exists, since the name is in it. */
function letterLink(where: 'starts' | 'ends', letters: string, use?: Use): ListLink {
  const words = where === 'starts' ? 'that start with' : 'that end in'
  const title = `${use ? listTitles[use] : 'Names'} ${words} ${lettersShown({ where, letters })}`
  return { title, path: pathOf(letterSlug({ use, where, letters })) }
}

/** Links for the page of a name. Lists by popularity are left out: the figures of the page say the same. */
export function listsWith(names: Names, name: Name): ListLink[] {
  const lists = listsOf(names)
  const chosen = [
    ...themes.map(({ slug }) => slug).filter(slug => names.themes.get(slug)?.has(name.name)),
    ...(names.about(name)?.origins ?? []),
  ]
  const first = name.letters.charAt(0)
  const ending = knownEndings.filter(ending => name.letters.endsWith(ending)).sort((a, b) => b.length - a.length)[0]
  return [
    { title: listTitles[name.use], path: pathOf(`${name.use}-baby-names`) },
    ...chosen.flatMap(key => {
      const list = lists.find(`${key}-baby-names`)
      return list ? [{ title: list.title, path: pathOf(list.slug) }] : []
    }),
    letterLink('starts', first),
    letterLink('starts', first, name.use),
    ...(ending ? [letterLink('ends', ending)] : []),
  ]
}
