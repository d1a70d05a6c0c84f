// Lookup hashes, by which members are found by e-mail address or username. They are made with the store's own key,
// which stays when a member is deleted, so a backup that held them could tell which rows belonged to a deleted member's
// address. Backups are made without them, and restoring makes them anew.
import type { DatabaseSync } from 'node:sqlite'
import { emailKey } from '../account-fields.ts'
import type { KeyFile } from './key-file.ts'
import { openRow } from './sealing.ts'

/** Removes the hashes from a backup that no other process has open; `vacuum` removes their bytes from the file too. */
export function blankLookups(copy: DatabaseSync): void {
  copy.exec(`
    update members set email_key = id, username_key = id;
    update email_undos set email_key = token_hash;
    delete from limits;
    delete from match_short_codes;
    vacuum`)
}

/**
 * Makes the hashes anew in a backup that is being restored. Rows of members whose key was destroyed are left as they
 * are: the sweep removes them after the start.
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
