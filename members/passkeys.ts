// The passkeys of members: the public halves of key pairs whose private halves stay on their devices.
import { newId } from './ids.ts'
import { instant } from './instants.ts'
import { httpError, notFound } from './refusal.ts'
import { recordChange } from './security-events.ts'
import type { Db, PasskeyRow } from './store/schema.ts'
import type { NewPasskey } from './webauthn.ts'

const maxPasskeys = 10

/** A passkey as the API answers it. */
export type Passkey = Pick<PasskeyRow, 'id' | 'created_at' | 'used_at'> & { device: string }

/** A member's passkeys as the API answers them, oldest first. */
export const readPasskeys = (db: Db, memberId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'device_label as device', 'created_at', 'used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const passkeysOf = (db: Db, memberId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('member_id', '=', memberId).execute()

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Stores a new passkey. @throws HttpError 422 when the member has 10 already, or the passkey is stored already */
export async function addPasskey(
  db: Db,
  memberId: string,
  passkey: NewPasskey,
  device_label: string,
  now: number,
): Promise<void> {
  if ((await passkeysOf(db, memberId)).length >= maxPasskeys) throw httpError(422, 'passkeys-full')
  const { credentialId: credential_id, publicKey: public_key, counter, transports } = passkey
  const columns = {
    credential_id,
    public_key,
    counter: String(counter),
    transports: JSON.stringify(transports),
    device_label,
  }
  const added = await db
    .insertInto('passkeys')
    .values({ id: newId(), member_id: memberId, ...columns, created_at: instant(now), used_at: null })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw httpError(422, 'passkey-not-added')
  await recordChange(db, memberId, 'passkey-added', now)
}

/** Removes one of the member's passkeys. @throws HttpError 404 */
export async function removePasskey(db: Db, memberId: string, id: string, now: number): Promise<void> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
  await recordChange(db, memberId, 'passkey-removed', now)
}

/** Removes all passkeys when an owner recovers their account: a thief may have added some. */
export async function removeAllPasskeys(db: Db, memberId: string, now: number): Promise<void> {
  const removed = await db.deleteFrom('passkeys').where('member_id', '=', memberId).returning('id').execute()
  if (removed.length > 0) await recordChange(db, memberId, 'passkeys-removed', now)
}

/** Stores a use of a passkey. @returns false when it was removed or used in the meantime: then do not sign in */
export async function recordPasskeyUse(
  db: Db,
  { id, counter }: PasskeyRow,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter: String(newCounter), used_at: instant(now) })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
