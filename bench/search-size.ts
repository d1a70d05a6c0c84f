// One size of library, in a process of its own so that its memory is its own: node --expose-gc bench/search-size.ts
// <documents>
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { bytesOf } from '../search/index-file.ts'
import { openSearch, toolEntries } from '../search/open-site-search.ts'
import type { FoundCard } from '../search/result-groups.ts'
import { indexMaker } from '../search/word-index.ts'
import { heldMb } from './held-mb.ts'
import { percentile } from './percentile.ts'
import { queriesOf } from './search-queries.ts'
import { syntheticEntry } from './synthetic-entry.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Milliseconds, of a query and a suggestion those of the processor, and megabytes of memory and on disk. */
export interface SearchFigures {
  documents: number
  /** Different words of the index. */
  words: number
  buildMs: number
  fileMb: number
  openMs: number
  /** The longest that others waited while it was opened. */
  pauseMs: number
  memoryMb: number
  query: { median: number; p99: number }
  suggestion: { median: number; p99: number }
}

const rounds = 3

function build(documents: number, words: readonly string[], file: string) {
  const began = performance.now()
  const maker = indexMaker()
  const cards: FoundCard[] = []
  for (let i = 0; i < documents; i++) {
    const entry = syntheticEntry(i, words)
    maker.add(entry)
    cards.push(entry.card)
  }
  for (const tool of toolEntries([])) maker.add(tool)
  const index = maker.finish()
  writeFileSync(file, bytesOf(index))
  return { cards, buildMs: performance.now() - began, words: index.terms.length }
}

/** The longest time between two turns of the event loop until something is done. */
async function longestPause<T>(work: Promise<T>): Promise<{ result: T; longest: number }> {
  let [longest, going] = [0, true]
  const watch = (async () => {
    for (let last = performance.now(); going; last = performance.now()) {
      await pause()
      longest = Math.max(longest, performance.now() - last)
    }
  })()
  const result = await work
  going = false
  await watch
  return { result, longest }
}

/** Milliseconds of this thread's own: what else the machine does counts for nothing. */
function ownTime() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timesOf(texts: readonly string[], look: (text: string) => unknown) {
  for (const text of texts.slice(0, 50)) look(text)
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const text of texts) {
      const began = ownTime()
      look(text)
      times.push(ownTime() - began)
    }
  return { median: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

async function measure(documents: number): Promise<SearchFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
  try {
    const file = join(folder, 'search.bin')
    const vocabulary = vocabularyOf(join(import.meta.dirname, '..'), documents)
    const { cards, buildMs, words } = build(documents, vocabulary, file)
    const before = await heldMb()
    const began = performance.now()
    const torn = (error: unknown) => {
      throw error
    }
    const { result: search, longest } = await longestPause(
      openSearch({ file, cards: cards as never, pieceOf: () => Promise.reject(), onBroken: torn }),
    )
    const openMs = performance.now() - began
    const memoryMb = (await heldMb()) - before
    const texts = queriesOf(vocabulary).map(({ text }) => text)
    const fileMb = statSync(file).size / 1e6
    const [query, suggestion] = [
      timesOf(texts, text => search.find(text)),
      timesOf(texts, text => search.suggest(text)),
    ]
    return { documents, words, buildMs, fileMb, openMs, pauseMs: longest, memoryMb, query, suggestion }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(JSON.stringify(await measure(Number(process.argv[2]))))
