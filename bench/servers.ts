// Servers under measurement, each in a process of its own: what they cost is asked from them.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const here = import.meta.dirname
const startMs = 20_000

export interface Usage {
  cpuUs: number
  rssMb: number
}

export interface Server {
  origin: string
  /** From the start of the process to its first answer, in milliseconds. */
  startedInMs: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** Starts a script as a server of its own and waits for its first answer on `path`. */
export async function startServer(
  script: string,
  env: Record<string, string>,
  path: string,
  args: string[] = [],
): Promise<Server> {
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
  return {
    origin,
    startedInMs,
    async usage() {
      child.send('usage')
      const [usage] = await Promise.race([once(child, 'message'), ended])
      return usage as Usage // as: bench/usage.mjs sends nothing else
    },
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
