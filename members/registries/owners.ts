// What becomes of a member's lists when the member leaves one, loses a pregnancy, or deletes the account.

import { amazonUrlOf } from '../../domain/registry/links.ts'
import { httpError } from '../refusal.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { deleteRegistry } from './farewells.ts'
import { countOwners } from './invitations.ts'
import { alsoAtOf, ownedRows } from './rows.ts'

/** Ends a member's part in a list that others keep. @throws HttpError 422 for the last owner */
export async function leaveRegistry(db: Db, row: RegistryRow, memberId: string): Promise<void> {
  if ((await countOwners(db, row.id)) < 2) throw httpError(422, 'last-owner')
  await db.deleteFrom('registry_owners').where('registry_id', '=', row.id).where('member_id', '=', memberId).execute()
}

/**
 * Ends a member's part in all lists, before the member is deleted: lists that others keep stay, and the others are
 * deleted. Call `wakeMail()` after the transaction.
 */
export async function leaveAllRegistries(db: Db, memberId: string): Promise<void> {
  for (const { id } of await ownedRows(db, memberId)) {
    // Writing locks the list: of two owners who leave at once, the second sees that the first has left.
    await db
      .updateTable('registries')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if ((await countOwners(db, id)) > 1)
      await db.deleteFrom('registry_owners').where('registry_id', '=', id).where('member_id', '=', memberId).execute()
    else await deleteRegistry(db, id)
  }
}

/** Closes all open lists of a member to guests, after a loss: nothing tells why, and no reminder is sent. */
export async function pauseRegistries(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('registries')
    .set(({ eb }) => ({ status: 'paused' as const, guest_words: null, version: eb('version', '+', 1) }))
    .where('status', '=', 'open')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('registry_owners').select('registry_id').where('member_id', '=', memberId),
    )
    .execute()
}

/** The address of a member's list at Amazon; '' for none. */
export async function amazonUrlOfMember(db: Db, memberId: string): Promise<string> {
  const rows = await db
    .selectFrom('registries')
    .innerJoin('registry_owners', 'registry_owners.registry_id', 'registries.id')
    .select('registries.also_at')
    .where('member_id', '=', memberId)
    .where('registries.also_at', '!=', '')
    .orderBy('joined_at')
    .execute()
  return amazonUrlOf(rows.flatMap(({ also_at }) => alsoAtOf(also_at)))
}
