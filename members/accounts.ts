// Accounts: made, and proved by their password.
import { emailKey } from './account-fields.ts'
import { firstAvatarSlug } from './avatars/rows.ts'
import { newDrawingName } from './avatars/store.ts'
import type { Context } from './context.ts'
import { newId, newUsername } from './ids.ts'
import { instant } from './instants.ts'
import { forgive, giveBack, takeOrRefuse } from './limits.ts'
import { ruleBroken } from './refusal.ts'
import type { KeyFile } from './store/key-file.ts'
import { newKey } from './store/keys.ts'
import type { Db, Flag, MemberRow } from './store/schema.ts'
import { hashed, sealed } from './store/sealing.ts'

export interface NewAccount {
  email: string
  passwordHash: string
  firstName: string
  isTtc?: boolean
  /** Of the sister product, and what it knew. */
  isCreatedOnTk?: boolean
  parentRole?: number | null
  hadProfile?: boolean
}

const flag = (yes = false): Flag => (yes ? 1 : 0)

/** Makes a member with a key, a password and a letter for an avatar. Null when the e-mail address has an account already. */
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
      ...sealed({ key_slot }, 'members', { email: account.email, username, first_name: account.firstName, last_name: '' }),
      email_key,
      username_key: hashed(username),
      is_ttc: flag(account.isTtc),
      had_profile: flag(account.hadProfile || account.isTtc),
      is_created_on_tk: flag(account.isCreatedOnTk),
      parent_role: account.parentRole ?? null,
      after_loss_since: null,
      version: 1,
      created_at,
    })
    .onConflict(conflict => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!member) return null
  await db.insertInto('passwords').values({ member_id: member.id, hash: account.passwordHash, changed_at: created_at }).execute()
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

/**
 * Checks a password within the limits for wrong ones. As much happens for an account that is not there as for one that is.
 * @param ip where the try comes from
 * @returns the member, or null when e-mail address and password do not go together
 * @throws Refusal 429 or 503
 */
export async function provePassword({ store, passwords, now }: Context, email: string, password: string, ip: string) {
  const account = emailKey(email)
  const here = `${account} ${ip}`
  await takeOrRefuse(store.db, 'login-here', here, now())
  await takeOrRefuse(store.db, 'login-account', account, now())
  const found = await store.db
    .selectFrom('members')
    .innerJoin('passwords', 'passwords.member_id', 'members.id')
    .selectAll('members')
    .select('hash')
    .where('email_key', '=', hashed(account))
    .executeTakeFirst()
  if (!(await passwords.verify(found?.hash ?? null, password)) || !found) return null
  await forgive(store.db, 'login-here', here)
  await giveBack(store.db, 'login-account', account)
  const { hash: _, ...member } = found
  return member
}

/** The signed-in member's password, again. @throws Refusal 422 `field` when it is wrong, 429, 503 */
export async function requirePassword(context: Context, { email }: MemberRow, password: string, ip: string, field = 'password') {
  if (!(await provePassword(context, email, password, ip))) throw ruleBroken(field, 'wrong-password')
}

/** @param hash of the new password */
export async function setPassword(db: Db, memberId: string, hash: string, now: number): Promise<void> {
  await db
    .updateTable('passwords')
    .set({ hash, changed_at: instant(now) })
    .where('member_id', '=', memberId)
    .execute()
}
