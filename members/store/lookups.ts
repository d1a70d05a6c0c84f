// The hashes that members are found by are made with the store's own key, which no deletion destroys. A copy of the
// database is without them: with them it would tell which rows belonged to an address, also of somebody who was deleted
// since. Putting a copy back makes them anew.
import type { DatabaseSync } from 'node:sqlite'
import { emailKey } from '../account-fields.ts'
import type { KeyFile } from './key-file.ts'
import { openRow } from './sealing.ts'

/** In a copy that nobody else has open. Nothing of what is blanked stays in the file. */
export function blankLookups(copy: DatabaseSync): void {
  copy.exec(`
    update members set email_key = id, username_key = id;
    update email_undos set email_key = token_hash;
    delete from limits;
    vacuum`)
}

/**
 * In a copy that is being put back. Rows of members whose key is destroyed stay as they are, and are swept after the
 * start.
 */
export function fillLookups(copy: DatabaseSync, keys: KeyFile): void {
  const setMember = copy.prepare('update members set email_key = ?, username_key = ? where id = ?')
  for (const row of copy.prepare('select id, email, username from members').all()) {
    if (!openRow(keys, row, 'members')) continue
    setMember.run(keys.hash(emailKey(String(row.email))), keys.hash(String(row.username).toLowerCase()), String(row.id))
  }
  const setUndo = copy.prepare('update email_undos set email_key = ? where token_hash = ?')
  for (const row of copy.prepare('select token_hash, email from email_undos').all())
    if (openRow(keys, row, 'email_undos')) setUndo.run(keys.hash(emailKey(String(row.email))), String(row.token_hash))
}
