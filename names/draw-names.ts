// Names by lot, out of those that fit what somebody asked for.
import { draw, randomFrom } from '../domain/seeded-draw.ts'
import { listsOf } from './all-lists.ts'
import { sexes } from './counts.ts'
import { type NameFilter, passes } from './name-filter.ts'
import type { Name, Names, Use } from './names.ts'

/** By rank in the newest year, among the sex asked for. */
export const popularities = {
  top: { label: 'Among the first 100', from: 1, to: 100 },
  known: { label: 'Rank 101 to 1,000', from: 101, to: 1000 },
  rare: { label: 'Beyond rank 1,000', from: 1001, to: Number.POSITIVE_INFINITY },
} as const
export type Popularity = keyof typeof popularities

/** A style is one of our lists: its address begins with the key. */
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
  /** Those that were to be kept, then those that were drawn. */
  names: readonly Name[]
  /** How many names fit. */
  fitting: number
  /** What connects a name to the style. */
  why: (name: Name) => string | undefined
}

/** Names of a draw. */
export const drawSize = 12
/** Without a wish how known a name is, the rarest ones are left out. */
const usualRank = 2000

type Query = Readonly<Record<string, string | undefined>>
const ownKey = <T extends object>(table: T, key: string | undefined) =>
  key !== undefined && Object.hasOwn(table, key) ? (key as keyof T) : undefined // it is one of its own

/** @param filter what the fields of every list say */
export function readWish(query: Query, { syllables: _, ...filter }: NameFilter): Wish {
  const popularity = ownKey(popularities, query.popularity)
  const style = ownKey(styles, query.style)
  return { ...filter, ...(popularity && { popularity }), ...(style && { style }) }
}

/** The best rank in the newest year among the sexes asked for; Infinity for a name that is not listed. */
function rankNow({ counts }: Names, { id }: Name, use: Use = 'unisex'): number {
  const year = counts.years.at(-1) ?? 0
  const ranks = sexes.map(sex => (use === 'unisex' || use === sex ? counts.rank(id, sex, year) : null))
  return Math.min(...ranks.map(rank => rank ?? Number.POSITIVE_INFINITY))
}

/** @param keep names that stay, whatever is asked for */
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

/** What decides, for the page. */
export const drawRule = `The form leaves the names that fit, and ${drawSize} of them are drawn by lot, each with the same chance. Ranks are those of the newest year, and a name for both counts for each. Without a popularity or a style we draw among the first ${usualRank.toLocaleString('en-US')} ranks, or among all when too few fit; origins are those of our table. The number at the end of the address repeats a draw.`
