// Child processes with an end: each in a group of its own, each bounded in time, none left behind when we leave.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A server that answers. */
export interface Running {
  /** The page to ask for. */
  address: string
  /** Of the server's own process, for its CPU time and memory. */
  pid: number
  /** Milliseconds from its start to the first 200. */
  startMs: number
  /** Ends its whole process group; after 5 s by force. */
  stop(): Promise<void>
}

interface Options {
  cwd: string
  env?: Readonly<Record<string, string>>
  /** The most it may take, in milliseconds. */
  ms: number
}

const patience = 5000 // milliseconds between asking to end and forcing it
const pollEvery = 10 // milliseconds
const keptOutput = 4000 // characters of the end of its output, for the error
const groups = new Set<number>()

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}

/** A group of its own does not get the terminal's Ctrl-C, so we pass the end on. */
function guardAgainstOrphans() {
  if (process.listeners('exit').includes(endAll)) return
  process.on('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}
function endAll() {
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
}

function begin(command: string, args: readonly string[], { cwd, env }: Options) {
  guardAgainstOrphans()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid } = child
  if (pid !== undefined) groups.add(pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output = (output + data).slice(-keptOutput)))
  const ended = new Promise<string>(resolve => {
    child.on('error', error => resolve(error.message))
    child.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  const about = (what: string) => new Error(`${[command, ...args].join(' ')}: ${what}\n${output}`)
  return { child, ended, about }
}

async function end(child: ChildProcess, ended: Promise<string>) {
  const { pid } = child
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  const calm = await Promise.race([ended, wait(patience, undefined, { ref: false })])
  signalGroup(pid, 'SIGKILL')
  if (calm === undefined) await ended
  groups.delete(pid)
}

/**
 * Runs a command. @throws with the end of its output when it fails or is not done in time; nothing of it runs on then
 */
export async function runToEnd(command: string, args: readonly string[], options: Options): Promise<void> {
  const { child, ended, about } = begin(command, args, options)
  const how = await Promise.race([ended, wait(options.ms, undefined, { ref: false })])
  await end(child, ended)
  if (how === undefined) throw about(`not done in ${options.ms / 1000} s`)
  if (how !== 'exit code 0') throw about(how)
}

/**
 * Starts a server with this Node and waits for a 200 from its address. @throws like `runToEnd`, and for another status
 */
export async function launch(args: readonly string[], options: Options & { address: string }): Promise<Running> {
  const { address, ms } = options
  if ((await statusOf(address, ms)) !== undefined) throw new Error(`${address} answers already: another server has the port`)
  const began = performance.now()
  const { child, ended, about } = begin(process.execPath, args, options)
  let how: string | undefined
  ended.then(reason => (how = reason))
  let status: number | undefined
  while (status === undefined && how === undefined && performance.now() - began < ms) {
    status = await statusOf(address, ms)
    if (status === undefined) await wait(pollEvery)
  }
  if (status !== 200 || how !== undefined || child.pid === undefined) {
    await end(child, ended)
    throw about(how ?? (status ? `${address} answered ${status}` : `no answer in ${ms / 1000} s`))
  }
  return { address, pid: child.pid, startMs: performance.now() - began, stop: () => end(child, ended) }
}

/** Undefined while nobody listens. */
async function statusOf(address: string, ms: number): Promise<number | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ms) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
