// Which names are spellings of one name: they have the same consonants and are pronounced the same. Exceptions are
// listed in spelled-by-hand.ts.
import { doubleMetaphone } from 'double-metaphone'
import { editDistance } from '../lib/edit-distance.ts'
import { memoized } from '../lib/memoize.ts'
import { fold } from './fold-sound.ts'
import { byRecentBirths, type Name, type Names } from './names.ts'
import { soundsOf } from './near-names.ts'
import { spelledByHand } from './spelled-by-hand.ts'

export interface Spellings {
  /** The name itself, then its other spellings, those given most often in the last ten years first. */
  of(name: Name): readonly Name[]
}

/** Letters added, removed or changed: a spelling that differs in more is another name, whatever the rule says. */
const furthest = 3

/** The spellings of names; the same object for the same names. */
export const spellingsOf = memoized(openSpellings)

function openSpellings(names: Names): Spellings {
  const byHand = new Map<string, readonly Name[]>()
  for (const line of spelledByHand) {
    const together = line
      .split(' ')
      .flatMap(spelled => names.find(spelled) ?? [])
      .sort(mostGiven)
    for (const { letters } of together) byHand.set(letters, together)
  }
  const { bySound } = soundsOf(names)
  const read = new Map<string, ReadonlyMap<string, readonly Name[]>>()
  /** Names with the same consonants, grouped by pronunciation. Computed when one of them is first asked for. */
  function groupsOf(consonants: string) {
    const groups =
      read.get(consonants) ??
      saidAlike(names, bySound.get(consonants)?.filter(({ letters }) => !byHand.has(letters)) ?? [])
    read.set(consonants, groups)
    return groups
  }
  return {
    of(name) {
      const set = byHand.get(name.letters)
      if (set) return [name, ...set.filter(other => other !== name)]
      for (const group of groupsOf(doubleMetaphone(name.letters)[0]).values())
        if (group.includes(name))
          return [
            name,
            ...group.filter(other => other !== name && editDistance(name.letters, other.letters, furthest) <= furthest),
          ]
      return [name]
    },
  }
}

/** Groups names by pronunciation. Some have a sound in the table; the others join the nearest name that has one. */
function saidAlike(names: Names, all: readonly Name[]): ReadonlyMap<string, readonly Name[]> {
  const groups = new Map<string, Name[]>()
  for (const [folded, alike] of Map.groupBy(all, ({ letters }) => fold(letters))) {
    const known = alike.filter(name => names.about(name)?.sound).sort(mostGiven)
    for (const name of alike) {
      const model = known.includes(name) ? name : nearest(name, known)
      const sound =
        model &&
        names
          .about(model)
          ?.sound.toLowerCase()
          .replace(/[^a-z]/g, '')
      const key = sound ? `said ${sound}` : folded
      const group = groups.get(key)
      if (group) group.push(name)
      else groups.set(key, [name])
    }
  }
  for (const group of groups.values()) group.sort(mostGiven)
  return groups
}

const mostGiven = byRecentBirths()

/** The name with the fewest letters that differ; undefined when all differ in more than `furthest`. */
function nearest({ letters }: Name, known: readonly Name[]): Name | undefined {
  let found: Name | undefined
  let best = furthest + 1
  for (const name of known) {
    const far = editDistance(letters, name.letters, furthest)
    if (far < best) [found, best] = [name, far]
  }
  return found
}
