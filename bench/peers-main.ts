// npm run bench:peers: the site beside other frameworks that render the same page from the same views. Installs them on
// demand.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServers } from './bundle.ts'
import { type Contestant, compete, type Round } from './load.ts'
import { bodyOf, firstDifference } from './peers/body.ts'
import { peers, prepare, start as startPeer } from './peers/peers.ts'
import { freePort, type Server, startServer, type Usage } from './servers.ts'

const root = join(import.meta.dirname, '..')
const path = '/a/foods-to-limit-in-pregnancy'
const known = { cookie: 'uid=AAAAAAAAAAAAAAAAAAAAAA', 'accept-encoding': 'identity' }
const tick = 10_000 // microseconds: what Linux counts a process's time in
const flags = ['--max-semi-space-size=4']

/** A peer has no channel to us, so Linux is asked what it used. @throws elsewhere */
function usageOf(pid: number): Usage {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const rssPages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return { cpuUs: (Number(fields[11]) + Number(fields[12])) * tick, rssMb: (rssPages * 4096) / 1048576 }
}

/** Each is in the list from when it runs, so that it is stopped whatever the next one does. */
async function startPeers(contestants: Contestant[]) {
  for (const peer of peers) {
    await prepare(peer)
    const running = await startPeer(peer, await freePort(), flags)
    const server: Server = {
      origin: running.address.slice(0, -peer.path.length).replace('127.0.0.1', 'localhost'),
      startedInMs: running.startMs,
      usage: async () => usageOf(running.pid),
      stop: running.stop,
    }
    contestants.push({ name: peer.name, server, path: peer.path, headers: known })
  }
}

async function startOwn(contestants: Contestant[]) {
  const script = await bundleServers(['full-render'])
  const site = join(root, 'dist/server/main.mjs')
  const own = async (name: string, file: string, env: Record<string, string>) =>
    contestants.push({ name, server: await startServer(file, env, path), path, headers: known })
  await own('ours, cached', site, {})
  await own('ours, uncached', site, { PAGE_CACHE_MB: '0' })
  await own('ours, uncached, header, rail and footer too', script('full-render'), {})
}

/** @throws when a contestant renders another page than ours, which came first */
async function checkSame(contestants: Contestant[]) {
  let first: string[] | undefined
  for (const { name, server, path } of contestants) {
    const body = bodyOf(await (await fetch(server.origin + path, { headers: known })).text())
    first ??= body
    const difference = firstDifference(body, first)
    if (difference) throw new Error(`${name} does not render the same page: ${difference}`)
  }
}

function table(rounds: Map<string, Round>, contestants: Contestant[], memory: Map<string, number>) {
  const dynamic = rounds.get('Next, dynamic')?.cpuUsPerRequest ?? Number.NaN
  const others = ['React Router', 'Astro', 'TanStack Start'].map(
    name => rounds.get(name)?.cpuUsPerRequest ?? Number.NaN,
  )
  console.table(
    contestants.map(({ name, server }) => {
      const round = rounds.get(name)
      const cpu = round?.cpuUsPerRequest ?? Number.NaN
      return {
        contestant: name,
        'req/s': Math.round(round?.requestsPerSecond ?? 0),
        'CPU us/req': Math.round(cpu),
        'to Next dynamic': (dynamic / cpu).toFixed(1),
        'to the best of the others': (Math.min(...others) / cpu).toFixed(1),
        'p50 ms': round?.p50,
        'p99 ms': round?.p99,
        'RSS MB': Math.round(memory.get(name) ?? 0),
        'start ms': Math.round(server.startedInMs),
      }
    }),
  )
}

process.chdir(root)
const contestants: Contestant[] = []
try {
  await startOwn(contestants)
  await startPeers(contestants)
  await checkSame(contestants)
  console.log('Measuring, 10 connections, identity, rounds in turn, CPU time a request …')
  const rounds = await compete(contestants, { connections: 10, seconds: 3 })
  const memory = new Map<string, number>()
  for (const { name, server } of contestants) memory.set(name, (await server.usage()).rssMb)
  table(rounds, contestants, memory)
} finally {
  await Promise.all(contestants.map(({ server }) => server.stop()))
}
