// Adds registries, and lets a letter belong to a registry instead of a member: letters to givers and to people who are
// invited.
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import {
  type Column,
  key,
  number,
  numberFrom,
  numberOrNull,
  ofMember,
  ofMemberOrNull,
  text,
  textFrom,
  textOrNull,
  unique,
} from './columns.ts'
import { tablesMigration } from './tables.ts'

/** A registry's id; deleting the registry deletes the row. */
const registryId = (isRequired: boolean): Column => ({
  type: 'text',
  rule: c => (isRequired ? c.notNull() : c).references('registries.id').onDelete('cascade'),
})
const ofRegistry = registryId(true)
const ofItem: Column = {
  type: 'text',
  rule: c => c.notNull().references('registry_items.id').onDelete('cascade'),
}
const onceNumber: Column = { type: 'integer', rule: c => c.notNull().unique() }

const tables = tablesMigration({
  registries: {
    columns: {
      id: key,
      key_slot: onceNumber,
      link_hash: unique,
      link: text,
      parents: text,
      event_kind: text,
      event_date: textOrNull,
      town: text,
      state: text,
      message: text,
      address: text,
      show_address: number,
      also_at: text,
      pin: text,
      findable: number,
      surprise_until: textOrNull,
      status: text,
      guest_words: textOrNull,
      version: number,
      checked_at: text,
      created_at: text,
    },
    indexed: ['checked_at'],
  },
  registry_owners: {
    columns: { registry_id: ofRegistry, member_id: ofMember, joined_at: text },
    key: ['registry_id', 'member_id'],
    indexed: ['member_id'],
  },
  registry_invitations: {
    columns: { id: key, registry_id: ofRegistry, token_hash: unique, email: text, created_at: text, expires_at: text },
    indexed: ['registry_id', 'expires_at'],
  },
  registry_items: {
    columns: {
      id: key,
      registry_id: ofRegistry,
      position: number,
      title: text,
      url: text,
      note: text,
      kind: text,
      group_name: text,
      price: numberOrNull,
      currency: text,
      quantity: number,
      shares: numberOrNull,
      priority: text,
      second_hand: number,
      reserved: numberFrom(0),
      removed_at: textOrNull,
      changed_at: textOrNull,
      created_at: text,
    },
    indexed: ['registry_id', 'removed_at', 'changed_at'],
  },
  registry_reservations: {
    columns: {
      id: key,
      registry_id: ofRegistry,
      item_id: ofItem,
      token_hash: unique,
      token: text,
      link: text,
      made_under: text,
      giver_name: text,
      giver_email: text,
      message: text,
      thanks: textFrom(''),
      thanked: numberFrom(0),
      quantity: number,
      of_shares: numberFrom(0),
      state: text,
      reminders: numberFrom(0),
      next_step_at: textOrNull,
      created_at: text,
    },
    indexed: ['registry_id', 'item_id', 'next_step_at'],
  },
  registry_names: {
    columns: {
      registry_id: ofRegistry,
      parent: number,
      part: text,
      prefix_hash: text,
      month: numberOrNull,
      state: text,
    },
    // Begins with the hash, and holds what a search joins by: rows of a popular name are not read one by one.
    key: ['prefix_hash', 'registry_id', 'parent'],
    indexed: ['registry_id'],
  },
})

const letters = tablesMigration({
  mail_queue: {
    columns: {
      id: key,
      member_id: ofMemberOrNull,
      registry_id: registryId(false),
      epoch: numberFrom(1),
      recipient: text,
      template: text,
      data: text,
      tries: numberFrom(0),
      next_at: text,
      created_at: text,
    },
    indexed: ['member_id', 'registry_id', 'next_at'],
  },
})

export const registries: Migration = {
  async up(db) {
    await tables.up(db)
    // A new table, because SQLite cannot make a column optional. Its rows are copied as they are, encrypted.
    for (const index of ['mail_queue_member', 'mail_queue_next']) await db.schema.dropIndex(index).ifExists().execute()
    await db.schema.alterTable('mail_queue').renameTo('old_mail_queue').execute()
    await letters.up(db)
    const columns = sql.raw('id, member_id, epoch, recipient, template, data, tries, next_at, created_at')
    await sql`insert into mail_queue (${columns}) select ${columns} from old_mail_queue`.execute(db)
    await db.schema.dropTable('old_mail_queue').execute()
  },
}
