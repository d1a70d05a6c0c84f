// Adds ids and device labels to sessions, and security events and passkeys.
import type { Migration } from 'kysely/migration'
import { unknownDevice } from '../../../domain/device-label.ts'
import { newId } from '../../ids.ts'
import type { Db } from '../schema.ts'
import { key, ofMember, ofMemberOrNull, text, textFrom, textOrNull, unique } from './columns.ts'
import { tablesMigration } from './tables.ts'

const tables = tablesMigration({
  security_events: {
    columns: { id: key, member_id: ofMember, kind: text, at: text },
    indexed: ['member_id', 'at'],
  },
  passkeys: {
    columns: {
      id: key,
      member_id: ofMember,
      credential_id: unique,
      public_key: text,
      counter: text,
      transports: text,
      device_label: text,
      created_at: text,
      used_at: textOrNull,
    },
    indexed: ['member_id'],
  },
  passkey_challenges: {
    columns: { challenge_hash: key, member_id: ofMemberOrNull, session_hash: textOrNull, expires_at: text },
    indexed: ['member_id', 'expires_at'],
  },
})

export const security: Migration = {
  async up(db) {
    for (const [name, { type, rule }] of [
      ['id', textFrom('')],
      ['device_label', textFrom(unknownDevice)],
    ] as const)
      await db.schema.alterTable('sessions').addColumn(name, type, rule).execute()
    const store: Db = db
    for (const { token_hash } of await store.selectFrom('sessions').select('token_hash').execute())
      await store.updateTable('sessions').set({ id: newId() }).where('token_hash', '=', token_hash).execute()
    await tables.up(db)
  },
}
