// Names that are similar to a name: in sound, in their popularity through the years, and as names for siblings.
import { doubleMetaphone } from 'double-metaphone'
import { editDistance } from '../lib/edit-distance.ts'
import { firstIndex } from '../lib/first-index.ts'
import { memoized } from '../lib/memoize.ts'
import type { Sex } from './counts.ts'
import { byRecentBirths, type Name, type Names, newestYear, type Use } from './names.ts'
import { soundsOf } from './near-names.ts'
import { spellingsOf } from './spellings.ts'

export interface Similar {
  /** Similar in sound, but not another spelling of the same name; for the same sex or unisex. */
  bySound(name: Name): readonly Name[]
  /** Popular in much the same years, and about as often given. */
  byTrend(name: Name): readonly Name[]
  /** Names for a brother (`boy`) or a sister (`girl`) of a child with this name. */
  siblings(name: Name, sex: Sex): readonly Name[]
}

const shown = { sound: 6, trend: 6, siblings: 5 }
/** Years between two points of a career, counted back from the newest year. */
const step = 5
/** Taken off the likeness of two careers (at most 1) when one name is given e times as often as the other. */
const costOfSize = 0.06
/** Names of the most similar careers that are considered as siblings. */
const considered = 60

/** Prepares all names for comparison: about 50 ms for the first call, then less than 3 ms a name. Memoized. */
export const similarTo = memoized(openSimilar)

/** The sex that a name was given to most in the last ten years; girls when both are the same. */
export const mainSex = ({ use, recentBirths: recent }: Name): Sex =>
  use === 'unisex' ? (recent.boy > recent.girl ? 'boy' : 'girl') : use

function openSimilar(names: Names): Similar {
  const careers = { girl: careersOf(names, 'girl'), boy: careersOf(names, 'boy') }
  const { bySound } = soundsOf(names)
  const byEnding = Map.groupBy(names.all, ({ letters }) => letters.slice(-3))

  return {
    bySound(name) {
      const same = new Set(spellingsOf(names).of(name))
      const most = name.letters.length < 5 ? 1 : name.letters.length < 8 ? 2 : 3
      const alike = [
        ...(bySound.get(doubleMetaphone(name.letters)[0]) ?? []),
        ...(byEnding.get(name.letters.slice(-3)) ?? []),
      ]
      return [...new Set(alike)]
        .filter(
          other =>
            !same.has(other) &&
            areForSame(name.use, other.use) &&
            editDistance(name.letters, other.letters, most) <= most,
        )
        .sort(byRecentBirths())
        .slice(0, shown.sound)
    },
    byTrend(name) {
      const sex = mainSex(name)
      const same = new Set(spellingsOf(names).of(name))
      return nearest(careers[sex], careers[sex], name, shown.trend + same.size)
        .map(id => names.all[id])
        .filter((other): other is Name => other !== undefined && !same.has(other))
        .slice(0, shown.trend)
    },
    siblings(name, sex) {
      const about = names.about(name)
      const ownSyllables = about?.syllables ?? syllablesIn(name.letters)
      const same = new Set(spellingsOf(names).of(name))
      const fits = (other: Name) =>
        !same.has(other) &&
        other.letters[0] !== name.letters[0] &&
        other.letters.slice(-2) !== name.letters.slice(-2) &&
        (other.use === sex || other.use === 'unisex') &&
        Math.abs((names.about(other)?.syllables ?? syllablesIn(other.letters)) - ownSyllables) <= 1
      const shares = (other: Name) =>
        Number(names.about(other)?.origins.some(origin => about?.origins.includes(origin)) ?? false)
      const found = nearest(careers[mainSex(name)], careers[sex], name, considered)
        .map(id => names.all[id])
        .filter((other): other is Name => other !== undefined && fits(other))
      return onePerLetter(found.toSorted((a, b) => shares(b) - shares(a))).slice(0, shown.siblings)
    },
  }
}

/** The first name of each initial: suggestions that begin alike would look like one suggestion. */
const onePerLetter = (all: readonly Name[]) =>
  [...new Map(all.toReversed().map(name => [name.letters[0], name])).values()].toReversed()

const areForSame = (one: Use, other: Use) => one === other || one === 'unisex' || other === 'unisex'

