// Packs years of names into the file of counts. Only the import uses it.
import { fewest, type Header, leastBirths, type Sex, sexes } from './counts.ts'
import { NumberWriter, pack } from './packing.ts'
import { placeholders } from './placeholder-names.ts'
import { byBirths, nameOf } from './unpack-counts.ts'
import type { YearOfNames } from './yearly-file.ts'

type About = Pick<Header, 'source' | 'licence' | 'taken'>
/** Births of all children by year, where the authority has published them. */
export type Applicants = ReadonlyMap<number, Record<Sex, number>>

/**
 * Packs consecutive years.
 * @param least births in all years together that a name needs to be included
 * @throws Error when a year is missing
 */
export function encodeCounts(
  years: readonly YearOfNames[],
  applicants: Applicants,
  about: About,
  least = leastBirths,
): Buffer {
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0]
  if (years.length !== last - first + 1 || years.some(({ year }, i) => year !== first + i))
    throw new Error(`The years from ${first} to ${last} are not complete.`)
  const included = { girl: namesOf(years, 'girl', least), boy: namesOf(years, 'boy', least) }
  const names = [...included.girl.union(included.boy)].sort()
  const listed = (sex: Sex) => years.map(year => year[sex].reduce((sum, { births }) => sum + births, 0))
  const known = (sex: Sex) => years.map(({ year }) => applicants.get(year)?.[sex] ?? null)
  const header: Header = {
    ...about,
    years: [first, last],
    births: { girl: known('girl'), boy: known('boy') },
    listed: { girl: listed('girl'), boy: listed('boy') },
    names,
  }
  return pack(
    header,
    sexes.map(sex => column(years, sex, names, included[sex])),
  )
}

/** Names of one sex with enough births. Placeholders are left out; the ranks of the others count them all the same. */
function namesOf(years: readonly YearOfNames[], sex: Sex, least: number): Set<string> {
  const sums = new Map<string, number>()
  for (const year of years) for (const { name, births } of year[sex]) sums.set(name, (sums.get(name) ?? 0) + births)
  return new Set(
    [...sums].filter(([name, sum]) => sum >= least && !placeholders.has(name.toLowerCase())).map(([name]) => name),
  )
}

/** The column of one sex; `readTable` of unpack-counts.ts says how it is written and reads it. */
function column(
  years: readonly YearOfNames[],
  sex: Sex,
  names: readonly string[],
  included: ReadonlySet<string>,
): Buffer {
  const span = years.length
  const numbers = new Map(names.map((name, i) => [name, i]))
  const births = new Uint32Array(names.length * span)
  for (const [at, year] of years.entries())
    for (const { name, births: given } of year[sex])
      if (included.has(name)) births[at * names.length + (numbers.get(name) ?? 0)] = given

  const writer = new NumberWriter()
  for (let name = 0; name < names.length; name++) {
    for (let at = 0; at < span; ) {
      const from = at
      while (at < span && !births[at * names.length + name]) at++
      if (at > from) {
        writer.add(0)
        writer.add(at - from)
      } else writer.add((births[at++ * names.length + name] as number) - fewest + 1)
    }
  }
  for (const [at, year] of years.entries()) {
    const places = new Map(year[sex].map(({ name }, place) => [name, place]))
    let before = -1
    for (const key of byBirths(births.subarray(at * names.length, (at + 1) * names.length))) {
      const place = places.get(names[nameOf(key)] as string) as number // a name with births is in the list
      writer.add(place - before - 1)
      before = place
    }
  }
  return writer.bytes()
}
