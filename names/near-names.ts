// Names whose spelling or sound is near to a text.
import { doubleMetaphone } from 'double-metaphone'
import { countBits } from '../lib/count-bits.ts'
import { editDistance } from '../lib/edit-distance.ts'
import type { Name, Names } from './names.ts'
import { atOnce, type Steps } from './steps.ts'

/** Letters that Unicode normalization does not reduce to a plain letter. */
const specialLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A text in the letters of the counts: a to z in small letters, accents and all else removed. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æœøßłđðþı]/g, letter => specialLetters[letter] ?? '')
    .replace(/[^a-z]/g, '')

/** A longer spelling is near to no name: the longest names have 15 letters. */
const longestSpelling = 18

/** The set of letters of a word as 26 bits. */
function bitsOf(letters: string): number {
  let bits = 0
  for (let i = 0; i < letters.length; i++) bits |= 1 << (letters.charCodeAt(i) - 97)
  return bits
}

interface Sounds {
  /** The set of letters of each name, by its number. */
  bits: Int32Array
  /** Names by their Double Metaphone key. */
  bySound: ReadonlyMap<string, readonly Name[]>
}

const soundsByNames = new WeakMap<Names, Sounds>()

/** Sounds and letters of all names. Memoized. */
export const soundsOf = (names: Names): Sounds => soundsByNames.get(names) ?? atOnce(makeSounds(names))

/** The first call of `soundsOf`, in steps. */
export function* makeSounds(names: Names): Steps<Sounds> {
  const bySound = new Map<string, Name[]>()
  for (const name of names.all) {
    if (name.id % 500 === 0) yield
    const [sound] = doubleMetaphone(name.letters)
    const alike = bySound.get(sound)
    if (alike) alike.push(name)
    else bySound.set(sound, [name])
  }
  const sounds = { bits: Int32Array.from(names.all, ({ letters }) => bitsOf(letters)), bySound }
  soundsByNames.set(names, sounds)
  return sounds
}

/** A name that sounds the same counts as this many slips, however it is spelled. */
const soundsAlike = 1.5

/**
 * Names near to a spelling, nearest first. Weight: slips (Levenshtein), less for the same sound, more for another first
 * letter, and up to one more for a rare name.
 * @param letters as `foldName` returns them
 * @param places place of each name by recent births, by its number
 */
export function nearNames(names: Names, letters: string, places: Uint16Array, most: number): Name[] {
  if (!letters || letters.length > longestSpelling) return []
  const { bits, bySound } = soundsOf(names)
  const allowed = letters.length < 4 ? 1 : 2
  const own = bitsOf(letters)
  const alike = new Set(bySound.get(doubleMetaphone(letters)[0]))
  const found: { name: Name; weight: number }[] = []
  for (const name of names.all) {
    const sounds = alike.has(name)
    const mayBeNear =
      Math.abs(name.letters.length - letters.length) <= allowed && countBits((bits[name.id] ?? 0) ^ own) <= 2 * allowed
    if (!sounds && !mayBeNear) continue
    const slips = mayBeNear ? editDistance(letters, name.letters, allowed) : allowed + 1
    if (slips > allowed && !(sounds && Math.abs(name.letters.length - letters.length) <= 3)) continue
    // Slips in the first letter are rare, and a common name is meant more often than a rare one.
    const first = name.letters[0] === letters[0] ? 0 : 0.5
    const weight = Math.min(slips, sounds ? soundsAlike : Number.POSITIVE_INFINITY) - (sounds ? 0.4 : 0) + first
    found.push({ name, weight: weight + Math.log(1 + (places[name.id] ?? 0)) / Math.log(names.all.length) })
  }
  return found
    .sort((a, b) => a.weight - b.weight)
    .slice(0, most)
    .map(({ name }) => name)
}
