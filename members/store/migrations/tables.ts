// Makes a migration that creates tables from a list of them.
import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Column } from './columns.ts'

export interface Table {
  /** Columns by name, in order. */
  columns: Readonly<Record<string, Column>>
  /** The primary key, when it has more than one column. */
  key?: readonly string[]
  /** Columns with an index of their own. */
  indexed?: readonly string[]
}

/** A migration that creates the tables, then their indexes. @param tables by name, in order of creation */
export const tablesMigration = (tables: Readonly<Record<string, Table>>): Migration => ({
  async up(db) {
    for (const [name, table] of Object.entries(tables)) await makeTable(db, name, table)
    for (const [name, { indexed = [] }] of Object.entries(tables))
      for (const column of indexed) await makeIndex(db, name, column)
  },
})

async function makeTable(db: Kysely<unknown>, name: string, { columns, key }: Table) {
  let making: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [column, { type, rule }] of Object.entries(columns)) making = making.addColumn(column, type, rule)
  if (key) making = making.addPrimaryKeyConstraint(`${name}_key`, [...key])
  await making.execute()
}

/** The index is called 'sessions_member' for the column `member_id`. */
const makeIndex = (db: Kysely<unknown>, table: string, column: string) =>
  db.schema
    .createIndex(`${table}_${column.replace(/_\w+$/, '')}`)
    .on(table)
    .column(column)
    .execute()
