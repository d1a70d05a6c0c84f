// Deleting a list. Its owners' request only takes it from everybody: the same few statements whatever guests have
// reserved, so that neither their number nor the time tells a surprise. A moment later the worker of the mail queue
// destroys its key and tells the givers whose gifts are open, in one neutral letter each, which is encrypted with a key
// of its own and belongs to a row that is there only until those letters have left.
import { newId } from '../ids.ts'
import { queueRegistryMail } from '../mail/queue.ts'
import { newKey } from '../store/keys.ts'
import type { Store } from '../store/open-store.ts'
import type { Db } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'
import { emptyRegistry } from './registry-fields.ts'
import { endedStates, insertRegistry } from './rows.ts'

/** Takes a list from its owners, its guests and the search. Call `wakeMail()` after the transaction. */
export async function deleteRegistry(db: Db, id: string): Promise<void> {
  await db.updateTable('registries').set({ status: 'deleted' }).where('id', '=', id).execute()
  for (const table of ['registry_owners', 'registry_invitations', 'registry_names'] as const)
    await db.deleteFrom(table).where('registry_id', '=', id).execute()
}

/** Deletes lists that nobody owns: a copy that was put back has them, of accounts that were deleted since. */
export async function deleteOwnerless(db: Db): Promise<void> {
  const ownerless = await db
    .selectFrom('registries')
    .select('id')
    .where('status', 'not in', endedStates)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('registry_owners').select('registry_id').whereRef('registry_id', '=', 'registries.id'))),
    )
    .execute()
  for (const { id } of ownerless) await deleteRegistry(db, id)
}

/** Removes what deleted lists held, and tells their givers. @returns the ids of those lists */
export async function emptyDeleted(store: Store, now: number): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const id = await transaction(store, db => emptyNext(store, db, now))
    if (id === null) return ids
    ids.push(id)
  }
}

/** @returns null when there is none, or another process empties it */
async function emptyNext({ keys }: Store, db: Db, now: number): Promise<string | null> {
  const list = await db
    .updateTable('registries')
    .set(({ ref }) => ({ version: ref('version') })) // locks it
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('registries').select('id').where('status', '=', 'deleted').orderBy('id').limit(1),
    )
    .returning(['id', 'key_slot'])
    .executeTakeFirst()
  if (!list) return null
  const open = await db
    .selectFrom('registry_reservations')
    .select('giver_email')
    .where('registry_id', '=', list.id)
    .where('state', '=', 'reserved')
    .where('giver_email', '!=', '')
    .execute()
  await tellGivers(db, keys, new Set(open.map(({ giver_email }) => giver_email)), now)
  await db.deleteFrom('registries').where('id', '=', list.id).execute()
  await keys.destroy(list.key_slot) // last, because it cannot be rolled back
  return list.id
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
