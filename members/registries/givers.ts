// A giver's own page, which its token alone opens: bought, changed my mind, a message.
import type { GiverGift } from '../../contract/registry.ts'
import type { BodyOf } from '../../contract/routes.ts'
import { giverMessageProblem } from '../../domain/registry/fields.ts'
import { sha256 } from '../ids.ts'
import { instant } from '../instants.ts'
import { httpError, notFound } from '../refusal.ts'
import type { Db, RegistryRow, ReservationRow } from '../store/schema.ts'
import { hashed, sealed } from '../store/sealing.ts'
import { changeOf } from './changed-items.ts'
import { findItem, itemEntity } from './item-rows.ts'
import { linkText } from './lookup-texts.ts'
import { normalizeLines, refuseProblems } from './registry-fields.ts'
import { giveToItem, stepAt } from './reserving.ts'
import { endedStates, fieldsOf } from './rows.ts'
import { requireRoomForWords } from './words-room.ts'

interface Found {
  gift: ReservationRow
  row: RegistryRow
}

/**
 * The reservation of a token. @param under the link in the giver's address: the list's own, or the one it was made under
 * @throws HttpError 404 alike for an unknown token and a wrong link
 */
async function findGift(db: Db, token: string, under: string): Promise<Found> {
  const gift = await db
    .selectFrom('registry_reservations')
    .innerJoin('registries', 'registries.id', 'registry_reservations.registry_id')
    .selectAll('registry_reservations')
    .where('token_hash', '=', sha256(token))
    .where('token', '!=', '')
    .where('status', 'not in', endedStates)
    .where(({ or, eb }) =>
      or([eb('link_hash', '=', hashed(linkText(under))), eb('made_under', '=', hashed(linkText(under)))]),
    )
    .executeTakeFirst()
  const row =
    gift && (await db.selectFrom('registries').selectAll().where('id', '=', gift.registry_id).executeTakeFirst())
  if (!gift || !row) throw notFound()
  return { gift, row }
}

/** @throws HttpError 404 */
export async function readGift(db: Db, token: string, under: string): Promise<GiverGift> {
  const { gift, row } = await findGift(db, token, under)
  const isOpen = row.status === 'open'
  const isKept = gift.state !== 'released'
  const item = isOpen && isKept ? await findItem(db, row.id, gift.item_id) : undefined
  const { parents, address, show_address } = fieldsOf(row)
  return {
    state: gift.state,
    quantity: gift.quantity,
    mailed: gift.mailed === 1,
    item: item ? itemEntity(item) : null,
    changed: item ? await changeOf(db, gift) : null,
    chosen_title: item ? gift.item_title : '',
    parents: isOpen ? parents : [],
    giver: { name: gift.giver_name, message: gift.message },
    address: isOpen && isKept && show_address ? address : '',
    thanks: isOpen ? gift.thanks : '',
    list_status: isOpen ? 'open' : 'paused',
    link: row.link === under ? row.link : null,
  }
}

type Change = BodyOf<'PUT /registry-gifts/:token'>

/**
 * What a giver says of a gift. Released, it is free for others, and the giver's data is deleted. Call it in a
 * transaction. @throws HttpError 404; 409 when it was released before; 422 for a message that is too long
 */
export async function changeGift(db: Db, token: string, under: string, { state, message }: Change, now: number) {
  const { gift, row } = await findGift(db, token, under)
  if (message !== undefined) refuseProblems({ message: giverMessageProblem(message) ?? undefined })
  if (state === 'released') return releaseGift(db, gift)
  if (message !== undefined) await requireRoomForWords(db, row.id, 'message', message)
  const changed = await db
    .updateTable('registry_reservations')
    .set({
      ...(message !== undefined && sealed(row, 'registry_reservations', { message: normalizeLines(message) })),
      ...(state && { state, next_step_at: state === 'bought' ? null : nextStep(gift, now) }),
    })
    .where('id', '=', gift.id)
    .where('state', '!=', 'released')
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw httpError(409, 'gift-released')
}

const nextStep = ({ reminders }: ReservationRow, now: number) => instant(stepAt(now, Math.max(reminders - 1, 0)))

/** Frees what a reservation took and deletes the giver's data; done once, however often it is asked for. */
export async function releaseGift(db: Db, { id, registry_id, item_id, quantity }: ReservationRow): Promise<boolean> {
  const released = await db
    .updateTable('registry_reservations')
    .set({ state: 'released', giver_name: '', giver_email: '', giver_key: '', message: '', next_step_at: null })
    .where('id', '=', id)
    .where('state', '!=', 'released')
    .returning('id')
    .executeTakeFirst()
  if (!released) return false
  await giveToItem(db, item_id, quantity)
  await dropLetters(db, registry_id, id)
  return true
}

/** Deletes letters about a reservation that have not left yet, but for the one that says that it is released. */
async function dropLetters(db: Db, registryId: string, reservation: string) {
  const waiting = await db
    .selectFrom('mail_queue')
    .select(['id', 'data'])
    .where('registry_id', '=', registryId)
    .where('template', '!=', 'gift-released')
    .execute()
  for (const { id, data } of waiting)
    if (JSON.parse(data).reservation === reservation) await db.deleteFrom('mail_queue').where('id', '=', id).execute()
}
