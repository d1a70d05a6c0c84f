// Columns as both stores know them.
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

export const key: Column = c => c.primaryKey()
export const needed: Column = c => c.notNull()
export const unique: Column = c => c.notNull().unique()

/** Rows of a member go with the member. */
export const ofMember: Column = c => c.notNull().references('members.id').onDelete('cascade')

/** The same, one row a member. */
export const oneOfMember: Column = c => c.primaryKey().references('members.id').onDelete('cascade')

/** Never empty, and this unless told. */
export const startingAt =
  (value: number | string): Column =>
  c =>
    c.notNull().defaultTo(value)

export const indexByMember = (db: Kysely<unknown>, table: string) =>
  db.schema.createIndex(`${table}_member`).on(table).column('member_id').execute()
