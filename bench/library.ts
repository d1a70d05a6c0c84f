// How build, start, memory and throughput grow with the library: the real one, and the same with thousands of made-up
// articles.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Card, kinds } from '../content/schema.ts'
import { artSizes } from '../publishing/art-sizes.ts'
import { writeContent } from '../publishing/write.ts'
import { compete, median, type Round } from './load.ts'
import { startServer } from './servers.ts'
import { syntheticArticle } from './synthetic-article.ts'

const path = '/a/foods-to-limit-in-pregnancy'
const known = { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA', 'accept-encoding': 'identity' }
const starts = 5
const readings = 300 // different pages that are opened before memory is measured

export interface LibraryFigures {
  /** Pages of the whole library. */
  pages: number
  buildSeconds: number
  /** Of the index that a start reads. */
  indexKb: number
  /** From the start of the process to its first answer. */
  startMs: number
  /** After a start, and after many different pages were opened. */
  rssMb: { started: number; read: number }
  /** The first search, which opens the index. */
  searchMs: number
  cached: Round
  uncached: Round
}

const few = 10 // pages of the smallest library, which tells what a start costs that reads next to nothing

/**
 * Measures libraries of several sizes: the real one, a few pages of it, and it with more.
 * @param root the checkout, with a production build in `dist`
 * @param more numbers of articles to add to the real library
 */
export async function measureLibrary(
  root: string,
  more: readonly number[],
): Promise<[LibraryFigures, ...LibraryFigures[]]> {
  const place = mkdtempSync(join(tmpdir(), 'little-almanac-library-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
    async function measure(size: Size) {
      console.log(
        size.only
          ? `A library of ${size.only} pages …`
          : `A library with ${size.more.toLocaleString('en-US')} more articles …`,
      )
      const folder = join(place, 'library')
      const figures = await measureOne(root, folder, size)
      rmSync(folder, { recursive: true, force: true })
      return figures
    }
    const all: [LibraryFigures, ...LibraryFigures[]] = [await measure({ more: 0 })]
    for (const size of [{ more: 0, only: few }, ...more.map(count => ({ more: count }))]) all.push(await measure(size))
    return all
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

interface Size {
  /** Articles beside those of the real library. */
  more: number
  /** Of all of them only so many are listed. */
  only?: number
}

async function measureOne(root: string, place: string, { more: count, only }: Size): Promise<LibraryFigures> {
  const texts = join(place, 'content')
  for (const { folder } of Object.values(kinds))
    cpSync(join(root, 'content', folder), join(texts, folder), { recursive: true })
  for (let i = 0; i < count; i++) {
    const { slug, text } = syntheticArticle(i)
    writeFileSync(join(texts, 'articles', `${slug}.md`), text)
  }
  const dist = join(root, 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  const built = join(place, 'dist')
  mkdirSync(built)
  cpSync(join(dist, 'server'), join(built, 'server'), { recursive: true })
  symlinkSync(join(dist, 'assets'), join(built, 'assets'))
  const began = performance.now()
  const pages = await writeContent(texts, artSizes(join(root, 'assets/art')), {
    folder: join(built, 'content/library'),
    artAddress: name => `/assets/${manifest.assets[`art/${name}.svg`].file}`,
  })
  const buildSeconds = (performance.now() - began) / 1000
  writeFileSync(
    join(built, 'manifest.json'),
    JSON.stringify({ ...manifest, content: 'library', contents: ['library'] }),
  )
  const index = join(built, 'content/library/index.json')
  if (only) writeFileSync(index, JSON.stringify(firstCards(JSON.parse(readFileSync(index, 'utf8')), only)))
  const indexKb = statSync(index).size / 1024
  return {
    pages: only ?? pages,
    buildSeconds,
    indexKb,
    ...(await measureServer(join(built, 'server/main.mjs'), count)),
  }
}

/** Some cards: the measured page, its topics, and others. */
function firstCards(cards: readonly Card[], count: number): Card[] {
  const page = cards.find(card => card.path === path)
  const isNear = (card: Card) => card === page || (card.kind === 'topic' && page?.topics.includes(card.slug) === true)
  return [...cards.filter(isNear), ...cards.filter(card => !isNear(card))].slice(0, count)
}

async function measureServer(script: string, count: number) {
  const env = { DATA_DIR: join(script, '../../data') }
  const times: number[] = []
  for (let i = 0; i <= starts; i++) {
    const server = await startServer(script, env, path)
    if (i > 0) times.push(server.startedInMs) // the first one fills Node's compile cache
    await server.stop()
  }
  const [site, bare] = [
    await startServer(script, env, path),
    await startServer(script, { ...env, PAGE_CACHE_MB: '0' }, path),
  ]
  try {
    const started = (await site.usage()).rssMb
    const step = Math.max(1, Math.floor(count / readings))
    for (let i = 0; i < count; i += step) await read(`${site.origin}/a/${syntheticArticle(i).slug}`)
    const before = performance.now()
    await read(`${site.origin}/search?q=feeding`)
    const searchMs = performance.now() - before
    const contestants = [
      { name: 'cached', server: site, path, headers: known },
      { name: 'uncached', server: bare, path, headers: known },
    ]
    // CPU time a request is what is compared, and few are turned away
    const rounds = await compete(contestants, { connections: 2 })
    const roundOf = (name: string): Round => {
      const round = rounds.get(name)
      if (!round) throw new Error(`${name} did not run.`)
      return round
    }
    const rssMb = { started, read: (await site.usage()).rssMb }
    return { startMs: median(times), rssMb, searchMs, cached: roundOf('cached'), uncached: roundOf('uncached') }
  } finally {
    await Promise.all([site.stop(), bare.stop()])
  }
}

/** Opens a page; a site that is out of breath for a moment is asked again. */
async function read(url: string) {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url, { headers: known })
    await answer.arrayBuffer()
    if (answer.ok) return
    if (answer.status !== 503 || tries === 20) throw new Error(`${url} answered ${answer.status}.`)
    await wait(300)
  }
}

/** What may grow with the library, and no faster. */
const figuresOf = (figures: LibraryFigures) => ({
  pages: figures.pages,
  'build, s': figures.buildSeconds,
  'index, KB': figures.indexKb,
  'start, ms': figures.startMs,
  'memory at start, MB': figures.rssMb.started,
  'memory after reading, MB': figures.rssMb.read,
  'first search, ms': figures.searchMs,
  'cached, CPU us': figures.cached.cpuUsPerRequest,
  'uncached, CPU us': figures.uncached.cpuUsPerRequest,
})
type Figure = keyof ReturnType<typeof figuresOf>
// Keys of a record by Figure
const named = (figures: LibraryFigures) => Object.entries(figuresOf(figures)) as [Figure, number][]

/** The figures as a table, each beside how many times that of the real library, which is the first, it is. */
export function libraryTable([real, ...others]: readonly [LibraryFigures, ...LibraryFigures[]]) {
  const first = figuresOf(real)
  const times = (value: number, of: number) => `${value.toFixed(value < 10 ? 1 : 0)} (${(value / of).toFixed(1)}x)`
  return [real, ...others].map(figures =>
    Object.fromEntries(named(figures).map(([name, value]) => [name, times(value, first[name])])),
  )
}

const slowest = 1.5 // times the start with a few pages that a start with the real library may take

/** What grew faster than the library, or too fast for a start; nothing when all is well. */
export function growthProblems([real, ...others]: readonly [LibraryFigures, ...LibraryFigures[]]): string[] {
  const first = figuresOf(real)
  const larger = others.filter(({ pages }) => pages > real.pages)
  const grown = larger.flatMap(figures =>
    named(figures)
      .filter(([name, value]) => value / first[name] > figures.pages / real.pages)
      .map(
        ([name, value]) =>
          `${name}: ${(value / first[name]).toFixed(1)} times for ${(figures.pages / real.pages).toFixed(1)} times the pages`,
      ),
  )
  const smallest = others.find(({ pages }) => pages < real.pages)
  const slow = smallest && real.startMs > smallest.startMs * slowest
  return [
    ...grown,
    ...(slow ? [`start: ${(real.startMs / smallest.startMs).toFixed(2)} times that with ${smallest.pages} pages`] : []),
  ]
}
