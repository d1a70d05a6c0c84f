// Classifies database errors by the codes of PostgreSQL and SQLite.
import { sqliteCodes } from './sqlite.ts'

interface StoreFault {
  code?: string
  /** SQLite's extended code; its lowest byte is the kind. */
  errcode?: number
  message?: string
}

const faultOf = (error: unknown): StoreFault => Object(error)

/** A value that must be unique exists already: PostgreSQL's 23505, SQLite's UNIQUE (2067) and PRIMARYKEY (1555). */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = faultOf(error)
  return code === '23505' || errcode === 2067 || errcode === 1555
}

/** A row that another one must refer to is not there, or not any more: PostgreSQL's 23503, SQLite's FOREIGNKEY (787). */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = faultOf(error)
  return code === '23503' || errcode === 787
}

/** PostgreSQL rolled this transaction back because of another one (serialization, deadlock): it may be tried again. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(faultOf(error).code ?? '')

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])
// Connection exceptions, insufficient resources, operator intervention (also a statement that took too long), a
// read-only server, a lock.
const postgresClasses = /^(08|53|57|25006|55P03)/
const pgMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Cannot use a pool after calling end/
const sqliteKinds: readonly number[] = [
  sqliteCodes.busy,
  sqliteCodes.readOnly,
  sqliteCodes.io,
  sqliteCodes.full,
  sqliteCodes.cannotOpen,
]

/** The store cannot be reached, or takes no statement or no writes now: another try in some seconds may work. */
export function isStoreDown(error: unknown): boolean {
  const { code = '', errcode, message = '' } = faultOf(error)
  if (errcode !== undefined) return sqliteKinds.includes(errcode & 0xff)
  if (error instanceof AggregateError) return error.errors.some(isStoreDown) // one for each address of a host
  return network.has(code) || (/^[0-9A-Z]{5}$/.test(code) && postgresClasses.test(code)) || pgMessages.test(message)
}
