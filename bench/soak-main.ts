// npm run bench:soak [minutes]: the built site at 70 % of what it can do for a quarter of an hour. Does memory stay,
// are files closed?
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, type Server, startServer } from './servers.ts'
import { growth, inspect, type Sample, soakProblems } from './soak-figures.ts'
import { type Addresses, visitor, visitorsOf } from './soak-load.ts'

const dist = join(import.meta.dirname, '../dist')
const part = 0.7 // of what the site can do
const everySeconds = 20
const restMs = 7000 // longer than any connection is kept that nobody uses

interface Row extends Sample {
  /** Share of one processor while visitors were there. */
  cpu: number
}

/** What the site says it has: the addresses of its sitemaps. */
async function readAddresses(origin: string): Promise<Addresses> {
  const pathsOf = async (kind: string) => {
    const text = await (await fetch(`${origin}/sitemap-${kind}.xml`)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const pages = (
    await Promise.all(['pages', 'weeks', 'months', 'topics', 'articles', 'news', 'reviews'].map(pathsOf))
  ).flat()
  return { pages, names: await pathsOf('names') }
}

/**
 * Makes a member of the site, which may be out of breath when it has just started. Gives the cookies that they come
 * with.
 */
async function joinSite(origin: string): Promise<string> {
  const form = { email: 'ada@example.test', password: 'a password for the bench', first_name: 'Ada' }
  for (let tries = 0; ; tries++) {
    const body = new URLSearchParams(form)
    const answer = await fetch(`${origin}/join`, { method: 'POST', body, redirect: 'manual', headers: { origin } })
    const session = answer.headers.getSetCookie().find(cookie => cookie.startsWith('session='))
    if (session) return `${visitor}; ${session.split(';', 1)[0]}`
    if (answer.status !== 503 || tries === 20) throw new Error(`Nobody could join: ${answer.status}.`)
    await wait(300)
  }
}

/** @param folder for what members have */
async function soak(minutes: number, servers: Server[], folder: string) {
  const start = async (script: string, env: Record<string, string>, path: string) => {
    const server = await startServer(script, env, path)
    servers.push(server)
    return server
  }
  const members = await start(join(dist, 'members/main.mjs'), { DATA_DIR: folder }, '/healthz')
  const inspectPort = await freePort()
  const inspected = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort} --inspect-publish-uid=http` }
  const env = { MEMBER_API_URL: members.origin, DATA_DIR: folder, ...inspected }
  const server = await start(join(dist, 'server/main.mjs'), env, '/')
  const addresses = await readAddresses(server.origin)
  const member = await joinSite(server.origin)
  const early = visitorsOf(server.origin, addresses, member, 0)
  console.log('Filling caches …')
  await early.fill()
  await early.atMost(16, 10) // what is made at a first visit is made
  const most = await early.atMost(16, 10)
  early.rest()

  const visitors = visitorsOf(server.origin, addresses, member, 1_000_000)
  const read = await inspect(inspectPort)
  const figures = async (ms: number) => {
    visitors.rest()
    await wait(ms)
    return read()
  }
  const perSecond = Math.round(most * part)
  console.log(`${Math.round(most)} visits a second at most; now ${perSecond} for ${minutes} minutes …`)
  const before = await figures(restMs)
  const rows: Row[] = []
  const began = performance.now()
  while (performance.now() - began < minutes * 60_000) {
    const [from, { cpuUs }] = [performance.now(), await server.usage()]
    await visitors.hold(perSecond, everySeconds)
    const cpu = ((await server.usage()).cpuUs - cpuUs) / 1000 / (performance.now() - from)
    rows.push({ ...(await figures(500)), minute: (performance.now() - began) / 60_000, cpu })
  }
  return { rows, rest: { before, after: await figures(restMs) }, visits: visitors.visits }
}

const [minutes = 15] = process.argv.slice(2).map(Number)
if (!(minutes > 0)) throw new RangeError('Minutes are a number above 0.')
const servers: Server[] = []
const folder = mkdtempSync(join(tmpdir(), 'bench-soak-'))
try {
  const { rows, rest, visits } = await soak(minutes, servers, folder)
  const step = Math.ceil(rows.length / 15)
  console.table(
    rows
      .filter((_, i) => (rows.length - 1 - i) % step === 0)
      .map(({ minute, heapMb, rssMb, files, cpu }) => ({
        minute: minute.toFixed(1),
        'heap after GC, MB': heapMb.toFixed(1),
        'RSS, MB': rssMb.toFixed(0),
        'open files': files,
        'CPU, %': Math.round(cpu * 100),
      })),
  )
  const { heapMb, rssMb } = growth(rows)
  const { answered, refused, left, skipped, wrong } = visits
  console.log(
    `Visits: ${answered} answered, ${left} left, ${refused} refused, ${skipped} not begun, ${wrong.length} wrong.`,
  )
  for (const one of wrong.slice(0, 5)) console.log(`  ${one}`)
  console.log(
    `Over the last two thirds, once caches are full, each minute: heap ${heapMb.toFixed(2)} MB, RSS ${rssMb.toFixed(2)} MB.`,
  )
  console.log(`That is ${((heapMb * minutes * 1000) / (answered + left)).toFixed(2)} KB of heap for each visit.`) // tells more where few could come
  console.log(`Open files with nobody there: ${rest.before.files} before, ${rest.after.files} after.`)
  const problems = soakProblems(rows, rest, visits)
  console.log(problems.length ? `Not as it should be:\n  ${problems.join('\n  ')}` : 'Nothing grows.')
  process.exitCode = problems.length ? 1 : 0
} finally {
  await Promise.all(servers.map(server => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}
