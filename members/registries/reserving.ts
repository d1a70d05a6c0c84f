// Reserving a gift: one atomic statement decides, so that nothing is ever promised twice.
import { sql } from 'kysely'
import { registryLimits } from '../../domain/registry/registry.ts'
import { capacityOf } from '../../domain/registry/shares.ts'
import { newId, sha256 } from '../ids.ts'
import { dayMs, instant } from '../instants.ts'
import { queueRegistryMail } from '../mail/queue.ts'
import { httpError, notFound, ruleBroken } from '../refusal.ts'
import { flag } from '../store/column-types.ts'
import type { Hashed } from '../store/hidden-values.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { hashed, sealed } from '../store/sealing.ts'
import { giverText, linkText } from './lookup-texts.ts'
import { endedStates } from './rows.ts'
import { requireRoomForWords } from './words-room.ts'

export interface Giver {
  name: string
  email: string
  message: string
  quantity: number
}

/** When a reservation is to be looked at after so many reminders, in milliseconds since 1970. */
export const stepAt = (createdAt: number, reminders: number): number =>
  createdAt + (registryLimits.reminderDays[reminders] ?? 0) * dayMs

/** The token of a giver's own page, the same for the same seed. */
export const giftToken = (registryId: string, itemId: string, seed: string): string =>
  sha256(`gift ${registryId} ${itemId} ${seed}`)

/**
 * Reserves an item, and queues a letter with the giver's own link. Call it in a transaction.
 * @param seed the same when a request is repeated: then nothing is reserved a second time
 * @returns the token of the giver's own page
 * @param network of the guest
 * @throws HttpError 404 for an unknown item, 409 'not-open', 409 'taken' with how many are left, 422 when too many are
 * reserved from the list, or too many are open for the giver's address
 */
export async function reserve(
  db: Db,
  row: RegistryRow,
  itemId: string,
  giver: Giver,
  { seed, network, now }: { seed: string; network: string; now: number },
): Promise<string> {
  const token = giftToken(row.id, itemId, seed)
  const token_hash = sha256(token)
  await lockOpen(db, row)
  const known = await db
    .selectFrom('registry_reservations')
    .select('id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (known) return token
  const { shares, title } = await takeFromItem(db, row, itemId, giver.quantity)
  const giver_key = hashed(giverText(row.id, giver.email))
  await requireRoom(db, row.id, giver_key)
  await requireRoomForWords(db, row.id, 'message', giver.message)
  const id = newId()
  const letter = { template: 'gift-reserved', to: giver.email, about: { reservation: id }, network } as const
  const isMailed = await queueRegistryMail(db, row, letter, now)
  await db
    .insertInto('registry_reservations')
    .values({
      id,
      registry_id: row.id,
      item_id: itemId,
      token_hash,
      made_under: hashed(linkText(row.link)),
      giver_key,
      mailed: flag(isMailed),
      ...sealed(row, 'registry_reservations', {
        token,
        link: row.link,
        giver_name: giver.name,
        giver_email: giver.email,
        item_title: title,
        message: giver.message,
        thanks: '',
      }),
      thanked: 0,
      quantity: giver.quantity,
      of_shares: shares === null ? 0 : 1,
      state: 'reserved',
      reminders: 0,
      next_step_at: instant(stepAt(now, 0)),
      created_at: instant(now),
    })
    .execute()
  return token
}

/**
 * Locks the list until the transaction ends: of guests who come at once, each sees what the one before has reserved.
 * @throws HttpError 404 when it is gone, 409 when it is not open
 */
async function lockOpen(db: Db, { id }: RegistryRow): Promise<void> {
  const list = await db
    .updateTable('registries')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirst()
  if (!list || endedStates.includes(list.status)) throw notFound()
  if (list.status !== 'open') throw httpError(409, 'not-open')
}

/** Takes so many from an item, if there are so many left. @throws HttpError as above */
async function takeFromItem(db: Db, { id }: RegistryRow, itemId: string, count: number) {
  const taken = await db
    .updateTable('registry_items')
    .set(({ eb }) => ({ reserved: eb('reserved', '+', count) }))
    .where('id', '=', itemId)
    .where('registry_id', '=', id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`reserved + ${count} <= coalesce(shares, quantity)`)
    .returning(['shares', 'title'])
    .executeTakeFirst()
  if (!taken) throw await refusal(db, id, itemId)
  return taken
}

const findLeft = (db: Db, registryId: string, itemId: string) =>
  db
    .selectFrom('registry_items')
    .select(['quantity', 'shares', 'reserved'])
    .where('id', '=', itemId)
    .where('registry_id', '=', registryId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/**
 * Answers what needs no transaction: most guests of a crowd come too late. @param token of this request
 * @returns true when the same request was answered before. @throws HttpError as `reserve`
 */
export async function isAnsweredEarly(
  db: Db,
  { id }: RegistryRow,
  itemId: string,
  quantity: number,
  token: string,
): Promise<boolean> {
  const item = await findLeft(db, id, itemId)
  if (item && item.reserved + quantity <= capacityOf(item)) return false
  const known = await db
    .selectFrom('registry_reservations')
    .select('id')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (known) return true
  throw await refusal(db, id, itemId)
}

async function refusal(db: Db, registryId: string, itemId: string) {
  const item = await findLeft(db, registryId, itemId)
  if (!item) return notFound()
  return httpError(409, 'taken', { field: 'quantity', body: { left: Math.max(capacityOf(item) - item.reserved, 0) } })
}

/** @throws HttpError 422 when too many gifts are reserved from the list, or are open for one address */
async function requireRoom(db: Db, registryId: string, giverKey: Hashed) {
  const gifts = db.selectFrom('registry_reservations').select(({ fn }) => fn.countAll<number>().as('count'))
  const all = await gifts
    .where('registry_id', '=', registryId)
    .where('state', '!=', 'released') // else whoever takes and gives back would use up the list
    .executeTakeFirstOrThrow()
  if (all.count >= registryLimits.reservations) throw httpError(422, 'gifts-full')
  const open = await gifts.where('giver_key', '=', giverKey).where('state', '=', 'reserved').executeTakeFirstOrThrow()
  if (open.count >= registryLimits.openGifts) throw ruleBroken('email', 'gifts-many')
}

/** Gives back what a reservation took. */
export const giveToItem = (db: Db, itemId: string, count: number) =>
  db
    .updateTable('registry_items')
    .set({ reserved: sql<number>`case when reserved > ${count} then reserved - ${count} else 0 end` })
    .where('id', '=', itemId)
    .execute()
