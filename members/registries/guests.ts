// A list as its guests see it. To an owner who looks at it nothing is reserved, so that it stays a surprise.
import { timingSafeEqual } from 'node:crypto'
import type { GuestHead, GuestRegistry } from '../../contract/registry.ts'
import { capacityOf } from '../../domain/registry/shares.ts'
import { notFound } from '../refusal.ts'
import { findSession } from '../sessions.ts'
import type { KeyFile } from '../store/key-file.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { isOwner } from './invitations.ts'
import { fieldsOf, linkedRow, readGuestItems } from './rows.ts'

/** What a request says about who asks. */
export interface Guest {
  /** The session's token; null for most guests. */
  token: string | null
  /** Passes for lists with a PIN. */
  passes: readonly string[]
  now: number
}

/** A list that somebody asks for by its link. */
export interface Visit {
  row: RegistryRow
  isOwner: boolean
  /** Whether the list's PIN is still to be entered. */
  needsPin: boolean
}

/** @throws HttpError 404 for an unknown link */
export async function visit({ db, keys }: Store, link: string, { token, passes, now }: Guest): Promise<Visit> {
  const row = await linkedRow(db, link)
  if (!row) throw notFound()
  const signedIn = token === null ? null : await findSession(db, token, now)
  const isOwnList = signedIn !== null && (await isOwner(db, row.id, signedIn.member.id))
  const needsPin = row.pin !== '' && !isOwnList && !passes.some(pass => isSame(pass, passOf(keys, row)))
  return { row, isOwner: isOwnList, needsPin }
}

/** What shows that a guest knows the PIN; a new PIN, or a new link, makes it worthless. */
export const passOf = (keys: KeyFile, { id, link, pin }: RegistryRow): string =>
  keys.hash(`registry pass ${id} ${link} ${pin}`)

/** Compares secrets in a time that does not depend on how much of them is right. */
export const isSame = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What the guest may see of the list. */
export async function guestRegistry(db: Db, visit: Visit): Promise<GuestRegistry> {
  const head = guestHead(visit)
  return head.status === 'open' ? { ...head, items: await readLeft(db, visit.row.id, visit.isOwner) } : head
}

/** The same without the items. */
export function guestHead({ row, isOwner: is_owner, needsPin }: Visit): GuestHead {
  if (row.status !== 'open') return { status: 'paused', words: row.guest_words }
  if (needsPin) return { status: 'pin' }
  const { parents, event_kind, event_date, town, state, message, also_at } = fieldsOf(row)
  return { parents, event_kind, event_date, town, state, message, also_at, status: 'open', is_owner }
}

/** How much of each item can still be reserved, by the item's id; none for a list that is not shown. */
export async function leftOf(db: Db, { row, isOwner: isOwnList, needsPin }: Visit): Promise<Record<string, number>> {
  if (row.status !== 'open' || needsPin) return {}
  return Object.fromEntries((await readLeft(db, row.id, isOwnList)).map(({ id, left }) => [id, left]))
}

const readLeft = async (db: Db, registryId: string, isOwnList: boolean) =>
  (await readGuestItems(db, registryId)).map(({ item, reserved }) => ({
    ...item,
    left: Math.max(capacityOf(item) - (isOwnList ? 0 : reserved), 0),
  }))
