// Which names are one name in several spellings: the same consonants, and said the same. What the rule gets wrong is set by hand.
import { doubleMetaphone } from 'double-metaphone'
import { fold } from './fold.ts'
import type { Name, Names } from './names.ts'
import { slipsBetween } from './near.ts'
import { spelledByHand } from './spelled-by-hand.ts'

export interface Spellings {
  /** The name itself, then its other spellings, those given most often in the last ten years first. */
  of(name: Name): readonly Name[]
}

/** Letters put in, taken out or changed: a spelling further from the name is another name, whatever the rule says. */
const furthest = 3

const opened = new WeakMap<Names, Spellings>()

/** The spellings of all names; the first call sorts them into groups, in about 100 ms. */
export function spellingsOf(names: Names): Spellings {
  const known = opened.get(names) ?? openSpellings(names)
  opened.set(names, known)
  return known
}

function openSpellings(names: Names): Spellings {
  const byHand = new Map(spelledByHand.flatMap((line, i) => line.split(' ').map(name => [name, `hand ${i}`] as const)))
  const read = Map.groupBy(names.all, ({ letters }) => `${consonants(letters)} ${fold(letters)}`)
  const keys: string[] = []
  for (const [way, alike] of read) {
    // Of names that are read alike some have a known sound. The others go with the one that is nearest to them.
    const known = alike.filter(name => names.about(name)?.sound).sort(mostGiven)
    for (const name of alike) {
      const model = known.includes(name) ? name : nearest(name, known)
      const sound =
        model &&
        names
          .about(model)
          ?.sound.toLowerCase()
          .replace(/[^a-z]/g, '')
      keys[name.id] = byHand.get(name.letters) ?? (sound ? `${way.split(' ', 1)} said ${sound}` : way)
    }
  }
  const groups = Map.groupBy(names.all, ({ id }) => keys[id])
  for (const group of groups.values()) group.sort(mostGiven)
  return {
    of(name) {
      const key = keys[name.id] ?? ''
      const others = groups.get(key)?.filter(other => other !== name) ?? []
      return [
        name,
        ...(key.startsWith('hand') ? others : others.filter(other => slipsBetween(name.letters, other.letters, furthest) <= furthest)),
      ]
    },
  }
}

/** The key of the consonants; letters that stand doubled, and x, do not change how they sound. */
const consonants = (letters: string) => doubleMetaphone(letters.replace(/x/g, 'ks').replace(/(.)\1+/g, '$1'))[0]

const given = ({ recent }: Name) => recent.girl + recent.boy
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
