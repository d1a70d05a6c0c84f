// The member API as it ships, in a process of its own on a socket: for what only a real process can show.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../process.ts'
import type { Owner } from '../site.ts'

export interface MemberQuestion {
  token?: string
  body?: object | Buffer
  headers?: Record<string, string>
}

export interface MemberAnswer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** @throws SyntaxError for what is no JSON */
  json(): unknown
}

export interface MemberProcess {
  readonly pid: number
  /** Until it answers. */
  readonly bootMs: number
  /** Rejects when the line breaks before the whole answer was there. */
  ask(method: string, path: string, question?: MemberQuestion): Promise<MemberAnswer>
  /** Whether it has ended by itself. */
  ended(): boolean
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>
  /** Standard output and error so far. */
  out(): string
  err(): string
}

const program = join(root, 'dist/members/main.mjs')

/** A folder that goes with its owner. */
export function dataFolder(t: Owner): string {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-faults-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Starts it and waits for nothing. @param databaseUrl '' for SQLite in the folder. @param socketName one for each process
 * on the same folder
 */
export function spawnMembers(dataDir: string, databaseUrl = '', socketName = 'members.sock'): ChildProcess {
  const socket = join(dataDir, socketName)
  const env = {
    PATH: process.env.PATH,
    MALLOC_ARENA_MAX: '2',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    MEMBERS_SOCKET: socket,
  }
  return spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
}

/** Starts it and waits until it listens. @throws when it ends before that, or does not listen within 20 s */
export async function startMembers(
  t: Owner,
  dataDir: string,
  databaseUrl?: string,
  socketName = 'members.sock',
): Promise<MemberProcess> {
  const started = performance.now()
  const child = spawnMembers(dataDir, databaseUrl, socketName)
  const [out, err] = [gather(child.stdout), gather(child.stderr)]
  const exit = once(child, 'exit')
  t.teardown(() => child.kill('SIGKILL'))
  const late = AbortSignal.timeout(20_000)
  const ended = (why: string) => Promise.reject(new Error(`it ended: ${why}`))
  const told = once(child, 'message', { signal: late }).then(([message]) =>
    message === 'listening' ? undefined : ended(`${message.refused}\n`),
  )
  await Promise.race([told, exit.then(() => ended(err() + out()))])
  const bootMs = performance.now() - started
  const agent = new Agent({ keepAlive: true })
  return {
    pid: child.pid ?? 0,
    bootMs,
    ask: (method, path, question) => ask({ agent, socketPath: join(dataDir, socketName) }, method, path, question),
    ended: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL')
      await exit
      agent.destroy()
    },
    out,
    err,
  }
}

function gather(stream: NodeJS.ReadableStream | null): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  return () => text
}

function ask(
  where: object,
  method: string,
  path: string,
  { token, body, headers }: MemberQuestion = {},
): Promise<MemberAnswer> {
  const isBytes = Buffer.isBuffer(body)
  const all = {
    ...(body && !isBytes && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const asked = request({ ...where, method, path, headers: all }, async answer => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of answer) chunks.push(chunk)
        const bytes = Buffer.concat(chunks)
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes,
          json: () => JSON.parse(bytes.toString()),
        })
      } catch (error) {
        reject(error)
      }
    })
    asked.on('error', reject).end(isBytes ? body : body && JSON.stringify(body))
  })
}

/** Memory that a process has in use, in MB. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1000
