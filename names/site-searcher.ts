// Names as a group of results in the site search, where most visitors look for something else.

import { foldWord } from '../search/folded-words.ts'
import type { Searcher } from '../search/found.ts'
import type { FoundCard } from '../search/result-groups.ts'
import { type NameMatch, nameSearch } from './name-search.ts'
import { mainSexIn, type Name, type Names, newestYear, recentBirthsOf } from './names.ts'
import { foldName } from './near-names.ts'

/** Words that show that a name is wanted and are not the name. */
const askingWords = /\b(?:baby|boys?|girls?|first|names?|named|called|meaning|means?)\b/gi
/** Births of the last ten years that a name needs to be offered for its beginning alone. */
const wellKnown = 5000
const leastLetters = 3

const useWords = { girl: 'Given to girls', boy: 'Given to boys', unisex: 'Given to girls and boys' } as const

function cardOf(names: Names, name: Name): FoundCard {
  const year = newestYear(names)
  const rank = names.counts.rank(name.id, mainSexIn(names, name, year), year)
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
 * Finds names for a text of the site search.
 * @param shown how many hits to return at most
 * @param asTyped the site has pages with the words exactly as typed: names that are only spelled alike are then left
 * out
 */
export function findNames(names: Names, text: string, shown: number, asTyped: boolean): ReturnType<Searcher> {
  const rest = text.replace(askingWords, ' ').trim()
  const asksForNames = rest !== text.trim()
  const letters = foldName(rest)
  const fits = ({ name, how }: NameMatch): boolean => {
    if (how === 'exact') return true
    if (how === 'begins') return letters.length >= leastLetters && (asksForNames || recentBirthsOf(name) >= wellKnown)
    if (how === 'means') return asksForNames
    return how === 'near' && recentBirthsOf(name) >= wellKnown && (asksForNames || !asTyped)
  }
  // A single common word, such as "the", is the beginning of a sentence and no name.
  const isOneName = letters !== '' && (asksForNames || (/^\P{Z}+$/u.test(rest) && foldWord(rest) !== null))
  const found = isOneName ? nameSearch(names).find(rest).filter(fits) : []
  return {
    name: 'Names',
    total: found.length,
    hits: found.slice(0, shown).map(({ name }) => ({
      card: cardOf(names, name),
      terms: new Set([foldWord(name.name) ?? '']),
      part: 0,
    })),
  }
}
