// Keeps what givers and parents write of a list's gifts within bounds: all of it is read at once, for the list of gifts
// and for a member's export.
import { sql } from 'kysely'
import { registryLimits } from '../../domain/registry/registry.ts'
import { ruleBroken } from '../refusal.ts'
import type { Db } from '../store/schema.ts'

/** Counted as it is stored, encrypted, so that nothing has to be decrypted. */
const held = sql<number>`coalesce(sum(length(giver_name) + length(item_title) + length(message) + length(thanks)), 0)`

/** @param field of the words. @throws HttpError 422 when the list holds too many words already; never for none */
export async function requireRoomForWords(db: Db, registryId: string, field: 'message' | 'thanks', words: string) {
  if (words === '') return
  const { count } = await db
    .selectFrom('registry_reservations')
    .select(held.as('count'))
    .where('registry_id', '=', registryId)
    .executeTakeFirstOrThrow()
  if (count > registryLimits.giftWords) throw ruleBroken(field, 'words-full')
}
