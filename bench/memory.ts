// What the site's processes have in memory: at rest with the names and the search open, and after a load of pages that
// are not kept. Alone: node bench/memory.ts [workers] [folder of a build]
import { join } from 'node:path'
import { load } from './client.ts'
import { atRest } from './load.ts'
import { type ProcessMemory, type Server, startServer } from './servers.ts'

const path = '/a/foods-to-limit-in-pregnancy'
const known = { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA', 'accept-encoding': 'identity' }
/** So many pages for each worker, and not so many seconds: what is left behind depends on what was done. */
const pages = 6000
const connections = 50

interface MemoryFigures {
  atRest: readonly ProcessMemory[]
  loaded: readonly ProcessMemory[]
}

/** Takes half a minute and more. @param dist folder of the build */
export async function measureMemory(dist: string, workers = 1): Promise<MemoryFigures> {
  const env = { PAGE_CACHE_MB: '0', WORKERS: String(workers) }
  const server = await startServer(join(dist, 'server/main.mjs'), env, path)
  try {
    await open(server)
    await atRest(server)
    const rest = await server.memory()
    for (let asked = 0; asked < pages * workers; ) {
      const { requests } = await load({ url: server.origin + path, headers: known }, connections, 1)
      asked += requests
    }
    return { atRest: rest, loaded: await server.memory() }
  } finally {
    await server.stop()
  }
}

/** Asks for a name and a search, each on many connections so that every worker has them. */
async function open({ origin }: Server) {
  for (const address of ['/b/olivia-baby-name', '/search?q=feeding'])
    await load({ url: origin + address, headers: known }, 16, 1)
}

/** Megabytes of all processes together: the pages of each alone, and those of files once, for all have the same. */
export const togetherOf = (all: readonly ProcessMemory[]): number =>
  all.reduce((sum, { own }) => sum + own, Math.max(...all.map(({ rss, own }) => rss - own)))

if (import.meta.main) {
  const [workers = '1', dist = join(import.meta.dirname, '../dist')] = process.argv.slice(2)
  const figures = await measureMemory(dist, Number(workers))
  for (const [when, all] of Object.entries(figures)) {
    const rss = all.reduce((sum: number, each: ProcessMemory) => sum + each.rss, 0)
    console.log(`${when}: ${togetherOf(all).toFixed(0)} MB together; the sum of their rss is ${rss.toFixed(0)} MB`)
    console.table(
      all.map(({ who, ...megabytes }: ProcessMemory) => ({
        who,
        ...Object.fromEntries(Object.entries(megabytes).map(([name, value]) => [name, Math.round(value)])),
      })),
    )
  }
}
