// The gifts of a list, for its owners: only from the day on that they chose.
import type { Gift } from '../../contract/registry.ts'
import type { BodyOf } from '../../contract/routes.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { thanksProblem } from '../../domain/registry/fields.ts'
import { isRevealed } from '../../domain/registry/surprise.ts'
import { httpError, notFound } from '../refusal.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'
import { normalizeLines, refuseProblems } from './registry-fields.ts'
import { requireUnchanged } from './unchanged.ts'
import { requireRoomForWords } from './words-room.ts'

/** @throws HttpError 409 while it is a surprise: the first thing that every such request asks */
export function requireRevealed({ surprise_until }: RegistryRow, today: CalendarDate): void {
  if (!isRevealed(surprise_until, today)) throw httpError(409, 'still-a-surprise')
}

/** What is reserved and bought, the oldest first. Call `requireRevealed` before. */
export async function readGifts(db: Db, registryId: string): Promise<Gift[]> {
  const items = await db
    .selectFrom('registry_items')
    .select(['id', 'title', 'shares', 'removed_at'])
    .where('registry_id', '=', registryId)
    .execute()
  const rows = await db
    .selectFrom('registry_reservations')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('state', '!=', 'released')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byId = new Map(items.map(item => [item.id, item]))
  return rows.flatMap(row => {
    const item = byId.get(row.item_id)
    if (!item || row.state === 'released') return []
    const { id, title, shares, removed_at } = item
    return [
      {
        id: row.id,
        item: { id, title, shares, removed: removed_at !== null },
        quantity: row.quantity,
        state: row.state,
        giver: { name: row.giver_name, message: row.message },
        thanked: row.thanked === 1,
        thanks: row.thanks,
        reserved_at: row.created_at,
      },
    ]
  })
}

type Change = BodyOf<'PUT /members/:member/registries/:id/gifts/:gift'>

/** Notes that a giver was thanked, or thanks them on their own page. @throws HttpError 404; 409; 422 */
export async function thankFor(db: Db, row: RegistryRow, id: string, { thanked, thanks, was }: Change): Promise<Gift> {
  if (was) requireUnchanged(was, await giftIn(db, row, id))
  if (thanks !== undefined) {
    refuseProblems({ thanks: thanksProblem(thanks) ?? undefined })
    await requireRoomForWords(db, row.id, 'thanks', thanks)
  }
  const columns = {
    ...(thanked !== undefined && { thanked: thanked ? (1 as const) : (0 as const) }),
    ...(thanks !== undefined && sealed(row, 'registry_reservations', { thanks: normalizeLines(thanks) })),
  }
  if (Object.keys(columns).length > 0)
    await db
      .updateTable('registry_reservations')
      .set(columns)
      .where('id', '=', id)
      .where('registry_id', '=', row.id)
      .execute()
  return giftIn(db, row, id)
}

/** @throws HttpError 404 */
async function giftIn(db: Db, row: RegistryRow, id: string): Promise<Gift> {
  const gift = (await readGifts(db, row.id)).find(one => one.id === id)
  if (!gift) throw notFound()
  return gift
}
