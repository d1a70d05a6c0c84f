// Names as a group of the site's own search, where most people look for something else.

import { foldWord } from '../search/folded-words.ts'
import type { FoundCard } from '../search/result-groups.ts'
import type { FoundGroup } from '../search/site-search.ts'
import { type NameMatch, nameSearch } from './name-search.ts'
import { given, type Name, type Names } from './names.ts'
import { foldName } from './near-names.ts'

/** Words that say that a name is looked for, and are none. */
const askingWords = /\b(?:baby|boys?|girls?|first|names?|named|called|meaning|means?)\b/gi
/** Births of the last ten years from which on a name is offered to somebody who typed only its beginning. */
const wellKnown = 5000
const leastLetters = 3

const useWords = { girl: 'Given to girls', boy: 'Given to boys', unisex: 'Given to girls and boys' } as const

function cardOf(names: Names, name: Name): FoundCard {
  const year = names.counts.years.at(-1) ?? 0
  const sex = names.counts.births(name.id, 'girl', year) >= names.counts.births(name.id, 'boy', year) ? 'girl' : 'boy'
  const rank = names.counts.rank(name.id, sex, year)
  const meaning = names.about(name)?.meaning
  const now = rank ? `rank ${rank.toLocaleString('en-US')} in ${year}` : `not on the list of ${year}`
  return {
    kind: 'name',
    slug: name.letters,
    path: name.path,
    title: name.name,
    lead: `${useWords[name.use]}, ${now}.${meaning ? ` Meaning: ${meaning}.` : ''}`,
    topics: [],
  }
}

/**
 * Finds names for a text of the site's search.
 * @param asTyped the library has the words as they were typed: what is only spelled like a name is then none
 */
export function findNames(names: Names, text: string, shown: number, asTyped: boolean): FoundGroup {
  const rest = text.replace(askingWords, ' ').trim()
  const asksForNames = rest !== text.trim()
  const letters = foldName(rest)
  const fits = ({ name, how }: NameMatch): boolean => {
    if (how === 'exact') return true
    if (how === 'begins') return letters.length >= leastLetters && (asksForNames || given(name) >= wellKnown)
    if (how === 'means') return asksForNames
    return how === 'near' && given(name) >= wellKnown && (asksForNames || !asTyped)
  }
  // A word that is in every text is the beginning of a sentence.
  const isOneName = letters !== '' && (asksForNames || (/^\P{Z}+$/u.test(rest) && foldWord(rest) !== null))
  const found = isOneName ? nameSearch(names).find(rest).filter(fits) : []
  return {
    name: 'Names',
    total: found.length,
    hits: found.slice(0, shown).map(({ name }) => ({
      card: cardOf(names, name),
      terms: new Set([foldWord(name.name) ?? '']),
      line: null,
    })),
  }
}
