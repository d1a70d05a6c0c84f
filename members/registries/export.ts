// A member's lists in the export: as the member sees them, so that it tells nothing of a surprise.
import { today } from '../../domain/dates.ts'
import { isRevealed } from '../../domain/registry/surprise.ts'
import type { Db } from '../store/schema.ts'
import { readGifts } from './gifts.ts'
import { ownedRows, readRegistry } from './rows.ts'

/** The lists with their items, the addresses that are invited, and, once that is no surprise any more, the gifts. */
export async function exportRegistries(db: Db, memberId: string, now: number) {
  const lists = []
  for (const row of await ownedRows(db, memberId)) {
    const invitations = await db
      .selectFrom('registry_invitations')
      .select(['email', 'created_at', 'expires_at'])
      .where('registry_id', '=', row.id)
      .execute()
    const gifts = isRevealed(row.surprise_until, today(now)) ? await readGifts(db, row.id) : null
    lists.push({ ...(await readRegistry(db, row, memberId, today(now))), invitations, gifts })
  }
  return lists
}
