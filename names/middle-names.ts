// Middle names that go with a first and a last name, among names whose syllables are in the table.
import { type Fit, fitOf, type Part } from '../domain/names/name-flow.ts'
import { draw, randomFrom } from '../domain/seeded-draw.ts'
import { originLabels } from './meaning-words.ts'
import type { Name, Names, Use } from './names.ts'
import { foldName } from './near-names.ts'
import { syllablesIn } from './similar-names.ts'

export interface MiddleName {
  name: Name
  fit: Fit
  /** Origins that it shares with the first name, as labels. */
  shared: readonly string[]
}

/** Number of suggestions. */
export const middleSize = 12

/** A typed name with its sound: out of the table, or else estimated from its letters. */
export function partOf(names: Names, typed: string): Part {
  const letters = foldName(typed)
  const known = names.find(letters)
  const about = known && names.about(known)
  const syllables = about?.syllables ?? (letters ? syllablesIn(letters) : 0)
  return { name: typed, letters, syllables, sound: about?.sound }
}

/**
 * Middle names, best score first; equal scores are in random order, the same for the same seed.
 * @param use whom they are for; left out, anybody
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

/** The best two of each first letter, since the best fitting names often begin alike. */
const fewOfALetter = (best: readonly MiddleName[]): MiddleName[] => {
  const places = Map.groupBy(best, ({ name }) => name.letters[0])
  return best.filter(one => (places.get(one.name.letters[0]) ?? []).indexOf(one) < mostOfALetter)
}
const mostOfALetter = 2

/** The score of a fit, plus one for a shared origin. */
const pointsOf = ({ fit, shared }: MiddleName) => fit.score + (shared.length > 0 ? 1 : 0)

/** How the score is made, in words for the page. */
export const middleRule =
  'Three points when the middle name has another number of syllables than both neighbors, two when it differs from the first name only; one for each place where one name runs clearly into the next, one less where they stumble; one for a first letter that no neighbor has, and one for a language of origin that it shares with the first name. Names that rhyme with a neighbor and initials on our list of words to avoid are left out. Sounds are those of our table, and spelling where it has none, so your ear has the last word; of names with the same points, chance decides, and no more than two begin alike.'
