// Lists by origin, and the curated lists of themes.ts.
import { mostGivenFirst, type NameList } from './name-list.ts'
import type { Names } from './names.ts'
import { originWords } from './origin-words.ts'
import { enoughForPage, origins } from './origins.ts'
import { themes } from './themes.ts'

/** Rules of origins that are no language. */
const ruleWords: Readonly<Record<string, string>> = { american: 'Names that were made in the United States' }

/** A list for each origin that has names enough for a page. */
export function originLists(names: Names): NameList[] {
  const known = names.list({}).filter(name => names.about(name))
  const lookedUp = known.length.toLocaleString('en-US')
  const order = `${mostGivenFirst(names).replace('most', 'Most')}.`
  return [...origins.values()].flatMap(({ key, label }): NameList[] => {
    const own = known.filter(name => names.about(name)?.origins.includes(key))
    if (own.length < enoughForPage) return []
    return [
      {
        slug: `${key}-baby-names`,
        title: `${label} names`,
        lead: originWords[key] ?? `Names whose root is ${label}.`,
        rule: `${ruleWords[key] ?? `Names whose root is ${label}`}, among the ${lookedUp} of our table. Where a name is used does not count. ${order}`,
        group: 'By origin',
        names: own,
      },
    ]
  })
}

/** A list for each theme, each name with why it is in it. */
export function themeLists(names: Names): NameList[] {
  return themes.flatMap(({ slug, title, lead, rule: how, group }): NameList[] => {
    const why = names.themes.get(slug)
    if (!why?.size) return []
    return [
      {
        slug: `${slug}-baby-names`,
        title,
        lead,
        rule: `${how} ${mostGivenFirst(names).replace('most', 'Most')}.`,
        group,
        names: names.list({ among: new Set(why.keys()) }),
        why: ({ name }) => why.get(name),
      },
    ]
  })
}
