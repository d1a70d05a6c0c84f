// A changed e-mail address is put back by a link in the letter to the old one: whoever changed it may be a thief. The
// link holds whatever happens to the password meanwhile, and until it has run out nobody else can have the old address.
import { emailKey } from './account-fields.ts'
import { newId, newToken, sha256 } from './ids.ts'
import { dayMs, instant } from './instants.ts'
import type { Db, MemberRow } from './store/schema.ts'
import { hashed, sealed } from './store/sealing.ts'

/** How long a link works from the moment its mail leaves, and an address is kept from the moment it was changed. */
export const undoMs = 7 * dayMs

interface Undo {
  member_id: string
  /** The epoch that began with the change. */
  epoch: number
  /** The address before it. */
  email: string
}

/**
 * @param key_slot the member's. @param isReserved whether others find the address taken. @returns the secret for a link,
 * which is nowhere else
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
 * Keeps the address of a member who changes it. Others find it taken when its owner has confirmed it, or joined with
 * it: whoever moves from one address of somebody else to the next shuts nobody out.
 * @param member as before the change, which is among the changes already. @param epoch that begins with it
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

/** Whether an address is kept for somebody else. After it was written, so that of two at once none is missed. */
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

/** A link for the change that began an epoch; null when it was undone. */
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

/** Uses a link up, and all of that change and of those after it. Null when it does not work. In a transaction. */
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
