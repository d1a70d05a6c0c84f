// Types of columns that SQLite and PostgreSQL both know.
import type { ColumnDefinitionBuilder } from 'kysely'

type Rule = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

export interface Column {
  type: 'text' | 'integer' | 'date'
  rule: Rule
}

const required: Rule = c => c.notNull()
const optional: Rule = c => c
const startingAt =
  (value: number | string): Rule =>
  c =>
    c.notNull().defaultTo(value)

export const text: Column = { type: 'text', rule: required }
export const textOrNull: Column = { type: 'text', rule: optional }
export const number: Column = { type: 'integer', rule: required }
export const numberOrNull: Column = { type: 'integer', rule: optional }
export const day: Column = { type: 'date', rule: required }
export const dayOrNull: Column = { type: 'date', rule: optional }

export const key: Column = { type: 'text', rule: c => c.primaryKey() }
export const unique: Column = { type: 'text', rule: c => c.notNull().unique() }

/** Not null, with a default value. */
export const textFrom = (value: string): Column => ({ type: 'text', rule: startingAt(value) })
export const numberFrom = (value: number): Column => ({ type: 'integer', rule: startingAt(value) })

const memberId = (rule: Rule): Column => ({
  type: 'text',
  rule: c => rule(c).references('members.id').onDelete('cascade'),
})

/** A member's id; deleting the member deletes the row. */
export const ofMember = memberId(required)

/** The same, but may be null. */
export const ofMemberOrNull = memberId(optional)

/** The same, with one row for each member: as the primary key, and as a unique column. */
export const keyOfMember = memberId(key.rule)
export const onceOfMember = memberId(unique.rule)
