// Lookup hashes, by which members are found by e-mail address or username. They are made with the store's own key,
// which stays when a member is deleted, so a backup that held them could tell which rows belonged to a deleted member's
// address. Backups are made without them, and restoring makes them anew. The same goes for registries, which are found
// by their link and by the parents' names.
import type { DatabaseSync } from 'node:sqlite'
import { emailKey } from '../account-fields.ts'
import { giverText, linkText, nameRows } from '../registries/lookup-texts.ts'
import type { KeyFile } from './key-file.ts'
import { openRow } from './sealing.ts'

/** Removes the hashes from a backup that no other process has open; `vacuum` removes their bytes from the file too. */
export function blankLookups(copy: DatabaseSync): void {
  copy.exec(`
    update members set email_key = id, username_key = id;
    update email_undos set email_key = token_hash;
    delete from limits;
    delete from match_short_codes;
    update registries set link_hash = id;
    update registry_reservations set made_under = id, giver_key = '';
    delete from registry_names;
    vacuum`)
}

/** Whether a backup has a table: one from before a migration may not. */
export const hasTable = (copy: DatabaseSync, name: string): boolean =>
  copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined

/** Whether it has a column: later migrations add some, and fill them. */
const hasColumn = (copy: DatabaseSync, table: string, name: string): boolean =>
  copy.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, name) !== undefined

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
  if (hasTable(copy, 'registries')) fillRegistryLookups(copy, keys)
}

function fillRegistryLookups(copy: DatabaseSync, keys: KeyFile) {
  const setLink = copy.prepare('update registries set link_hash = ? where id = ?')
  const addName = copy.prepare('insert into registry_names values (?, ?, ?, ?, ?, ?)')
  const columns = 'id, link, parents, event_date, state, findable'
  for (const row of copy.prepare(`select ${columns} from registries where status not in ('deleted', 'gone')`).all()) {
    if (!openRow(keys, row, 'registries')) continue
    const [id, date] = [String(row.id), row.event_date === null ? null : String(row.event_date)]
    setLink.run(keys.hash(linkText(String(row.link))), id)
    if (!row.findable) continue
    const facts = { parents: JSON.parse(String(row.parents)), event_date: date, state: String(row.state) }
    for (const { parent, part, text, month, state } of nameRows(facts))
      addName.run(id, parent, part, keys.hash(text), month, state)
  }
  const setUnder = copy.prepare('update registry_reservations set made_under = ? where id = ?')
  for (const row of copy.prepare("select id, link from registry_reservations where link <> ''").all())
    if (openRow(keys, row, 'registry_reservations')) setUnder.run(keys.hash(linkText(String(row.link))), String(row.id))
  if (hasColumn(copy, 'registry_reservations', 'giver_key')) fillGivers(copy, keys)
}

function fillGivers(copy: DatabaseSync, keys: KeyFile) {
  const setGiver = copy.prepare('update registry_reservations set giver_key = ? where id = ?')
  const known = "select id, registry_id, giver_email from registry_reservations where giver_email <> ''"
  for (const row of copy.prepare(known).all())
    if (openRow(keys, row, 'registry_reservations'))
      setGiver.run(keys.hash(giverText(String(row.registry_id), String(row.giver_email))), String(row.id))
}
