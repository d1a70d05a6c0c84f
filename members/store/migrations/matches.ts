// Adds matches of names between two parents. They belong to no account.
import { type Column, key, number, text, unique } from './columns.ts'
import { tablesMigration } from './tables.ts'

/** The hash of a match's join code; deleting the match deletes the row. */
export const ofMatch: Column = {
  type: 'text',
  rule: c => c.notNull().references('matches.code_hash').onDelete('cascade'),
}

export const matches = tablesMigration({
  matches: {
    columns: { code_hash: key, used_at: text },
    indexed: ['used_at'],
  },
  match_seats: {
    columns: { code_hash: ofMatch, seat: number, token_hash: unique },
    key: ['code_hash', 'seat'],
  },
  match_votes: {
    columns: { code_hash: ofMatch, seat: number, name_key: text, name: text, vote: text, own: number, voted_at: text },
    key: ['code_hash', 'seat', 'name_key'],
  },
  match_names: {
    columns: { code_hash: ofMatch, seat: number, name_key: text, name: text },
    key: ['code_hash', 'seat', 'name_key'],
  },
})
