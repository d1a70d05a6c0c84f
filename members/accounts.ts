// Accounts: made, proved by their password, and reached by their address.
import type { FastifyRequest } from 'fastify'
import { emailKey } from './account-fields.ts'
import { firstAvatarSlug } from './avatars/rows.ts'
import { newDrawingName } from './avatars/store.ts'
import type { Context } from './context.ts'
import { isHeld } from './email-undos.ts'
import { newId, newUsername } from './ids.ts'
import { instant } from './instants.ts'
import { knownAs, type Place, type PlaceKind, placeOf, rememberPlace } from './known-places.ts'
import { type Count, forgive, giveBack, type LimitName, take, takeAllOrRefuse } from './limits.ts'
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
  /** Somebody answers for the address: no letter needs to ask. */
  isConfirmed?: boolean
}

const flag = (yes = false): Flag => (yes ? 1 : 0)

/**
 * Makes a member with a key, a password and a letter for an avatar. In a transaction.
 * @returns null when the e-mail address has an account already, or is kept for one that may take it back
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
      ...sealed({ key_slot }, 'members', { email: account.email, username, first_name: account.firstName, last_name: '' }),
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
  if (await isHeld(db, account.email, member.id, now)) {
    await db.deleteFrom('members').where('id', '=', member.id).execute()
    await keys.destroy(key_slot)
    return null
  }
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

/** What a right password settles for good; of all others it only was no try that counts. */
const forgiven: ReadonlySet<LimitName> = new Set(['login-device', 'login-here', 'confirm', 'confirm-hour'])

/** In what ways a try to log in counts: strangers together, a place that is known for itself. */
function loginCounts(account: string, { network, device }: Place, known: PlaceKind | null): Count[] {
  const here = known === 'device' ? `${account} ${device}` : `${account} ${network}`
  if (known === 'device') return [['login-device', here], ['login-known', here]] // biome-ignore format: a line a place
  if (known === 'network') return [['login-here', here], ['login-known', here]] // biome-ignore format: as above
  return [['login-here', here], ['login-account', account]] // biome-ignore format: as above
}

/** The work that a password makes, counted for where it comes from. @param isTrusted a known device, or somebody signed in */
export const passwordWork = ({ network }: Place, isTrusted = false): Count => ['password-work', isTrusted ? `known ${network}` : network]

interface Try {
  /** Of the account; null when there is none. */
  hash: string | null
  password: string
  place: Place
  /** From a known device, or by somebody signed in. */
  isTrusted: boolean
  counts: readonly Count[]
}

/** Whether a password is right, within limits for wrong ones. @throws Refusal 429 or 503, and then it was no try */
async function tryPassword({ store: { db }, passwords, now }: Context, { hash, password, place, isTrusted, counts }: Try) {
  await takeAllOrRefuse(db, [...counts, passwordWork(place, isTrusted)], now())
  const turn = { whose: place.network, first: isTrusted }
  const isRight = await passwords.verify(hash, password, turn).catch(async error => {
    for (const count of counts) await giveBack(db, ...count)
    throw error
  })
  if (isRight) for (const [name, subject] of counts) await (forgiven.has(name) ? forgive : giveBack)(db, name, subject)
  return isRight
}

/**
 * Checks a password within the limits for wrong ones. As much happens for an account that is not there as for one that is.
 * @param place where the try comes from
 * @returns the member as of the password that was looked at, or null when e-mail address and password do not go together
 * @throws Refusal 429 or 503
 */
export async function provePassword(context: Context, email: string, password: string, place: Place): Promise<MemberRow | null> {
  const { store, now } = context
  const found = await memberByEmail(store.db, email)
  const hash = await hashOf(store.db, found?.id)
  const known = await knownAs(store.db, found?.id ?? '', place, now())
  const counts = loginCounts(emailKey(email), place, known)
  const isRight = await tryPassword(context, { hash, password, place, isTrusted: known === 'device', counts })
  return isRight && found ? found : null
}

const hashOf = async (db: Db, memberId = '') =>
  (await db.selectFrom('passwords').select('hash').where('member_id', '=', memberId).executeTakeFirst())?.hash ?? null

/**
 * The signed-in member's password, again. Wrong ones are counted for the member: nobody without a session can use them up.
 * @throws Refusal 422 `field` when it is wrong, 429, 503
 */
export async function requirePassword(context: Context, request: FastifyRequest, password: string, field = 'password'): Promise<void> {
  const { store, now } = context
  const { id } = request.member
  const place = placeOf(request)
  const hash = await hashOf(store.db, id)
  const counts: Count[] = [['confirm', id], ['confirm-hour', id]] // biome-ignore format: a line
  if (!(await tryPassword(context, { hash, password, place, isTrusted: true, counts }))) throw ruleBroken(field, 'wrong-password')
  await rememberPlace(store.db, id, place, now())
}

/** @param hash of the new password */
export async function setPassword(db: Db, memberId: string, hash: string, now: number): Promise<void> {
  await db
    .updateTable('passwords')
    .set({ hash, changed_at: instant(now) })
    .where('member_id', '=', memberId)
    .execute()
}

/** @param confirmed whether whoever reads its mail has just said so. @throws the store's own when somebody else has it, see `isUniqueViolation` */
export async function setEmail(db: Db, member: MemberRow, email: string, confirmed: boolean, now: number): Promise<void> {
  const found = { email_key: hashed(emailKey(email)), email_confirmed_at: confirmed ? instant(now) : null }
  await db
    .updateTable('members')
    .set({ ...sealed(member, 'members', { email }), ...found })
    .where('id', '=', member.id)
    .execute()
}

/** Somebody who reads the mail of the member's address has used a link out of it. */
export async function noteConfirmed(db: Db, memberId: string, now: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ email_confirmed_at: instant(now) })
    .where('id', '=', memberId)
    .execute()
}

/** Whether an address may be asked to confirm itself: once a day. */
export const mayAskToConfirm = async (db: Db, email: string, now: number): Promise<boolean> =>
  (await take(db, 'confirm-letter', emailKey(email), now)) === null
