// What happens to a database: another process holds it, it is damaged and put right again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import type { Owner } from '../support/site.ts'
import type { End } from './case.ts'

/** A real PostgreSQL. Ends with its owner. */
export async function chaosPostgres(t: Owner): Promise<PostgresServer> {
  const server = await startPostgres()
  t.teardown(() => server.remove())
  return server
}

const fileIn = (dataDir: string) => join(dataDir, 'members.db')
const sideFiles = ['-wal', '-shm']

/** Another process takes the whole file. @returns what lets it go */
export async function lockSqlite(t: Owner, dataDir: string): Promise<End> {
  const code = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(fileIn(dataDir))}, { timeout: 20000 })
    database.exec('begin exclusive')
    process.stdout.write('held')
    process.stdin.resume().on('end', () => process.exit())`
  const holder = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  t.teardown(() => holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  return () => holder.kill('SIGKILL')
}

/** Writes rubbish over the file, once nothing is under way. @returns what puts a whole copy in its place */
export function damageSqlite(dataDir: string): End {
  const copy = `${fileIn(dataDir)}.copy`
  rmSync(copy, { force: true })
  const database = new DatabaseSync(fileIn(dataDir))
  database.exec(`vacuum into '${copy}'`)
  database.close()
  const good = readFileSync(copy)
  rmSync(copy)
  replaceWith(dataDir, Buffer.alloc(good.length, 'this was a database once, and it is none any more. '))
  return () => replaceWith(dataDir, good)
}

function replaceWith(dataDir: string, bytes: Buffer) {
  for (const side of sideFiles) rmSync(fileIn(dataDir) + side, { force: true })
  writeFileSync(fileIn(dataDir), bytes, { mode: 0o600 })
}
