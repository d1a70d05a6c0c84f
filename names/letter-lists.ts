// Lists by the letters that names begin or end with: an address for each, and for each sex.
import { mostGivenFirst, type NameList } from './name-list.ts'
import type { Name, NameRule, Names, Use } from './names.ts'

const pattern = /^baby-(?:(boy|girl|unisex)-)?names-(that-start-with|ending-in)-([a-z]{1,4})$/

interface Wanted {
  use?: Use
  where: 'starts' | 'ends'
  letters: string
}

/** What an address asks for; undefined for one that is no list of letters. */
export function lettersOf(slug: string): Wanted | undefined {
  const [, use, where, letters] = pattern.exec(slug) ?? []
  if (!letters) return undefined
  return { ...(use && { use: use as Use }), where: where === 'ending-in' ? 'ends' : 'starts', letters } // the pattern has only uses
}

/** The address of such a list, after /b/. */
export const letterSlug = ({ use, where, letters }: Wanted): string =>
  `baby-${use ? `${use}-` : ''}names-${where === 'ends' ? 'ending-in' : 'that-start-with'}-${letters}`

const whose = { girl: 'Girl names', boy: 'Boy names', unisex: 'Unisex names' } as const
const ruleOf = ({ use, where, letters }: Wanted): NameRule => ({ ...(use && { use }), [where]: letters })
const capital = (letters: string) => letters.charAt(0).toUpperCase() + letters.slice(1)

/** Letters that names begin with: of every name, or of those for somebody. */
export function firstLetters(names: Names, use?: Use): string[] {
  const own = use ? names.list({ use }) : names.all
  return [...new Set(own.map(({ letters }) => letters.charAt(0)))].sort()
}

/** How letters are written in a title: `Qu`, `-ella`. */
export const lettersShown = ({ where, letters }: Wanted): string =>
  where === 'ends' ? `-${letters}` : capital(letters)

const andList = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** What the counts say of such a list: the first three, and how many are left of those that were ever given. */
function leadOf(names: Names, all: readonly Name[]): string {
  const year = names.counts.years.at(-1) ?? 0
  const now = all.filter(({ id }) => names.counts.births(id, 'girl', year) + names.counts.births(id, 'boy', year) > 0)
  const lately = all.filter(({ recentBirths: recent }) => recent.girl + recent.boy > 0).slice(0, 3)
  if (!lately.length) return 'Names of the past: none of them was given to five children in any of the last ten years.'
  const chosen = andList(lately.map(({ name }) => name))
  const verb = lately.length === 1 ? 'is the one that parents chose' : 'are those that parents chose'
  return `${chosen} ${verb} most in the last ten years. ${now.length === all.length ? 'All' : `${now.length} of the ${all.length}`} were given to at least five children in ${year}.`
}

/** The list of an address. Undefined for an address that is none, or that no name fits. */
export function letterList(names: Names, slug: string): NameList | undefined {
  const wanted = lettersOf(slug)
  const all = wanted ? names.list(ruleOf(wanted)) : []
  if (!wanted || !all.length) return undefined
  const { use, where } = wanted
  const shown = lettersShown(wanted)
  const verb = where === 'ends' ? 'that end in' : 'that start with'
  const given = use === 'unisex' ? ' given to girls and boys alike' : use ? ` given to ${use}s` : ''
  return {
    slug,
    title: `${use ? whose[use] : 'Baby names'} ${verb} ${shown}`,
    lead: leadOf(names, all),
    rule: `Names${given} ${verb} the letter${wanted.letters.length > 1 ? 's' : ''} ${shown}, ${mostGivenFirst(names)}.`,
    group: where === 'ends' ? 'By ending' : 'By first letter',
    names: all,
    use,
    sign: shown,
  }
}

/** Where to look instead of a list that is empty: fewer letters, and then all of the sex. */
export function shorterLists(names: Names, slug: string): NameList[] {
  const wanted = lettersOf(slug)
  if (!wanted) return []
  const { letters, where } = wanted
  const shorter = Array.from({ length: letters.length - 1 }, (_, i) =>
    where === 'ends' ? letters.slice(i + 1) : letters.slice(0, letters.length - 1 - i),
  )
  const others = [letters, ...shorter].flatMap(some => [
    { ...wanted, letters: some },
    { ...wanted, use: undefined, letters: some },
  ])
  const slugs = [...new Set(others.map(letterSlug))].filter(other => other !== slug)
  return slugs.flatMap(other => letterList(names, other) ?? [])
}

/** Endings with a sound of their own, for the page of all lists. */
export const knownEndings: readonly string[] = [
  'a',
  'ah',
  'bel',
  'den',
  'ella',
  'elle',
  'en',
  'ette',
  'ia',
  'iel',
  'ina',
  'ine',
  'lee',
  'lyn',
  'o',
  'on',
  'son',
  'ton',
  'us',
  'y',
]
