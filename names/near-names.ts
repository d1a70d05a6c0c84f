// Names that are spelled or sound nearly like a text.
import { doubleMetaphone } from 'double-metaphone'
import { slipsBetween } from '../lib/edit-distance.ts'
import type { Name, Names } from './names.ts'
import { atOnce, type Steps } from './steps.ts'

/** Letters that are no plain letter with a mark. */
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

/** A text as names are spelled here: plain small letters, all else left out. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æœøßłđðþı]/g, letter => specialLetters[letter] ?? '')
    .replace(/[^a-z]/g, '')

/** Longest spelling that can be like one of a name, whose greatest length is 15. */
const longestSpelling = 18

/** Letters of a word as bits, one for each that it has. */
function bitsOf(letters: string): number {
  let bits = 0
  for (let i = 0; i < letters.length; i++) bits |= 1 << (letters.charCodeAt(i) - 97)
  return bits
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

interface Sounds {
  bits: Int32Array
  /** Names by their sound. */
  bySound: ReadonlyMap<string, readonly Name[]>
}

const soundsByNames = new WeakMap<Names, Sounds>()

/** What a name sounds like; the same object for the same names. */
export const soundsOf = (names: Names): Sounds => soundsByNames.get(names) ?? atOnce(makeSounds(names))

/** What likeness needs of all names, in steps; without it the first search does it. */
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

/** What a name sounds like counts as this many slips when it is spelled quite otherwise. */
const soundsAlike = 1.5

/**
 * Names like a spelling, nearest first, of those that are equally near the most given.
 * @param letters as `foldName` gives them
 * @param places of names by how often they are given, the most given first
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
    const slips = mayBeNear ? slipsBetween(letters, name.letters, allowed) : allowed + 1
    if (slips > allowed && !(sounds && Math.abs(name.letters.length - letters.length) <= 3)) continue
    // A slip at the very beginning is rare; of two spellings that are as near, the one in use is meant.
    const first = name.letters[0] === letters[0] ? 0 : 0.5
    const weight = Math.min(slips, sounds ? soundsAlike : Number.POSITIVE_INFINITY) - (sounds ? 0.4 : 0) + first
    found.push({ name, weight: weight + Math.log(1 + (places[name.id] ?? 0)) / Math.log(names.all.length) })
  }
  return found
    .sort((a, b) => a.weight - b.weight)
    .slice(0, most)
    .map(({ name }) => name)
}
