// The filter of a list of names: its form fields, its address, and which names pass.
import type { About } from './about.ts'
import { isAmong, type Name, type Use } from './names.ts'
import { origins } from './origins.ts'

/** Choices of length, in letters; both ends included. */
export const lengths = {
  short: { label: 'Up to 4 letters', least: 1, most: 4 },
  medium: { label: '5 or 6 letters', least: 5, most: 6 },
  long: { label: '7 or more', least: 7, most: Number.POSITIVE_INFINITY },
} as const
export type Length = keyof typeof lengths

/** Choices of syllables; the last one means that many or more. */
export const syllableCounts = [1, 2, 3, 4] as const

export const letters: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz']
export const uses = ['girl', 'boy', 'unisex'] as const satisfies readonly Use[]

/** All conditions that are given must hold. */
export interface NameFilter {
  sex?: Use
  letter?: string
  origin?: string
  length?: Length
  syllables?: number
}

/** Fields of the form, in the order of the address. */
export const filterFields = [
  'sex',
  'letter',
  'origin',
  'length',
  'syllables',
] as const satisfies readonly (keyof NameFilter)[]

type Query = Readonly<Record<string, string | undefined>>

/** Reads a filter from an address. Unknown values are ignored, so that any address gets a list. */
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

/** A filter as parameters of an address, `sex=girl&letter=q`; empty for an empty filter. */
export const filterQuery = (filter: NameFilter): string =>
  filterFields.flatMap(field => (filter[field] === undefined ? [] : `${field}=${filter[field]}`)).join('&')

/**
 * Whether a name passes. One without a row in the table has no origin and no syllables, so it passes neither of them.
 */
export function passes(
  { letters, use }: Name,
  { sex, letter, origin, length, syllables }: NameFilter,
  about: About | undefined,
): boolean {
  if (sex && !isAmong(use, sex)) return false
  if (letter && letters[0] !== letter) return false
  if (length && (letters.length < lengths[length].least || letters.length > lengths[length].most)) return false
  if (origin && !about?.origins.includes(origin)) return false
  if (!syllables) return true
  return syllables === syllableCounts.at(-1) ? (about?.syllables ?? 0) >= syllables : about?.syllables === syllables
}
