// PostgreSQL, through the pg library.
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { KeyFile } from './key-file.ts'
import { withSealing } from './sealing.ts'

const types = { int8: 20, date: 1082 } as const

// Days stay texts. Counts (int8) are far below where numbers become inexact.
pg.types.setTypeParser(types.date, text => text)
pg.types.setTypeParser(types.int8, Number)

/** Milliseconds: a visitor is told within 2 s that the store does not answer. */
const timeoutsMs = { connect: 1500, statement: 1500, answer: 1800, idleInTransaction: 5000 }
const connections = 10

/**
 * The dialect for kysely; its `destroy` closes the connections.
 * @param isMigrating one connection whose statements have no time limit
 */
export function postgresDialect(url: string, keys: KeyFile, isMigrating = false): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: isMigrating ? 1 : connections,
    connectionTimeoutMillis: timeoutsMs.connect,
    keepAlive: true,
    ...(!isMigrating && {
      statement_timeout: timeoutsMs.statement,
      query_timeout: timeoutsMs.answer,
      idle_in_transaction_session_timeout: timeoutsMs.idleInTransaction,
    }),
  })
  // An idle connection that breaks is replaced at the next query; without a listener its error would end the process.
  pool.on('error', () => {})
  // A connection in use may break between two statements: the next statement fails, so this error can be ignored.
  pool.on('connect', client => client.on('error', () => {}))
  return withSealing(new PostgresDialect({ pool }), keys)
}
