// Creates members, passwords, sessions, resets, the email queue, limits and idempotency.
import { key, keyOfMember, number, numberFrom, numberOrNull, ofMember, text, unique } from './columns.ts'
import { tablesMigration } from './tables.ts'

export const members = tablesMigration({
  members: {
    columns: {
      id: key,
      email: text,
      email_key: unique,
      username: text,
      username_key: unique,
      first_name: text,
      last_name: text,
      is_ttc: numberFrom(0),
      had_profile: numberFrom(0),
      is_created_on_tk: numberFrom(0),
      parent_role: numberOrNull,
      version: numberFrom(1),
      created_at: text,
    },
  },
  passwords: {
    columns: { member_id: keyOfMember, hash: text, changed_at: text },
  },
  sessions: {
    columns: {
      token_hash: key,
      member_id: ofMember,
      created_at: text,
      used_at: text,
      expires_at: text,
      confirmed_at: text,
    },
    indexed: ['member_id'],
  },
  password_resets: {
    columns: { token_hash: key, member_id: ofMember, created_at: text, expires_at: text },
    indexed: ['member_id'],
  },
  mail_queue: {
    columns: {
      id: key,
      member_id: ofMember,
      recipient: text,
      template: text,
      data: text,
      tries: numberFrom(0),
      next_at: text,
      created_at: text,
    },
    indexed: ['member_id', 'next_at'],
  },
  limits: {
    columns: { key, count: number, expires_at: text },
  },
  idempotency: {
    columns: { member_id: ofMember, key: text, status: number, answer: text, created_at: text },
    key: ['member_id', 'key'],
  },
})
