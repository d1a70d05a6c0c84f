// Adds epochs (a new password or address makes older sessions, links and emails void), confirmed addresses, links that
// undo a change of address, and known places.
import type { Migration } from 'kysely/migration'
import { type Column, key, number, numberFrom, ofMember, text, textOrNull } from './columns.ts'
import { tablesMigration } from './tables.ts'

const tables = tablesMigration({
  email_confirmations: {
    columns: { token_hash: key, member_id: ofMember, epoch: number, created_at: text, expires_at: text },
    indexed: ['member_id'],
  },
  email_undos: {
    columns: {
      token_hash: key,
      member_id: ofMember,
      epoch: number,
      email: text,
      email_key: text,
      created_at: text,
      expires_at: text,
    },
    indexed: ['member_id', 'email_key'],
  },
  known_places: {
    columns: { member_id: ofMember, kind: text, hash: text, seen_at: text },
    key: ['member_id', 'hash'],
    indexed: ['hash'],
  },
})

const added: [table: string, column: string, Column][] = [
  ['members', 'epoch', numberFrom(1)],
  ['members', 'email_confirmed_at', textOrNull],
  ['sessions', 'epoch', numberFrom(1)],
  ['password_resets', 'epoch', numberFrom(1)],
  ['password_resets', 'mailed_at', textOrNull],
  ['mail_queue', 'epoch', numberFrom(1)],
]

export const accounts: Migration = {
  async up(db) {
    for (const [table, column, { type, rule }] of added)
      await db.schema.alterTable(table).addColumn(column, type, rule).execute()
    await tables.up(db)
  },
}
