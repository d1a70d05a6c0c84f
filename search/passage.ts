// The passage of a page that answers a search: where it stands, and the sentence to show.
import type { Piece } from '../content/schema.ts'
import { partsOf } from './entry.ts'
import { foldWord, wordsOf } from './folded-words.ts'

export interface Passage {
  /** Id of the part of the page; empty for its top. */
  id: string
  /** Heading of that part; empty at the top. */
  heading: string
  /** The sentences that have most of the words; empty at the top of a page whose lead says enough. */
  text: string
}

const longest = 240 // characters
const sentence = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]?/g

/**
 * The passage of a part with most of the words of a search.
 * @param part number of the part, as `partsOf` counts
 * @param terms folded words
 */
export function passageOf(piece: Piece, part: number, terms: ReadonlySet<string>): Passage | null {
  const found = partsOf(piece)[part]
  if (!found) return null
  const { id, heading, text } = found
  const countIn = (line: string) =>
    new Set(
      wordsOf(line)
        .map(foldWord)
        .filter(word => terms.has(word ?? '')),
    ).size
  if (part === 0 && countIn(`${piece.title} ${piece.lead}`) > 0) return { id, heading: '', text: '' }
  const sentences =
    text
      .match(sentence)
      ?.map(line => line.trim())
      .filter(line => line.length > 2) ?? []
  const counts = sentences.map(countIn)
  // A part whose heading says it all is shown from its beginning: a later sentence may be the exception.
  const most = Math.max(...counts)
  const best = part > 0 && countIn(heading) >= most ? 0 : counts.indexOf(most)
  const [first = '', next = ''] = sentences.slice(Math.max(0, best))
  const shown = first.length + next.length < longest ? `${first} ${next}`.trim() : cut(first)
  return { id, heading: part === 0 ? '' : heading, text: shown }
}

/** The beginning of a long sentence, up to the end of a word. */
const cut = (text: string) => (text.length > longest ? `${text.slice(0, text.lastIndexOf(' ', longest))} …` : text)
