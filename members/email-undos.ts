// Undoing a change of e-mail address, which a thief may have made: an email to the old address carries a link that puts
// it back. The link works whatever else changes, and while it works no other account can take the old address.
import { emailKey } from './account-fields.ts'
import { newId, newToken, sha256 } from './ids.ts'
import { dayMs, instant } from './instants.ts'
import type { Db, MemberRow } from './store/schema.ts'
import { hashed, sealed } from './store/sealing.ts'

/** How long a link works from when its email leaves, and an old address stays reserved from when it was changed. */
export const undoMs = 7 * dayMs

interface Undo {
  member_id: string
  /** The epoch that began with the change: identifies the change. */
  epoch: number
  /** The address before the change. */
  email: string
}

/**
 * @param key_slot of the member's key. @param isReserved whether other accounts find the address taken
 * @returns the secret for a link; only its hash is stored
 */
async function addUndo(
  db: Db,
  key_slot: number,
  { member_id, epoch, email }: Undo,
  isReserved: boolean,
  now: number,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('email_undos')
    .values({
      token_hash: sha256(token),
      member_id,
      epoch,
      ...sealed({ key_slot }, 'email_undos', { email }),
      email_key: hashed(isReserved ? emailKey(email) : newId()),
      created_at: instant(now),
      expires_at: instant(now + undoMs),
    })
    .execute()
  return token
}

/**
 * Makes the change of an address undoable. The old address is reserved only when it was confirmed or is the one the
 * account was opened with: else an account that moves through other people's addresses would lock them all.
 * @param member as before the change, whose security event is stored already. @param epoch that begins with the change
 */
export async function reserveOldEmail(db: Db, member: MemberRow, epoch: number, now: number): Promise<void> {
  const { id, key_slot, email, email_confirmed_at } = member
  const changes = await db
    .selectFrom('security_events')
    .select('id')
    .where('member_id', '=', id)
    .where('kind', '=', 'email-changed')
    .execute()
  const isReserved = email_confirmed_at !== null || changes.length <= 1
  await addUndo(db, key_slot, { member_id: id, epoch, email }, isReserved, now)
}

/**
 * Whether an address is reserved for another member. Ask after writing it: of two requests at once, one then sees the
 * other.
 */
export async function isEmailReserved(db: Db, email: string, memberId: string, now: number): Promise<boolean> {
  const held = await db
    .selectFrom('email_undos')
    .select('member_id')
    .where('email_key', '=', hashed(emailKey(email)))
    .where('member_id', '!=', memberId)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  return held !== undefined
}

/** @returns the secret for a link that undoes the change that began `of.epoch`; null when it was undone already */
export async function issueUndo(db: Db, of: { member_id: string; epoch: number }, now: number): Promise<string | null> {
  const undo = await db
    .selectFrom('email_undos')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['key_slot', 'member_id', 'email_undos.epoch', 'email_undos.email'])
    .where('member_id', '=', of.member_id)
    .where('email_undos.epoch', '=', of.epoch)
    .executeTakeFirst()
  return undo ? addUndo(db, undo.key_slot, undo, false, now) : null
}

/**
 * Uses up a link, and with it the links of later changes. Call it in a transaction.
 * @returns what to put back; null when the link does not work
 */
export async function redeemUndo(db: Db, token: string, now: number): Promise<Undo | null> {
  const undo = await db
    .deleteFrom('email_undos')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', instant(now))
    .returning(['member_id', 'epoch', 'email'])
    .executeTakeFirst()
  if (!undo) return null
  await db.deleteFrom('email_undos').where('member_id', '=', undo.member_id).where('epoch', '>=', undo.epoch).execute()
  return undo
}
