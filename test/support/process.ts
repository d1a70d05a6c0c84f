// The site as a process of its own, started as `npm start` starts it, on free ports and with a data folder of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Owner } from './site.ts'

export const root = join(import.meta.dirname, '../..')

export interface Start {
  /**
   * Environment variables beside PORT, OPS_PORT and DATA_DIR, which are set unless given. MEMBER_API_URL '' starts the
   * bundled member API; LOOP_DELAY 'measured' lets the site turn visitors away when it is late, which on a busy machine
   * is nobody's fault.
   */
  env?: Record<string, string>
  /** What the build wrote. */
  folder?: string
  /** Instead of the server itself: `['npm', 'start']`. It gets a process group of its own. */
  command?: readonly [string, ...string[]]
}

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
  /** Milliseconds since the epoch. */
  at: number
}

export interface RunningProcess {
  readonly pid: number
  readonly port: number
  readonly opsPort: number
  readonly exit: Promise<Exit>
  /** Undefined while it runs. */
  ended(): Exit | undefined
  out(): string
  err(): string
  /** The log so far. @throws SyntaxError for a line after the address line that is no JSON. */
  log(): Record<string, unknown>[]
  kill(signal: NodeJS.Signals): void
}

/** Where no member API is: most tests are about the site alone. */
const nobody = 'http://127.0.0.1:9'
const noPressure = `--import=${pathToFileURL(join(import.meta.dirname, 'no-pressure.ts'))}`
const startMs = 60_000 // longer than any start: `npm start` may build before it

/** Starts it and waits for nothing. It ends with the test, whatever happened. */
export async function run(
  t: Owner,
  { env = {}, folder = join(root, 'dist'), command }: Start = {},
): Promise<RunningProcess> {
  const [port, opsPort] = [Number(env.PORT) || (await freePort()), Number(env.OPS_PORT) || (await freePort())]
  const data = mkdtempSync(join(tmpdir(), 'almanac-'))
  const [program, ...args] = command ?? [process.execPath, '--max-semi-space-size=4', join(folder, 'server/main.mjs')]
  const child = spawn(program, args, {
    cwd: root,
    // Nothing of the test runner's own environment, which would reach into the process.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: `${port}`,
      OPS_PORT: `${opsPort}`,
      DATA_DIR: data,
      MEMBER_API_URL: nobody,
      ...env,
      NODE_OPTIONS: [noPressure, env.NODE_OPTIONS].filter(Boolean).join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: command !== undefined,
  })
  const [out, err] = [gather(child.stdout), gather(child.stderr)]
  let ended: Exit | undefined
  const exit = new Promise<Exit>(resolve => {
    child.once('close', (code, signal) => {
      ended = { code, signal, at: Date.now() }
      resolve(ended)
    })
  })
  t.teardown(async () => {
    end(child, command !== undefined)
    await exit
    rmSync(data, { recursive: true, force: true })
  })
  return {
    pid: child.pid ?? 0,
    port,
    opsPort,
    exit,
    ended: () => ended,
    out,
    err,
    log: () => logLines(out()),
    kill: signal => child.kill(signal),
  }
}

/** Starts it and waits for the address line. @throws when it ends before. */
export async function startSite(t: Owner, options: Start = {}): Promise<RunningProcess> {
  const site = await run(t, options)
  await until('the address line', () => site.ended() || addressLine.test(site.out()), startMs)
  if (site.ended()) throw new Error(`The site did not start: ${site.err() || site.out()}`)
  return site
}

const addressLine = /^Little Almanac is at (\S+)$/m

function gather(stream: NodeJS.ReadableStream | null): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  return () => text
}

function logLines(out: string): Record<string, unknown>[] {
  const lines = out.split('\n').slice(0, -1) // the last one may still be on its way
  const address = lines.findIndex(line => addressLine.test(line))
  // Before the address line, npm and the build may say something.
  return lines.filter((line, i) => i !== address && (i > address || line.startsWith('{'))).map(line => JSON.parse(line))
}

function end(child: ChildProcess, group: boolean) {
  if (!child.pid || (!group && child.exitCode !== null)) return
  try {
    process.kill(group ? -child.pid : child.pid, 'SIGKILL') // workers end with their primary
  } catch {} // it has ended by itself
}

/**
 * Milliseconds. Patience with what must happen: it costs nothing when that comes at once, and on a busy machine it may
 * come late.
 */
export const patienceMs = 30_000

/** Waits until something holds. @throws when it does not within `ms` milliseconds. */
export async function until(what: string, holds: () => unknown, ms = patienceMs, everyMs = 25): Promise<void> {
  const last = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > last) throw new Error(`Waited ${ms} ms in vain for ${what}`)
    await sleep(everyMs)
  }
}

/** Processes that `pid` started and that still run. */
export function childrenOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  const running = rows
    .map(row => row.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
  return running.map(([child]) => Number(child)).filter(child => isAlive(child))
}

/** Whether a process still runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * A port that nobody listens on, below those that outgoing connections take: a busy test cannot take it away meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await new Promise(resolve => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
}