/** Estimated syllables of a name that is not in the table: groups of vowels, without a silent last e. At least 1. */
export const syllablesIn = (letters: string): number =>
  Math.max(1, letters.replace(/(?<=[^aeiouy])e$/, '').match(/[aeiouy]+/g)?.length ?? 1)

/** How often the names of one sex were given through the years, as vectors that can be compared. */
interface Careers {
  /** Points of a career. */
  length: number
  /** Numbers of the names that were given to the sex, the rarest first. */
  bySize: Uint16Array
  /** By place in `bySize`: logarithm of the sum of its shares. */
  sizes: Float64Array
  /** By place in `bySize`, `length` values each: its share of births at each point, scaled to a vector of length 1. */
  shapes: Float32Array
  /** By number of the name: its place in `bySize`; -1 when it was never given to the sex. */
  places: Int32Array
}

function careersOf({ counts, all }: Names, sex: Sex): Careers {
  const last = newestYear({ counts })
  const years = counts.years.filter(year => (last - year) % step === 0)
  const { length } = years
  const allShapes = new Float32Array(all.length * length)
  const allSizes = new Float64Array(all.length)
  years.forEach((year, at) => {
    const part = 1 / counts.total(sex, year).births
    for (let id = 0; id < all.length; id++) allShapes[id * length + at] = counts.births(id, sex, year) * part
  })
  const shapeOf = (id: number) => allShapes.subarray(id * length, (id + 1) * length)
  for (let id = 0; id < all.length; id++) {
    const shape = shapeOf(id)
    let [sum, square] = [0, 0]
    for (const part of shape) {
      sum += part
      square += part * part
    }
    allSizes[id] = Math.log(sum)
    if (square) for (let i = 0; i < length; i++) shape[i] = (shape[i] ?? 0) / Math.sqrt(square)
  }
  const given = all.map(({ id }) => id).filter(id => Number.isFinite(allSizes[id]))
  const bySize = Uint16Array.from(given.sort((a, b) => (allSizes[a] ?? 0) - (allSizes[b] ?? 0)))
  // Half of all names were given to one sex only: the others' empty rows are left out.
  const shapes = new Float32Array(bySize.length * length)
  const places = new Int32Array(all.length).fill(-1)
  for (const [place, id] of bySize.entries()) {
    shapes.set(shapeOf(id), place * length)
    places[id] = place
  }
  return { length, bySize, sizes: Float64Array.from(bySize, id => allSizes[id] ?? 0), shapes, places }
}

/**
 * Numbers of the names with the most similar careers, most similar first. Likeness is the cosine of two careers, less a
 * cost for the difference in size. The search walks from names of the same size to rarer and to more common ones, and
 * ends when the cost alone makes a name less similar than those already found.
 */
function nearest(own: Careers, { shapes, sizes, bySize }: Careers, { id }: Name, count: number): number[] {
  const { length } = own
  const place = own.places[id] ?? -1
  if (place < 0) return []
  const size = own.sizes[place] ?? 0
  const shape = own.shapes.slice(place * length, (place + 1) * length)
  let found: { other: number; likeness: number }[] = []
  let least = 0
  const start = firstIndex(sizes.length, at => (sizes[at] ?? 0) >= size)
  for (let [below, above] = [start - 1, start]; ; ) {
    const [down, up] = [sizes[below], sizes[above]]
    const downBy = down === undefined ? Number.POSITIVE_INFINITY : size - down
    const upBy = up === undefined ? Number.POSITIVE_INFINITY : up - size
    const by = Math.min(downBy, upBy)
    if (1 - costOfSize * by <= least || by === Number.POSITIVE_INFINITY) break
    const at = downBy < upBy ? below-- : above++
    let likeness = -costOfSize * by
    for (let i = 0, from = at * length; i < length; i++, from++)
      likeness += (shape[i] as number) * (shapes[from] as number) // both indexes lie within their arrays
    const other = bySize[at] ?? id
    if (likeness <= least || other === id) continue
    found.push({ other, likeness })
    if (found.length < count * 2) continue
    // The least similar are dropped now and then: sorting after each one would take longer than the comparison.
    found = found.sort((a, b) => b.likeness - a.likeness).slice(0, count)
    least = found.at(-1)?.likeness ?? 0
  }
  return found
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other)
}
