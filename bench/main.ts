// npm run bench: the built site beside its limits, in one run. Prints ratios and writes bench/report/index.html.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServers } from './bundle.ts'
import { type Contestant, compete, firstByte, median, type Rounds, timesIn } from './load.ts'
import { measureMemory, togetherOf } from './memory.ts'
import { measureNames } from './names.ts'
import { type Row, writeReport } from './report.ts'
import { measureSaves } from './saves.ts'
import { measureSearch } from './search.ts'
import { type Server, startServer } from './servers.ts'
import { weigh } from './weight.ts'

const path = '/a/foods-to-limit-in-pregnancy'
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const site = join(dist, 'server/main.mjs')
const folder = join(import.meta.dirname, 'report')
/** A visitor who was here before: no cookie to set, nothing compressed. */
const known = { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA', 'accept-encoding': 'identity' }
/** What a browser brings again, once a page has set it: the header's snapshot. */
let brought = ''
const session = (i: number) => ({
  ...known,
  cookie: `${known.cookie}; session=${String(i).padStart(32, 'x')}${brought}`,
})

const servers: Server[] = []
async function start(script: string, env: Record<string, string> = {}, at = path, args: readonly string[] = []) {
  const server = await startServer(script, env, at, args)
  servers.push(server)
  return server
}

async function startAll() {
  mkdirSync(folder, { recursive: true })
  const script = await bundleServers(['limit', 'bare', 'hello', 'slow-members', 'full-render'])
  const cached = await start(site)
  const { html, headers, files } = await keepAnswer(cached, known, 'page')
  const members = await start(script('slow-members'), { DELAY_MS: '0' }, '/')
  const slowMembers = await start(script('slow-members'), { DELAY_MS: '300' }, '/')
  const signedIn = await start(site, { MEMBER_API_URL: members.origin })
  // From now on the member is known
  await fetch(signedIn.origin + path, { headers: session(1) }).then(answer => answer.text())
  const told = await fetch(signedIn.origin + path, { headers: session(1) })
  await told.text()
  brought = told.headers
    .getSetCookie()
    .map(cookie => `; ${cookie.split(';')[0]}`)
    .join('')
  const own = await keepAnswer(signedIn, session(1), 'signed-in')
  return {
    html,
    etag: headers.get('etag') ?? '',
    cached,
    limit: await start(script('limit'), {}, path, [...files, 'log']),
    again: await start(script('limit'), {}, path, [...files, 'log']),
    silent: await start(script('limit'), {}, path, files),
    bare: await start(script('bare'), {}, path, files),
    uncached: await start(site, { PAGE_CACHE_MB: '0' }),
    full: await start(script('full-render')),
    signedIn,
    ownLimit: await start(script('limit'), {}, path, [...own.files, 'log']),
    ownBare: await start(script('bare'), {}, path, own.files),
    slow: await start(site, { MEMBER_API_URL: slowMembers.origin }),
    hello: script('hello'),
  }
}

/** What a limit sends: the same bytes under the same headers. */
async function keepAnswer(server: Server, asked: Record<string, string>, name: string) {
  const answer = await fetch(server.origin + path, { headers: asked })
  const html = await answer.text()
  if (answer.headers.has('transfer-encoding'))
    throw new Error(`The page of ${name} came in pieces: its bytes cannot be kept.`)
  const files = [join(folder, `${name}.html`), join(folder, `${name}.json`)] as const
  const own = new Set(['date', 'connection', 'keep-alive', 'content-length'])
  writeFileSync(files[0], html)
  writeFileSync(
    files[1],
    JSON.stringify(Object.fromEntries([...answer.headers].filter(([header]) => !own.has(header)))),
  )
  return { html, headers: answer.headers, files }
}

const words = {
  silent: 'limit: Fastify, one Buffer, no log',
  limit: 'limit: Fastify, one Buffer, one pino line',
  again: 'the limit once more: the noise of the machine',
  cached: 'cached',
  brotli: 'cached, kept brotli',
  notModified: 'cached, 304',
  bare: 'node:http alone, the same bytes, one pino line',
  bareBrotli: 'node:http alone, brotli',
  bareNotModified: 'node:http alone, 304',
  ownLimit: 'limit: Fastify, the signed-in bytes, one pino line',
  ownBare: 'node:http alone, the signed-in bytes, one pino line',
  signedIn: 'signed in, member known',
  slow: 'signed in, a member API of 300 ms',
  uncached: 'uncached, streamed by React',
  zstd: 'uncached, zstd for each answer',
  full: 'uncached, header, rail and footer rendered too',
}

/** What is judged: its least ratio to the limit, and who shows what node:http allows for at most. */
const judged: Readonly<Record<string, { goal: number; ceiling: string }>> = {
  [words.cached]: { goal: 1.1, ceiling: words.bare },
  [words.brotli]: { goal: 1.5, ceiling: words.bareBrotli },
  [words.notModified]: { goal: 1.5, ceiling: words.bareNotModified },
  [words.signedIn]: { goal: 0.75, ceiling: words.ownBare },
  [words.slow]: { goal: 0.75, ceiling: words.ownBare },
}

function contestants(all: Awaited<ReturnType<typeof startAll>>): Contestant[] {
  const on = (name: string, server: Server, headers: Record<string, string> = known, status?: number) => ({
    name,
    server,
    path,
    headers,
    status,
  })
  const brotli = { ...known, 'accept-encoding': 'br' }
  const notModified = { ...known, 'if-none-match': all.etag }
  return [
    on(words.silent, all.silent),
    on(words.limit, all.limit),
    on(words.again, all.again),
    on(words.cached, all.cached),
    on(words.brotli, all.cached, brotli),
    on(words.notModified, all.cached, notModified, 304),
    on(words.bare, all.bare),
    on(words.bareBrotli, all.bare, brotli),
    on(words.bareNotModified, all.bare, notModified, 304),
    on(words.ownLimit, all.ownLimit),
    on(words.ownBare, all.ownBare),
    on(words.signedIn, all.signedIn, session(1)),
    on(words.slow, all.slow, session(1)),
    on(words.uncached, all.uncached),
    on(words.zstd, all.uncached, { ...known, 'accept-encoding': 'zstd' }),
    on(words.full, all.full),
  ]
}

async function startTimes(hello: string) {
  const times = async (script: string, at: string) => {
    const taken: number[] = []
    for (let i = 0; i < 5; i++) {
      const server = await startServer(script, {}, at)
      taken.push(server.startedInMs)
      await server.stop()
    }
    return median(taken)
  }
  return { hello: await times(hello, '/'), site: await times(site, path) }
}

/** A row for each contestant and each goal; a ratio above its goal is better. */
function rowsOf(rounds: Map<string, Rounds>): Row[] {
  const limitOf = (name: string) => {
    const limit = rounds.get(own.has(name) ? words.ownLimit : words.limit)
    if (!limit) throw new Error('The limit did not run.')
    return limit
  }
  const own = new Set([words.ownLimit, words.ownBare, words.signedIn, words.slow])
  return [...rounds].map(([name, round]) => {
    const { goal, ceiling: above = '' } = judged[name] ?? {}
    const ceiling = rounds.get(above)
    return {
      name,
      ...round,
      toLimit: timesIn(limitOf(name), round),
      p99OfLimit: timesIn(limitOf(name), round, 'p99'),
      goal,
      ceiling: ceiling && timesIn(limitOf(name), ceiling),
    }
  })
}

async function run() {
  const all = await startAll()
  console.log('Measuring; this takes about a quarter of an hour …')
  const rounds = await compete(contestants(all), { seconds: 2, rounds: 11 })
  const latency = await compete(
    contestants(all).filter(c => c.name === words.cached || c.name === words.uncached),
    { connections: 10 },
  )
  const memory = { cached: (await all.cached.usage()).rssMb, uncached: (await all.uncached.usage()).rssMb }
  let asked = 0
  const bytes = {
    signedOut: await firstByte(all.cached.origin + path, () => known),
    slowMember: await firstByte(all.slow.origin + path, () => session(100 + asked++)),
  }
  await Promise.all(servers.splice(0).map(server => server.stop()))
  const fourWorkers = togetherOf((await measureMemory(dist, 4)).loaded)
  const saves = await measureSaves(dist)
  const starts = await startTimes(all.hello)
  const search = await measureSearch()
  const names = await measureNames()
  const result = {
    rows: rowsOf(rounds),
    latency: [...latency],
    memory: { ...memory, fourWorkers },
    bytes,
    saves,
    starts,
    search,
    names,
    weight: weigh(dist, all.html),
  }
  writeReport(join(folder, 'index.html'), result)
}

process.chdir(root)
try {
  await run()
} finally {
  await Promise.all(servers.map(server => server.stop()))
}
