// Reads the counts as they are packed in data/counts.br. Only the build, the import and the tests do: a running site
// reads the file that the build makes of them.
import { type CountTable, tableOf } from './count-table.ts'
import { countsOf, fewest, type Header, type NameCounts } from './counts.ts'
import { type NumberReader, unpack } from './packing.ts'

/** Opens the packed counts. @throws when the bytes are not such a file */
export function openCounts(packed: Buffer): NameCounts {
  const { header: given, columns } = unpack(packed)
  const header = given as Header // as: encode-counts.ts wrote it
  const span = header.years[1] - header.years[0] + 1
  const girl = readTable(columns, header.names.length, span) // the column of the girls comes first
  return countsOf(header, { girl, boy: readTable(columns, header.names.length, span) })
}

/**
 * Reads the column of one sex, as encode-counts.ts writes it. First the births, name by name: 0 and a number for a run
 * of years without births, else births less four. Then the ranks, year by year in the order of births: for each name,
 * how many names that are left out of the file rank between it and the one before.
 */
function readTable(columns: NumberReader, count: number, span: number): CountTable {
  const births = new Uint32Array(count * span)
  const ranks = new Uint16Array(count * span)
  for (let name = 0; name < count; name++) {
    for (let year = 0; year < span; ) {
      const value = columns.next()
      if (value === 0) year += columns.next()
      else births[year++ * count + name] = value + fewest - 1
    }
  }
  for (let from = 0; from < births.length; from += count) {
    let rank = 0
    for (const key of byBirths(births.subarray(from, from + count))) {
      rank += columns.next() + 1
      ranks[from + nameOf(key)] = rank
    }
  }
  return tableOf(births, ranks, span)
}

const namesAtMost = 2 ** 16
/** The number of the name in a key of `byBirths`. */
export const nameOf = (key: number) => key % namesAtMost

/**
 * The names of a year in the order of the official lists: most births first, equal ones by the alphabet.
 * @param births by number of the name
 * @returns keys for `nameOf`. A key holds births and name in one number, since plain numbers are sorted fastest
 */
export function byBirths(births: Uint32Array): Float64Array {
  const keys = new Float64Array(births.length)
  let used = 0
  for (let name = 0; name < births.length; name++) {
    const given = births[name] as number
    if (given) keys[used++] = (2 ** 32 - given) * namesAtMost + name
  }
  return keys.subarray(0, used).sort()
}
