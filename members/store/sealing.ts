// Encrypts values on their way into the database and decrypts them on their way out. Each value is encrypted with its
// member's key (AES-256-GCM) and bound to its table and column, so that it cannot be moved elsewhere.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DatabaseConnection, Dialect, QueryResult } from 'kysely'
import { Hashed, Secret } from './hidden-values.ts'
import type { KeyFile } from './key-file.ts'
import { type SealedColumn, type SealedTable, sealedColumns } from './sealed-columns.ts'

/** A text to be stored, or searched for, as a keyed hash. */
export const hashed = (text: string): Hashed => new Hashed(text)

type SealedRow<T extends SealedTable, R> = {
  [C in keyof R]: C extends SealedColumn<T>
    ? R[C] extends string
      ? Secret | ''
      : Secret | '' | Exclude<R[C], string>
    : R[C]
}

/**
 * Prepares a row, or some of its columns, for `table`: texts in sealed columns are marked to be encrypted with the
 * member's key. Null and '' stay as they are, and so do other columns.
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
  return Object.fromEntries(entries) as SealedRow<T, R> // as: fromEntries forgets the keys, which are those of the row
}

/** First character of a sealed value. No text of a visitor has it: the rules for fields refuse control characters. */
const mark = '\u0001'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the mark
const sealedPattern = /^\u0001(\d+)\.(\w+)\.(\w+)\.([\w-]+)$/
const ivBytes = 12
const tagBytes = 16
/** Longest sealed value to cache, in characters: names and dates, but not notes. */
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
 * Decrypts a value. @param sql the statement that read it, which must name the value's table
 * @returns null when its key was destroyed. @throws Error when the value was changed, or belongs to another column
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
 * Decrypts the sealed values of a row in place. @param sql the statement that read it, or the table's name
 * @returns false when its member's key was destroyed: then the row counts as deleted
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
 * Makes all connections of a dialect encrypt parameters and decrypt rows. It wraps the connection itself, so that no
 * query can get around it.
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
    // As: a row is an object of its columns
    const rows = result.rows.filter(row => openRow(keys, row as Row, query.sql))
    return { ...result, rows }
  }
}
