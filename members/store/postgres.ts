// PostgreSQL through pg.
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { KeyFile } from './key-file.ts'
import { sealing } from './sealing.ts'

const types = { int8: 20, date: 1082 } as const

// A day stays the text that it is; counts are far below where numbers become inexact.
pg.types.setTypeParser(types.date, text => text)
pg.types.setTypeParser(types.int8, Number)

/** Milliseconds. A visitor hears within 2 s that the store is not there. */
const patience = { connect: 1500, statement: 1500, answer: 1800, idleInTransaction: 5000 }
const connections = 10

/**
 * @param patient without limits of time, for migrations
 * @returns the dialect; kysely's `destroy` ends its connections
 */
export function postgresDialect(url: string, keys: KeyFile, patient = false): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: patient ? 1 : connections,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    ...(!patient && {
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      idle_in_transaction_session_timeout: patience.idleInTransaction,
    }),
  })
  // A connection that breaks while nobody uses it is replaced at the next query; without a listener it would end the
  // process.
  pool.on('error', () => {})
  // One that is in use may break between two statements, where nobody listens: the next statement tells.
  pool.on('connect', client => client.on('error', () => {}))
  return sealing(new PostgresDialect({ pool }), keys)
}
