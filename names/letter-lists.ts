// Lists by first or last letters. Each combination of letters and sex has an address of its own.
import { capitalized, listInWords } from '../lib/in-words.ts'
import { mostGivenFirst, type NameList } from './name-list.ts'
import { birthsIn, type Name, type NameRule, type Names, newestYear, recentBirthsOf, type Use } from './names.ts'

const pattern = /^baby-(?:(boy|girl|unisex)-)?names-(that-start-with|ending-in)-([a-z]{1,4})$/

interface Wanted {
  use?: Use
  where: 'starts' | 'ends'
  letters: string
}

/** Reads the slug of such a list; undefined for any other slug. */
export function lettersOf(slug: string): Wanted | undefined {
  const [, use, where, letters] = pattern.exec(slug) ?? []
  if (!letters) return undefined
  // The cast: the pattern allows nothing else.
  return { ...(use && { use: use as Use }), where: where === 'ending-in' ? 'ends' : 'starts', letters }
}

/** The slug of a list by letters: its address after /b/. */
export const letterSlug = ({ use, where, letters }: Wanted): string =>
  `baby-${use ? `${use}-` : ''}names-${where === 'ends' ? 'ending-in' : 'that-start-with'}-${letters}`

export const listTitles = { girl: 'Girl names', boy: 'Boy names', unisex: 'Unisex names' } as const
const ruleOf = ({ use, where, letters }: Wanted): NameRule => ({ ...(use && { use }), [where]: letters })

/** The first letters of all names, or of those of one use, in the order of the alphabet. */
export function firstLetters(names: Names, use?: Use): string[] {
  const own = use ? names.list({ use }) : names.all
  return [...new Set(own.map(({ letters }) => letters.charAt(0)))].sort()
}

/** How letters are written in a title: `Qu`, `-ella`. */
export const lettersShown = ({ where, letters }: Wanted): string =>
  where === 'ends' ? `-${letters}` : capitalized(letters)

/** Sentences above the list: its three most given names, and how many of its names are still given. */
function leadOf(names: Names, all: readonly Name[]): string {
  const year = newestYear(names)
  const now = all.filter(name => birthsIn(names, name, year) > 0)
  const lately = all.filter(name => recentBirthsOf(name) > 0).slice(0, 3)
  if (!lately.length) return 'Names of the past: none of them was given to five children in any of the last ten years.'
  const chosen = listInWords(lately.map(({ name }) => name))
  const verb = lately.length === 1 ? 'is the one that parents chose' : 'are those that parents chose'
  return `${chosen} ${verb} most in the last ten years. ${now.length === all.length ? 'All' : `${now.length.toLocaleString('en-US')} of the ${all.length.toLocaleString('en-US')}`} were given to at least five children in ${year}.`
}

/** The list of a slug; undefined for a slug that is no list by letters, or that no name fits. */
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
    title: `${use ? listTitles[use] : 'Baby names'} ${verb} ${shown}`,
    lead: leadOf(names, all),
    rule: `Names${given} ${verb} the letter${wanted.letters.length > 1 ? 's' : ''} ${shown}, ${mostGivenFirst(names)}.`,
    group: where === 'ends' ? 'By ending' : 'By first letter',
    names: all,
    use,
    sign: shown,
  }
}

/** Lists to offer instead of an empty one: with fewer letters, each for the same use and for all. */
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

/** Endings that the page of all lists links to. */
export const knownEndings: readonly string[] =
  'a ah bel den ella elle en ette ia iel ina ine lee lyn o on son ton us y'.split(' ')
