// Adds the codes of six characters by which a match can be joined for some minutes.
import { key, text } from './columns.ts'
import { ofMatch } from './matches.ts'
import { tablesMigration } from './tables.ts'

export const matchShortCodes = tablesMigration({
  match_short_codes: {
    columns: { short_hash: key, code_hash: ofMatch, sealed_code: text, expires_at: text },
    indexed: ['code_hash', 'expires_at'],
  },
})
