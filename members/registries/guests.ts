// A list as its guests see it. To an owner who looks at it nothing is reserved, so that it stays a surprise.
import { timingSafeEqual } from 'node:crypto'
import type { GuestHead, GuestRegistry } from '../../contract/registry.ts'
import { today } from '../../domain/dates.ts'
import { capacityOf } from '../../domain/registry/shares.ts'
import { isRevealed } from '../../domain/registry/surprise.ts'
import { notFound } from '../refusal.ts'
import { findSession } from '../sessions.ts'
import type { KeyFile } from '../store/key-file.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { isOwner } from './invitations.ts'
import { readGuestItems } from './item-rows.ts'
import { ownerMark } from './owner-mark.ts'
import { fieldsOf, linkedRow } from './rows.ts'

/** What a request says about who asks. */
export interface Guest {
  /** The session's token; null for most guests. */
  token: string | null
  /** Passes for lists with a PIN. */
  passes: readonly string[]
  /** Marks of lists whose owners have used this browser. */
  marks: readonly string[]
  now: number
}

/** A list that somebody asks for by its link. */
export interface Visit {
  row: RegistryRow
  /** An owner is signed in. */
  isOwner: boolean
  /** Nobody is signed in who owns it, but an owner has used this browser, and it is still a surprise. */
  isOwnersBrowser: boolean
  /** Whether the list's PIN is still to be entered. */
  needsPin: boolean
}

/** @throws HttpError 404 for an unknown link */
export async function visit({ db, keys }: Store, link: string, { token, passes, marks, now }: Guest): Promise<Visit> {
  const row = await linkedRow(db, link)
  if (!row) throw notFound()
  const signedIn = token === null ? null : await findSession(db, token, now)
  const isOwnList = signedIn !== null && (await isOwner(db, row.id, signedIn.member.id))
  const needsPin = row.pin !== '' && !isOwnList && !passes.some(pass => isSame(pass, passOf(keys, row)))
  const isMarked = !isOwnList && marks.some(mark => isSame(mark, ownerMark(row.id)))
  const isOwnersBrowser = isMarked && !isRevealed(row.surprise_until, today(now))
  return { row, isOwner: isOwnList, isOwnersBrowser, needsPin }
}

/** Nothing counts as reserved for these, and they reserve nothing. */
export const isForOwners = ({ isOwner, isOwnersBrowser }: Visit): boolean => isOwner || isOwnersBrowser

/**
 * What shows that a guest knows the PIN; setting a PIN, also the same again, or a new link makes it worthless. The first
 * PIN's pass is as it was before PINs were counted.
 */
export const passOf = (keys: KeyFile, { id, link, pin, pin_epoch }: RegistryRow): string =>
  keys.hash(`registry pass ${id} ${link} ${pin}${pin_epoch > 1 ? ` ${pin_epoch}` : ''}`)

/** Compares secrets in a time that does not depend on how much of them is right. */
export const isSame = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What the guest may see of the list. */
export async function guestRegistry(db: Db, visit: Visit): Promise<GuestRegistry> {
  const head = guestHead(visit)
  return head.status === 'open' ? { ...head, items: await readLeft(db, visit) } : head
}

/** The same without the items. */
export function guestHead(visit: Visit): GuestHead {
  const { row, needsPin, isOwnersBrowser: is_owners_browser } = visit
  if (row.status !== 'open') return { status: 'paused', words: row.guest_words }
  if (needsPin) return { status: 'pin' }
  const { parents, event_kind, event_date, town, state, message, also_at } = fieldsOf(row)
  const shown = { parents, event_kind, event_date, town, state, message, also_at }
  return { ...shown, status: 'open', is_owner: isForOwners(visit), is_owners_browser }
}

/** How much of each item can still be reserved, by the item's id; none for a list that is not shown. */
export async function leftOf(db: Db, visit: Visit): Promise<Record<string, number>> {
  if (visit.row.status !== 'open' || visit.needsPin) return {}
  return Object.fromEntries((await readLeft(db, visit)).map(({ id, left }) => [id, left]))
}

const readLeft = async (db: Db, visit: Visit) =>
  (await readGuestItems(db, visit.row.id)).map(({ item, reserved }) => ({
    ...item,
    left: Math.max(capacityOf(item) - (isForOwners(visit) ? 0 : reserved), 0),
  }))
