// PostgreSQL through pg.
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { KeyFile } from './key-file.ts'
import { withSealing } from './sealing.ts'

const types = { int8: 20, date: 1082 } as const

// A day stays the text that it is; counts are far below where numbers become inexact.
pg.types.setTypeParser(types.date, text => text)
pg.types.setTypeParser(types.int8, Number)

/** Milliseconds. A visitor hears within 2 s that the store is not there. */
const timeoutsMs = { connect: 1500, statement: 1500, answer: 1800, idleInTransaction: 5000 }
const connections = 10

/**
 * @param isMigrating without limits of time, for migrations
 * @returns the dialect; kysely's `destroy` ends its connections
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
  // A connection that breaks while nobody uses it is replaced at the next query; without a listener it would end the
  // process.
  pool.on('error', () => {})
  // One that is in use may break between two statements, where nobody listens: the next statement tells.
  pool.on('connect', client => client.on('error', () => {}))
  return withSealing(new PostgresDialect({ pool }), keys)
}
