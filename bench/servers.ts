// Servers under measurement, each in a process of its own: what they cost is asked from them.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const here = import.meta.dirname
const startMs = 20_000

/** Of all processes of a server together. */
export interface Usage {
  cpuUs: number
  rssMb: number
}

/** What one process has in memory, in megabytes of 1,048,576 bytes. */
export interface ProcessMemory {
  who: 'primary' | 'worker'
  /** All of its pages in memory, also those of files, which other processes of the same program have as well. */
  rss: number
  /** The same, but pages that n processes of the whole machine share count as an nth. */
  pss: number
  /** Its pages that are of no file: no other process has them. */
  own: number
  heapUsed: number
  heapTotal: number
  /** Memory of objects outside of V8's heap: buffers, arrays of numbers. */
  external: number
}

/** What one process holds on to, after garbage collection. */
export interface Held {
  who: 'primary' | 'worker'
  pid: number
  /** Megabytes of 1,048,576 bytes: the heap, and the buffers beside it. */
  heapMb: number
  rssMb: number
  /** Open files and connections; null where /proc does not tell. */
  files: number | null
}

export interface Server {
  origin: string
  /** From the start of the process to its first answer, in milliseconds. */
  startedInMs: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** A server that `startServer` started. */
export interface OwnServer extends Server {
  /** The primary's, then each worker's. @throws on other systems than Linux */
  memory(): Promise<ProcessMemory[]>
  /** The primary's, then each worker's. */
  held(): Promise<Held[]>
}

/** Starts a script as a server of its own and waits for its first answer on `path`. */
export async function startServer(
  script: string,
  env: Record<string, string>,
  path: string,
  args: readonly string[] = [],
): Promise<OwnServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const began = performance.now()
  const child = fork(script, args, {
    // The site alone: no member API of its own in the background, unless a round asks for one.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MEMBERS_PORT: String(port),
      MEMBER_API_URL: 'http://127.0.0.1:9',
      ...env,
    },
    execArgv: ['--max-semi-space-size=4', '--import', join(here, 'usage.mjs')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${script} ended while it was measured (${code ?? signal}).`)
  })
  ended.catch(() => {}) // it is stopped in the end
  const startedInMs = (await firstAnswer(child, origin + path)) - began
  async function ask(what: 'cpu' | 'memory' | 'held'): Promise<unknown> {
    child.send({ ask: what })
    for (;;) {
      const [message] = await Promise.race([once(child, 'message'), ended])
      const { told } = Object(message)
      if (told !== undefined) return told // a server says other things as well, such as that it listens
    }
  }
  return {
    origin,
    startedInMs,
    async usage() {
      const all = (await ask('cpu')) as Usage[] // as: bench/usage.mjs answers so
      const sum = (what: keyof Usage) => all.reduce((total, usage) => total + usage[what], 0)
      return { cpuUs: sum('cpuUs'), rssMb: sum('rssMb') }
    },
    memory: async () => (await ask('memory')) as ProcessMemory[], // as: so does it here
    held: async () => (await ask('held')) as Held[], // as: and here
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function firstAnswer(child: ChildProcess, url: string): Promise<number> {
  const until = performance.now() + startMs
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) {
      const at = performance.now()
      await answer.arrayBuffer()
      return at
    }
    await new Promise(resolve => setTimeout(resolve, 3))
  }
  child.kill('SIGKILL')
  throw new Error(`${child.spawnfile} did not answer ${url} within ${startMs / 1000} s.`)
}

/** A port of loopback that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port.')
  return address.port
}
