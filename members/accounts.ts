// Accounts: create one, find one by its e-mail address, change its password and address.
import { recordOf } from '../contract/fields.ts'
import { writtenFields } from '../contract/member.ts'
import { emailKey } from './account-fields.ts'
import { firstAvatarSlug } from './avatars/rows.ts'
import { newDrawingName } from './avatars/store.ts'
import { isEmailReserved } from './email-undos.ts'
import { newId, newUsername } from './ids.ts'
import { instant } from './instants.ts'
import { take } from './limits.ts'
import type { Flag } from './store/column-types.ts'
import type { KeyFile } from './store/key-file.ts'
import { newKey } from './store/keys.ts'
import type { Db, MemberRow } from './store/schema.ts'
import { hashed, sealed } from './store/sealing.ts'

export interface NewAccount {
  email: string
  passwordHash: string
  firstName: string
  isTtc?: boolean
  /** The account comes from the sister product, which also gave `parentRole` and `hadProfile`. */
  isCreatedOnTk?: boolean
  parentRole?: number | null
  hadProfile?: boolean
  /** The address is known to be the member's, so no confirmation email is needed. */
  isConfirmed?: boolean
}

const flag = (yes = false): Flag => (yes ? 1 : 0)

/**
 * Creates a member with an encryption key, a password and a placeholder avatar. Call it in a transaction.
 * @returns null when the e-mail address has an account already, or is reserved for a member who may undo a change of it
 */
export async function createMember(db: Db, keys: KeyFile, account: NewAccount, now: number): Promise<MemberRow | null> {
  const email_key = hashed(emailKey(account.email))
  if (await db.selectFrom('members').select('id').where('email_key', '=', email_key).executeTakeFirst()) return null
  const key_slot = await newKey(db, keys)
  const username = newUsername()
  const created_at = instant(now)
  const member = await db
    .insertInto('members')
    .values({
      id: newId(),
      key_slot,
      ...sealed({ key_slot }, 'members', {
        ...recordOf(writtenFields, () => ''),
        email: account.email,
        username,
        first_name: account.firstName,
      }),
      email_key,
      username_key: hashed(username),
      is_ttc: flag(account.isTtc),
      had_profile: flag(account.hadProfile || account.isTtc),
      is_created_on_tk: flag(account.isCreatedOnTk),
      parent_role: account.parentRole ?? null,
      after_loss_since: null,
      version: 1,
      epoch: 1,
      email_confirmed_at: account.isConfirmed ? created_at : null,
      created_at,
    })
    .onConflict(conflict => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!member) return null
  // Only after the insert, which waits for a change of address that another request is committing
  if (await isEmailReserved(db, account.email, member.id, now)) {
    await db.deleteFrom('members').where('id', '=', member.id).execute()
    await keys.destroy(key_slot)
    return null
  }
  await db
    .insertInto('passwords')
    .values({ member_id: member.id, hash: account.passwordHash, changed_at: created_at })
    .execute()
  const avatar = { member_id: member.id, file: newDrawingName(), slug: firstAvatarSlug(account.firstName) }
  await db.insertInto('avatars').values(avatar).execute()
  return member
}

export const memberByEmail = (db: Db, email: string): Promise<MemberRow | undefined> =>
  db
    .selectFrom('members')
    .selectAll()
    .where('email_key', '=', hashed(emailKey(email)))
    .executeTakeFirst()

/** Stores a new password. @param hash from `Passwords.hash` */
export async function setPassword(db: Db, memberId: string, hash: string, now: number): Promise<void> {
  await db
    .updateTable('passwords')
    .set({ hash, changed_at: instant(now) })
    .where('member_id', '=', memberId)
    .execute()
}

/**
 * Stores another e-mail address.
 * @param confirmed whether the member has just shown that they read its mail
 * @throws the database's error when another account has the address: see `isUniqueViolation`
 */
export async function setEmail(
  db: Db,
  member: MemberRow,
  email: string,
  confirmed: boolean,
  now: number,
): Promise<void> {
  const found = { email_key: hashed(emailKey(email)), email_confirmed_at: confirmed ? instant(now) : null }
  await db
    .updateTable('members')
    .set({ ...sealed(member, 'members', { email }), ...found })
    .where('id', '=', member.id)
    .execute()
}

/** Marks the address as the member's own: a link from an email to it was used. */
export async function markEmailConfirmed(db: Db, memberId: string, now: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ email_confirmed_at: instant(now) })
    .where('id', '=', memberId)
    .execute()
}

/** Whether a confirmation email may go to an address, once a day; counts it when it may. */
export const mayAskToConfirm = async (db: Db, email: string, now: number): Promise<boolean> =>
  (await take(db, 'confirm-letter', emailKey(email), now)) === null
