// The counts as a running site opens them: the arrays of both tables, and the header as JSON.
import { bytesOf, numberFile, openNumberFile } from '../lib/number-file.ts'
import { type CountTable, wordsFor } from './count-table.ts'
import { countsOf, type Header, type NameCounts } from './counts.ts'

const mark = 0x4c41_4e31 // "LAN1": another layout gets another number

/** The file of the counts, for `countsFrom`. */
export function fileOfCounts({ header, years, tables: { girl, boy } }: NameCounts): Uint8Array {
  const arrays = [girl, boy].flatMap(({ given, starts, figures }) => [given, starts, figures])
  const body = Buffer.concat([...arrays.map(bytesOf), Buffer.from(JSON.stringify(header))])
  return numberFile(mark, [header.names.length, years.length, girl.figures.length, boy.figures.length], body)
}

/**
 * Opens what `fileOfCounts` wrote; takes a few milliseconds.
 * @param bytes read as a file is, from the start of their memory; they must not change
 * @throws when they are incomplete, damaged or of another layout
 */
export function countsFrom(bytes: Uint8Array): NameCounts {
  const file = openNumberFile(bytes, 'file of the names', mark, 4)
  const [names = 0, years = 0, girls = 0, boys = 0] = file.sizes
  const table = (figures: number): CountTable => ({
    given: file.numbers(names * wordsFor(years)),
    starts: file.numbers(names),
    figures: file.numbers(figures),
  })
  const tables = { girl: table(girls), boy: table(boys) }
  const text = new TextDecoder().decode(file.rest())
  return countsOf(JSON.parse(text) as Header, tables) // as: the checksum says that `fileOfCounts` wrote it
}
