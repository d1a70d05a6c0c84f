// The name generator: draws names at random among those that fit the form.
import { draw, randomFrom } from '../domain/seeded-draw.ts'
import { listsOf } from './all-lists.ts'
import { sexes } from './counts.ts'
import { type NameFilter, passes } from './name-filter.ts'
import { type Name, type Names, newestYear, type Use } from './names.ts'

/** Choices of popularity: ranks in the newest year, of the sex asked for; both ends included. */
export const popularities = {
  top: { label: 'Among the first 100', from: 1, to: 100 },
  known: { label: 'Rank 101 to 1,000', from: 101, to: 1000 },
  rare: { label: 'Beyond rank 1,000', from: 1001, to: Number.POSITIVE_INFINITY },
} as const
export type Popularity = keyof typeof popularities

/** Choices of style. Each is a list of names whose slug begins with the key. */
export const styles = {
  classic: 'Classic',
  vintage: 'Vintage',
  comeback: 'Loved again',
  rising: 'Rising now',
  nature: 'Nature',
  mythology: 'Myth and legend',
  biblical: 'Biblical',
  literary: 'From books',
  royal: 'Royal',
  virtue: 'Words for virtues',
  surname: 'Last names as first names',
} as const
export type Style = keyof typeof styles

export interface Wish extends Omit<NameFilter, 'syllables'> {
  popularity?: Popularity
  style?: Style
}

export interface Draw {
  /** The names that the visitor keeps from an earlier draw, then those drawn now. */
  names: readonly Name[]
  /** How many names fit, those that were drawn included. */
  fitting: number
  /** Why a name is in the list of the style, where that list says so. */
  why: (name: Name) => string | undefined
}

/** Names in a draw. */
export const drawSize = 12
/** When no popularity is asked for, names beyond this rank are left out. */
const usualRank = 2000

type Query = Readonly<Record<string, string | undefined>>
const ownKey = <T extends object>(table: T, key: string | undefined) =>
  key !== undefined && Object.hasOwn(table, key) ? (key as keyof T) : undefined // the table has it

/** Reads the form from an address. @param filter what `readFilter` found there */
export function readWish(query: Query, { syllables: _, ...filter }: NameFilter): Wish {
  const popularity = ownKey(popularities, query.popularity)
  const style = ownKey(styles, query.style)
  return { ...filter, ...(popularity && { popularity }), ...(style && { style }) }
}

/** The best rank in the newest year among the sexes asked for; Infinity for a name that is not listed. */
function rankNow({ counts }: Names, { id }: Name, use: Use = 'unisex'): number {
  const year = newestYear({ counts })
  const ranks = sexes.map(sex => (use === 'unisex' || use === sex ? counts.rank(id, sex, year) : null))
  return Math.min(...ranks.map(rank => rank ?? Number.POSITIVE_INFINITY))
}

/**
 * Draws names; the same seed draws the same names.
 * @param keep names to keep from an earlier draw, whether or not they fit
 */
export function drawNames(
  names: Names,
  { popularity, style, ...filter }: Wish,
  seed: number,
  keep: readonly Name[] = [],
): Draw {
  const list = style && listsOf(names).find(`${style}-baby-names`)
  const fitting = (list?.names ?? names.list({})).filter(name => passes(name, filter, names.about(name)))
  const ranked = (from: number, to: number) =>
    fitting.filter(name => {
      const rank = rankNow(names, name, filter.sex)
      return rank >= from && rank <= to && rank < Number.POSITIVE_INFINITY
    })
  let pool: readonly Name[] = popularity ? ranked(popularities[popularity].from, popularities[popularity].to) : fitting
  if (!popularity && !style) {
    const usual = ranked(1, usualRank)
    if (usual.length >= drawSize) pool = usual
  }
  const keptNames = [...new Set(keep)].slice(0, drawSize)
  const fresh = draw(
    pool.filter(name => !keptNames.includes(name)),
    drawSize - keptNames.length,
    randomFrom(seed),
  )
  return { names: [...keptNames, ...fresh], fitting: pool.length, why: name => list?.why?.(name) }
}

/** How names are drawn, in words for the page. */
export const drawRule = `The form leaves the names that fit, and ${drawSize} of them are drawn by lot, each with the same chance. Ranks are those of the newest year, and a name for both counts for each. Without a popularity or a style we draw among the first ${usualRank.toLocaleString('en-US')} ranks, or among all when too few fit; origins are those of our table. The number at the end of the address repeats a draw.`
