// Deletes what is known of givers, some time after the day, or after they reserved.
import { today } from '../../domain/dates.ts'
import { giverDataUntil } from '../../domain/registry/fields.ts'
import { registryLimits } from '../../domain/registry/registry.ts'
import { newToken, sha256 } from '../ids.ts'
import { dayMs, instant, msOf } from '../instants.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, RegistryRow } from '../store/schema.ts'

const batch = 100 // lists at once
/** How often it is looked whether a list's giver data is to be deleted. */
const checkMs = dayMs

/** Deletes names, addresses and messages of givers whose time is over. */
export async function deleteGiverData(store: Store, now: number) {
  const due = instant(now - checkMs)
  for (;;) {
    const lists: RegistryRow[] = await store.db
      .updateTable('registries')
      .set({ checked_at: instant(now) })
      .where('id', 'in', ({ selectFrom, exists }) =>
        selectFrom('registries')
          .select('id')
          .where('checked_at', '<=', due)
          .where(
            exists(
              selectFrom('registry_reservations')
                .select('id')
                .whereRef('registry_id', '=', 'registries.id')
                .where('token', '!=', ''),
            ),
          )
          .limit(batch),
      )
      .returningAll()
      .execute()
    for (const list of lists) await forgetGivers(store.db, list, now)
    if (lists.length < batch) return
  }
}

/** The columns of a reservation that tell of its giver, as they are when nobody is known any more. */
export const forgottenGiver = {
  token: '',
  link: '',
  giver_name: '',
  giver_email: '',
  giver_key: '',
  message: '',
  thanks: '',
  item_title: '',
} as const

/** What remains tells what was given, and not by whom. */
async function forgetGivers(db: Db, list: RegistryRow, now: number) {
  const known = await db
    .selectFrom('registry_reservations')
    .select(['id', 'created_at'])
    .where('registry_id', '=', list.id)
    .where('token', '!=', '')
    .where('created_at', '<=', instant(now - registryLimits.giverDays * dayMs))
    .execute()
  const isOver = (createdAt: string) => giverDataUntil(list, today(msOf(createdAt))) < today(now)
  for (const { id } of known.filter(({ created_at }) => isOver(created_at)))
    await db
      .updateTable('registry_reservations')
      .set({ ...forgottenGiver, token_hash: sha256(newToken()), next_step_at: null })
      .where('id', '=', id)
      .execute()
}
