// How a visitor narrows a list of names: the fields of its form, and what they let through.
import type { About } from './about.ts'
import type { Name, Use } from './names.ts'
import { origins } from './origins.ts'

/** Letters of a name, in three sizes. */
export const lengths = {
  short: { label: 'Up to 4 letters', least: 1, most: 4 },
  medium: { label: '5 or 6 letters', least: 5, most: 6 },
  long: { label: '7 or more', least: 7, most: Number.POSITIVE_INFINITY },
} as const
export type Length = keyof typeof lengths

/** The last of them stands for all that are longer. */
export const syllableCounts = [1, 2, 3, 4] as const

export const letters: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz']
export const uses = ['girl', 'boy', 'unisex'] as const satisfies readonly Use[]

/** What is left out does not matter. */
export interface NameFilter {
  sex?: Use
  letter?: string
  origin?: string
  length?: Length
  syllables?: number
}

/** Fields of the form, in the order in which an address names them. */
export const filterFields = [
  'sex',
  'letter',
  'origin',
  'length',
  'syllables',
] as const satisfies readonly (keyof NameFilter)[]

type Query = Readonly<Record<string, string | undefined>>

/** The filter of an address. A value that there is none of is left out, so that any address gets a list. */
export function readFilter(query: Query): NameFilter {
  const sex = uses.find(use => use === query.sex)
  const letter = letters.find(one => one === query.letter?.toLowerCase())
  const origin = query.origin !== undefined && origins.has(query.origin) ? query.origin : undefined
  const length = Object.keys(lengths).find((key): key is Length => key === query.length)
  const syllables = syllableCounts.find(count => String(count) === query.syllables)
  return {
    ...(sex && { sex }),
    ...(letter && { letter }),
    ...(origin && { origin }),
    ...(length && { length }),
    ...(syllables && { syllables }),
  }
}

/** The same as parameters of an address, `sex=girl&letter=q`; empty for none. */
export const filterQuery = (filter: NameFilter): string =>
  filterFields.flatMap(field => (filter[field] === undefined ? [] : `${field}=${filter[field]}`)).join('&')

/**
 * Whether a name is among those asked for. One for both is among the names of each; of a name that nothing is known of,
 * origin and syllables are not.
 */
export function passes(
  { letters, use }: Name,
  { sex, letter, origin, length, syllables }: NameFilter,
  about: About | undefined,
): boolean {
  if (sex && use !== sex && (use !== 'unisex' || sex === 'unisex')) return false
  if (letter && letters[0] !== letter) return false
  if (length && (letters.length < lengths[length].least || letters.length > lengths[length].most)) return false
  if (origin && !about?.origins.includes(origin)) return false
  if (!syllables) return true
  return syllables === syllableCounts.at(-1) ? (about?.syllables ?? 0) >= syllables : about?.syllables === syllables
}
