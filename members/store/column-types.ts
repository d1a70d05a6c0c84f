// The forms of values in columns. Both databases store the same ones.
import type { ColumnType } from 'kysely'
import type { Hashed, Secret } from './hidden-values.ts'

/** A boolean, 1 for true: SQLite has no booleans of its own. */
export type Flag = 0 | 1
export const flag = (yes: boolean): Flag => (yes ? 1 : 0)
/** ISO 8601 in UTC with milliseconds (`instants.ts`). */
export type Instant = string

/**
 * A text that is encrypted with the member's key. Written with `sealed()`, read like any other text; '' and null are
 * stored as they are.
 */
export type Sealed<T extends string> = ColumnType<T, Secret | '', Secret | ''>
export type SealedOrNull<T extends string> = ColumnType<T | null, Secret | '' | null, Secret | '' | null>
/** A keyed hash, written with `hashed()`: the database can search it, but nobody can read the text. */
export type HashedText = ColumnType<Hashed, Hashed, Hashed>
/** The same, or '' for none. */
export type HashedTextOrNone = ColumnType<Hashed | '', Hashed | '', Hashed | ''>
