// Which names are one name in several spellings: the same consonants, and said the same. What the rule gets wrong is
// set by hand.
import { doubleMetaphone } from 'double-metaphone'
import { slipsBetween } from '../lib/edit-distance.ts'
import { memoized } from '../lib/memoize.ts'
import { fold } from './fold-sound.ts'
import type { Name, Names } from './names.ts'
import { soundsOf } from './near-names.ts'
import { spelledByHand } from './spelled-by-hand.ts'

export interface Spellings {
  /** The name itself, then its other spellings, those given most often in the last ten years first. */
  of(name: Name): readonly Name[]
}

/** Letters put in, taken out or changed: a spelling further from the name is another name, whatever the rule says. */
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
  /** Names with the same consonants, by how they are said. Made when one of them is first asked for. */
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
            ...group.filter(other => other !== name && slipsBetween(name.letters, other.letters, furthest) <= furthest),
          ]
      return [name]
    },
  }
}

/** Of names that are read alike some have a known sound. The others go with the one that is nearest to them. */
function saidAlike(names: Names, all: readonly Name[]): ReadonlyMap<string, readonly Name[]> {
  const groups = new Map<string, Name[]>()
  for (const [way, alike] of Map.groupBy(all, ({ letters }) => fold(letters))) {
    const known = alike.filter(name => names.about(name)?.sound).sort(mostGiven)
    for (const name of alike) {
      const model = known.includes(name) ? name : nearest(name, known)
      const sound =
        model &&
        names
          .about(model)
          ?.sound.toLowerCase()
          .replace(/[^a-z]/g, '')
      const key = sound ? `said ${sound}` : way
      const group = groups.get(key)
      if (group) group.push(name)
      else groups.set(key, [name])
    }
  }
  for (const group of groups.values()) group.sort(mostGiven)
  return groups
}

const given = ({ recentBirths: recent }: Name) => recent.girl + recent.boy
const mostGiven = (a: Name, b: Name) => given(b) - given(a) || a.id - b.id

/** The first of those with the fewest letters that differ. */
function nearest({ letters }: Name, known: readonly Name[]): Name | undefined {
  let found: Name | undefined
  let best = furthest + 1
  for (const name of known) {
    const far = slipsBetween(letters, name.letters, furthest)
    if (far < best) [found, best] = [name, far]
  }
  return found
}
