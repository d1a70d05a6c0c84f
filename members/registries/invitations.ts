// Invitations to keep a list together, and the people who keep it: all with equal rights.
import { registryLimits } from '../../domain/registry/registry.ts'
import { emailKey, readEmail } from '../account-fields.ts'
import { isStillValid } from '../clock-errors.ts'
import { newId, newToken, sha256 } from '../ids.ts'
import { dayMs, instant } from '../instants.ts'
import { queueRegistryMail } from '../mail/queue.ts'
import { httpError, notFound } from '../refusal.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'

/** How long an invitation works, from when its letter leaves. */
export const invitationMs = registryLimits.invitationDays * dayMs

/**
 * Invites an address; an open invitation to it is replaced. Call it in a transaction.
 * @throws HttpError 422 for a wrong address, 409 when full, 429 when no more letters may go there today
 */
export async function invite(db: Db, row: RegistryRow, given: string, now: number): Promise<void> {
  const email = readEmail(given)
  const open = await db
    .selectFrom('registry_invitations')
    .select(['id', 'email'])
    .where('registry_id', '=', row.id)
    .execute()
  const before = open.find(one => emailKey(one.email) === emailKey(email))
  if (before) await db.deleteFrom('registry_invitations').where('id', '=', before.id).execute()
  else if (open.length >= registryLimits.invitations) throw httpError(409, 'invitations-many')
  if ((await countOwners(db, row.id)) >= registryLimits.owners) throw httpError(409, 'owners-many')
  const id = newId()
  await db
    .insertInto('registry_invitations')
    .values({
      id,
      registry_id: row.id,
      token_hash: sha256(newToken()), // of no link: its token is made when the letter leaves
      ...sealed(row, 'registry_invitations', { email }),
      created_at: instant(now),
      expires_at: instant(now + invitationMs),
    })
    .execute()
  const letter = { template: 'registry-invitation', to: email, about: { invitation: id } } as const
  if (!(await queueRegistryMail(db, row, letter, now)))
    throw httpError(429, 'invitation-letters-many', { retryAfter: dayMs / 1000 })
}

/**
 * Makes a member an owner of the list that they are invited to; the invitation is then used up.
 * @returns the list's id. @throws HttpError 404 for an unknown, used or expired invitation, 409 when there is no room
 */
export async function acceptInvitation(db: Db, memberId: string, token: string, now: number): Promise<string> {
  const used = await db
    .deleteFrom('registry_invitations')
    .where('token_hash', '=', sha256(token))
    .where(isStillValid('expires_at', now, invitationMs))
    .returning('registry_id')
    .executeTakeFirst()
  if (!used) throw notFound()
  const { registry_id } = used
  await lockRegistry(db, registry_id)
  if (await isOwner(db, registry_id, memberId)) return registry_id
  if ((await countOwners(db, registry_id)) >= registryLimits.owners) throw httpError(409, 'owners-many')
  await requireRoom(db, memberId)
  await db
    .insertInto('registry_owners')
    .values({ registry_id, member_id: memberId, joined_at: instant(now) })
    .execute()
  return registry_id
}

/** Locks a list's row and raises its version. */
const lockRegistry = (db: Db, id: string) =>
  db
    .updateTable('registries')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** @throws HttpError 409 when the member has as many lists as there may be */
export async function requireRoom(db: Db, memberId: string): Promise<void> {
  const { count } = await db
    .selectFrom('registry_owners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (count >= registryLimits.registries) throw httpError(409, 'registries-many')
}

export async function countOwners(db: Db, registryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('registry_owners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('registry_id', '=', registryId)
    .executeTakeFirstOrThrow()
  return count
}

export const isOwner = async (db: Db, registryId: string, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('registry_owners')
    .select('member_id')
    .where('registry_id', '=', registryId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()) !== undefined
