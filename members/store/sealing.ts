// What is sealed on its way into the database and opened on its way out: each value with its member's key, bound to its
// column.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DatabaseConnection, Dialect, QueryResult } from 'kysely'
import { Hashed, Secret } from './hidden-values.ts'
import type { KeyFile } from './key-file.ts'
import { type SealedColumn, type SealedTable, sealedColumns } from './sealed-columns.ts'

export const hashed = (text: string): Hashed => new Hashed(text)

type SealedRow<T extends SealedTable, R> = {
  [C in keyof R]: C extends SealedColumn<T>
    ? R[C] extends string
      ? Secret | ''
      : Secret | '' | Exclude<R[C], string>
    : R[C]
}

/**
 * A row, or some columns of one, as `table` keeps it: what is in sealed columns can be read with the member's key only.
 * Null and '' stay what they are.
 */
export function sealed<T extends SealedTable, R extends object>(
  { key_slot }: { key_slot: number },
  table: T,
  row: R,
): SealedRow<T, R> {
  const columns: Readonly<Record<string, true>> = sealedColumns[table]
  const entries = Object.entries(row).map(([name, value]) =>
    columns[name] && typeof value === 'string' && value !== ''
      ? [name, new Secret(value, key_slot, `${table}.${name}`)]
      : [name, value],
  )
  return Object.fromEntries(entries) as SealedRow<T, R> // the same keys, as the type says
}

/** No text from outside begins with it: the fields refuse it. */
const mark = '\u0001'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the mark
const sealedPattern = /^\u0001(\d+)\.(\w+)\.(\w+)\.([\w-]+)$/
const ivBytes = 12
const tagBytes = 16
/** Names and dates; a note is opened each time. */
const maxCachedLength = 200

function seal(keys: KeyFile, secret: Secret): string {
  const { slot, column } = secret
  const key = keys.keyOf(slot)
  if (!key) throw new Error('the key of a deleted member')
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${slot}.${column}`))
  const bytes = Buffer.concat([iv, cipher.update(secret.reveal(), 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${mark}${slot}.${column}.${bytes.toString('base64url')}`
}

/**
 * @returns null when its key was destroyed. @throws Error for a value that was changed, or that stands where it does
 * not belong
 */
function unseal(keys: KeyFile, value: string, name: string, sql: string): string | null {
  const [, slot = '', table = '', column = '', sealedText = ''] = sealedPattern.exec(value) ?? []
  if (column !== name || !sql.includes(table)) throw new Error('a sealed value stands where it does not belong')
  const known = keys.opened.get(value)
  if (known !== undefined) return known
  const key = keys.keyOf(Number(slot))
  if (!key) return null
  const bytes = Buffer.from(sealedText, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(`${slot}.${table}.${column}`)).setAuthTag(bytes.subarray(-tagBytes))
  const text = decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  if (value.length <= maxCachedLength) keys.opened.set(value, text)
  return text
}

type Row = Record<string, unknown>

/**
 * Opens a row in place. @param sql names its table. @returns false when its member was deleted: then the row counts as
 * gone
 */
export function openRow(keys: KeyFile, row: Row, sql: string): boolean {
  for (const name in row) {
    const value = row[name]
    if (typeof value !== 'string' || !value.startsWith(mark)) continue
    const text = unseal(keys, value, name, sql)
    if (text === null) return false
    row[name] = text
  }
  return true
}

const toDatabaseValue = (keys: KeyFile, value: unknown) =>
  value instanceof Secret ? seal(keys, value) : value instanceof Hashed ? keys.hash(value.reveal()) : value

/**
 * Makes a dialect's connections seal and open. Nothing passes by: it is the last step before the database, and the
 * first after it.
 */
export function withSealing<D extends Dialect>(dialect: D, keys: KeyFile): D {
  const createDriver = dialect.createDriver.bind(dialect)
  dialect.createDriver = () => {
    const driver = createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    const known = new WeakSet<DatabaseConnection>()
    driver.acquireConnection = async (...options) => {
      const connection = await acquire(...options)
      if (!known.has(connection)) sealConnection(connection, keys)
      known.add(connection)
      return connection
    }
    return driver
  }
  return dialect
}

function sealConnection(connection: DatabaseConnection, keys: KeyFile) {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <R>(
    query: Parameters<typeof execute>[0],
    ...rest: unknown[]
  ): Promise<QueryResult<R>> => {
    const parameters = query.parameters.map(value => toDatabaseValue(keys, value))
    const result: QueryResult<R> = await Reflect.apply(execute, connection, [{ ...query, parameters }, ...rest])
    const rows = result.rows.filter(row => openRow(keys, row as Row, query.sql)) // rows of a database have names
    return { ...result, rows }
  }
}
