// Names beside a name: those that sound alike, those with a similar career, and brothers and sisters that would go with
// it.
import { doubleMetaphone } from 'double-metaphone'
import { slipsBetween } from '../lib/edit-distance.ts'
import { memoized } from '../lib/memoize.ts'
import type { Sex } from './counts.ts'
import type { Name, Names, Use } from './names.ts'
import { soundsOf } from './near-names.ts'
import { spellingsOf } from './spellings.ts'

export interface Similar {
  /** Said much the same, but not one name in another spelling; of the same sex or for both. */
  bySound(name: Name): readonly Name[]
  /** Given in much the same years, and about as often. */
  byTrend(name: Name): readonly Name[]
  /** For brothers or for sisters. */
  siblings(name: Name, sex: Sex): readonly Name[]
}

const shown = { sound: 6, trend: 6, siblings: 5 }
/** A career is looked at in the last year, and so many years before it, and so on. */
const step = 5
/** What it costs to be given e times as often, or as rarely: the likeness of two careers is 1 at most. */
const costOfSize = 0.06
/** Of the names most alike in career, so many are looked at for brothers and sisters. */
const considered = 60

/** Opens the names for comparison; the first call takes about 50 ms, a name then less than 3. */
export const similarTo = memoized(openSimilar)

/** The sex it is given to most often; girls when both are the same. */
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
            slipsBetween(name.letters, other.letters, most) <= most,
        )
        .sort((a, b) => given(b) - given(a) || a.id - b.id)
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

/** Brothers and sisters that begin alike among themselves look like a choice of one: the first of each letter. */
const onePerLetter = (all: readonly Name[]) =>
  [...new Map(all.toReversed().map(name => [name.letters[0], name])).values()].toReversed()

const given = ({ recentBirths: recent }: Name) => recent.girl + recent.boy
const areForSame = (one: Use, other: Use) => one === other || one === 'unisex' || other === 'unisex'

/** Groups of vowels, a last e left out: what can be said of a name that nobody wrote down. At least 1. */
export const syllablesIn = (letters: string): number =>
  Math.max(1, letters.replace(/(?<=[^aeiouy])e$/, '').match(/[aeiouy]+/g)?.length ?? 1)

interface Careers {
  /** Years of a career that are looked at. */
  length: number
  /** By name: part of births in each of these years, all of a length of 1. */
  shapes: Float32Array
  /** By name: the logarithm of its parts of births, summed. -Infinity for a name that the sex was not given. */
  sizes: Float64Array
  /** Names that the sex was given, the rarest first. */
  bySize: readonly number[]
}

function careersOf({ counts, all }: Names, sex: Sex): Careers {
  const last = counts.years.at(-1) ?? 0
  const years = counts.years.filter(year => (last - year) % step === 0)
  const { length } = years
  const shapes = new Float32Array(all.length * length)
  const sizes = new Float64Array(all.length)
  years.forEach((year, at) => {
    const part = 1 / counts.total(sex, year).births
    for (let id = 0; id < all.length; id++) shapes[id * length + at] = counts.births(id, sex, year) * part
  })
  for (let id = 0; id < all.length; id++) {
    const shape = shapes.subarray(id * length, (id + 1) * length)
    let [sum, square] = [0, 0]
    for (const part of shape) {
      sum += part
      square += part * part
    }
    sizes[id] = Math.log(sum)
    if (square) for (let i = 0; i < length; i++) shape[i] = (shape[i] ?? 0) / Math.sqrt(square)
  }
  const bySize = all.map(({ id }) => id).filter(id => Number.isFinite(sizes[id]))
  return { length, shapes, sizes, bySize: bySize.sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0)) }
}

/**
 * Numbers of the names whose careers are most alike, the most alike first. It begins at those given as often, and goes
 * on to rarer and to more common ones until the difference alone makes a name less like than those that are found.
 */
function nearest(own: Careers, { shapes, sizes, bySize }: Careers, { id }: Name, count: number): number[] {
  const { length } = own
  const size = own.sizes[id] ?? 0
  const shape = own.shapes.slice(id * length, (id + 1) * length)
  let found: { other: number; likeness: number }[] = []
  let least = 0
  const start = bySize.findIndex(other => (sizes[other] ?? 0) >= size)
  for (let [below, above] = start < 0 ? [bySize.length - 1, bySize.length] : [start - 1, start]; ; ) {
    const [down, up] = [bySize[below], bySize[above]]
    const [downBy, upBy] = [
      down === undefined ? Number.POSITIVE_INFINITY : size - (sizes[down] ?? 0),
      up === undefined ? Number.POSITIVE_INFINITY : (sizes[up] ?? 0) - size,
    ]
    const by = Math.min(downBy, upBy)
    if (1 - costOfSize * by <= least || by === Number.POSITIVE_INFINITY) break
    const other = (downBy < upBy ? bySize[below--] : bySize[above++]) ?? id
    let likeness = -costOfSize * by
    for (let i = 0, at = other * length; i < length; i++, at++)
      likeness += (shape[i] as number) * (shapes[at] as number) // both are whole
    if (likeness <= least || other === id) continue
    found.push({ other, likeness })
    if (found.length < count * 2) continue
    // Now and then the worst are dropped: sorting all of them would take longer than comparing them.
    found = found.sort((a, b) => b.likeness - a.likeness).slice(0, count)
    least = found.at(-1)?.likeness ?? 0
  }
  return found
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other)
}
