// Middle names that go with a first and a last name, out of those whose syllables our table has.
import { type Fit, fitOf, type Part } from '../domain/names/name-flow.ts'
import { draw, randomFrom } from '../domain/seeded-draw.ts'
import { originLabels } from './meaning-words.ts'
import type { Name, Names, Use } from './names.ts'
import { foldName } from './near-names.ts'
import { syllablesIn } from './similar-names.ts'

export interface MiddleName {
  name: Name
  fit: Fit
  /** Languages that it comes from as the first name does. */
  shared: readonly string[]
}

/** Names that are shown. */
export const middleSize = 12

/** A name as it sounds: as our table has it where it does, else by its groups of vowels. */
export function partOf(names: Names, typed: string): Part {
  const letters = foldName(typed)
  const known = names.find(letters)
  const about = known && names.about(known)
  const syllables = about?.syllables ?? (letters ? syllablesIn(letters) : 0)
  return { name: typed, letters, syllables, sound: about?.sound }
}

/**
 * The best fitting first; of those that fit as well, chance decides. @param use whom the middle names are for; anybody
 * when left out
 */
export function middleNames(
  names: Names,
  first: Part,
  last: Part | null,
  use: Use | undefined,
  seed: number,
): MiddleName[] {
  const own = names.find(first.letters)
  const origins = (own && names.about(own)?.origins) ?? []
  const pool = names.list(use ? { use } : {}).flatMap((name): MiddleName[] => {
    const about = names.about(name)
    const fit = about ? fitOf(first, { ...name, syllables: about.syllables, sound: about.sound }, last) : null
    const shared = about?.origins.filter(origin => origins.includes(origin)) ?? []
    return fit ? [{ name, fit, shared: originLabels({ origins: shared }) }] : []
  })
  const best = draw(pool, pool.length, randomFrom(seed)).sort((a, b) => pointsOf(b) - pointsOf(a))
  return fewOfALetter(best).slice(0, middleSize)
}

/** The best two of each first letter: what runs on best often begins alike. */
const fewOfALetter = (best: readonly MiddleName[]): MiddleName[] => {
  const places = Map.groupBy(best, ({ name }) => name.letters[0])
  return best.filter(one => (places.get(one.name.letters[0]) ?? []).indexOf(one) < mostOfALetter)
}
const mostOfALetter = 2

/** A language in common counts for one. */
const pointsOf = ({ fit, shared }: MiddleName) => fit.score + (shared.length > 0 ? 1 : 0)

/** What decides, for the page. */
export const middleRule =
  'Three points when the middle name has another number of syllables than both neighbors, two when it differs from the first name only; one for each place where one name runs clearly into the next, one less where they stumble; one for a first letter that no neighbor has, and one for a language of origin that it shares with the first name. Names that rhyme with a neighbor and initials on our list of words to avoid are left out. Sounds are those of our table, and spelling where it has none, so your ear has the last word; of names with the same points, chance decides, and no more than two begin alike.'
