// The file format of an index: its sizes, then its arrays one after the other. Reading makes views of the bytes and parses
// nothing but the words.
import { bytesOf as numberBytes, numberFile, openNumberFile } from '../lib/number-file.ts'
import type { SearchIndex } from './word-index.ts'

const mark = 0x4c41_5334 // "LAS4": another layout gets another number

/** The file of an index. */
export function bytesOf({ pages, terms, starts, docs, weights, firstParts, ids, idOfPart }: SearchIndex): Uint8Array {
  const [words, places] = [terms, ids].map(lines => Buffer.from(lines.join('\n'))) as [Buffer, Buffer] // of a pair
  const arrays = [starts, docs, firstParts, idOfPart].map(numberBytes)
  const sizes = [pages, terms.length, docs.length, words.length, idOfPart.length, places.length]
  return numberFile(mark, sizes, Buffer.concat([...arrays, weights, words, places]))
}

/**
 * Reads an index. Its arrays are views of the bytes, which must not change.
 * @throws when the bytes are incomplete, damaged or of another layout
 */
export function indexFrom(bytes: Uint8Array): SearchIndex {
  const file = openNumberFile(bytes, 'search file', mark, 6)
  const [pages = 0, count = 0, places = 0, wordBytes = 0, parts = 0, idBytes = 0] = file.sizes
  const [starts, docs, firstParts] = [file.numbers(count + 1), file.numbers(places), file.numbers(pages + 1)]
  const idOfPart = file.numbers(parts)
  const weights = file.bytes(places)
  const lines = (length: number, isEmpty: boolean) => {
    const text = new TextDecoder().decode(file.bytes(length))
    return isEmpty ? [] : text.split('\n')
  }
  const [terms, ids] = [lines(wordBytes, count === 0), lines(idBytes, parts === 0)]
  return { pages, terms, starts, docs, weights, firstParts, ids, idOfPart }
}
