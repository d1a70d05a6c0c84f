// Deleting a list. Its key is destroyed at once; givers whose gifts are open get one neutral letter, which is encrypted
// with a key of its own and belongs to a row that is there only until those letters have left.
import { newId } from '../ids.ts'
import { queueRegistryMail } from '../mail/queue.ts'
import { newKey } from '../store/keys.ts'
import type { Store } from '../store/open-store.ts'
import type { Db } from '../store/schema.ts'
import { emptyRegistry } from './registry-fields.ts'
import { insertRegistry } from './rows.ts'

/**
 * Deletes a list with all that belongs to it. Call it as the last thing of a transaction: destroying its key cannot be
 * rolled back. @param row locked by this transaction
 */
export async function removeRegistry(
  { keys }: Store,
  db: Db,
  { id, key_slot }: { id: string; key_slot: number },
  now: number,
): Promise<void> {
  // Locks the items, so that who is just reserving one is either among the givers or too late.
  await db.updateTable('registry_items').set({ changed_at: null }).where('registry_id', '=', id).execute()
  const open = await db
    .selectFrom('registry_reservations')
    .select('giver_email')
    .where('registry_id', '=', id)
    .where('state', '=', 'reserved')
    .where('giver_email', '!=', '')
    .execute()
  await tellGivers(db, keys, new Set(open.map(({ giver_email }) => giver_email)), now)
  await db.deleteFrom('registries').where('id', '=', id).execute()
  await keys.destroy(key_slot)
}

async function tellGivers(db: Db, keys: Store['keys'], addresses: ReadonlySet<string>, now: number) {
  if (addresses.size === 0) return
  const shell = { id: newId(), key_slot: await newKey(db, keys) }
  await insertRegistry(db, { ...shell, status: 'gone', now }, emptyRegistry)
  for (const to of addresses) await queueRegistryMail(db, shell, { template: 'gift-list-gone', to }, now)
}

/** Removes what is left of deleted lists whose last letters have left, and their keys. */
export async function endFarewells({ db, keys }: Store): Promise<void> {
  const ended = await db
    .selectFrom('registries')
    .select(['id', 'key_slot'])
    .where('status', '=', 'gone')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mail_queue').select('id').whereRef('mail_queue.registry_id', '=', 'registries.id'))),
    )
    .execute()
  for (const { id, key_slot } of ended) {
    await db.deleteFrom('registries').where('id', '=', id).execute()
    await keys.destroy(key_slot)
  }
}
