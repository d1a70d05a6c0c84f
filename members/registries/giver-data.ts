// Deletes what is known of givers, some time after the day.
import { type CalendarDate, today } from '../../domain/dates.ts'
import { giverDataUntil } from '../../domain/registry/fields.ts'
import { registryLimits } from '../../domain/registry/registry.ts'
import { newToken, sha256 } from '../ids.ts'
import { dayMs, instant } from '../instants.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, RegistryRow } from '../store/schema.ts'

const batch = 100 // lists at once
/** How often it is looked whether a list's giver data is to be deleted. */
const checkMs = dayMs

/** Deletes names, addresses and messages of givers whose list's time is over. */
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
    for (const list of lists) await deleteDataOf(store.db, list, now)
    if (lists.length < batch) return
  }
}

async function deleteDataOf(db: Db, { id, event_date, surprise_until }: RegistryRow, now: number) {
  const until = giverDataUntil(event_date, surprise_until)
  if (until !== null && isOver(until, now)) await forgetGivers(db, id, instant(now))
  if (until === null) await forgetGivers(db, id, instant(now - registryLimits.giverDaysUndated * dayMs))
}

const isOver = (until: CalendarDate, now: number) => today(now) > until

/** What remains tells what was given, and not by whom. @param before only what was reserved before this instant */
async function forgetGivers(db: Db, registryId: string, before: string) {
  const kept = await db
    .selectFrom('registry_reservations')
    .select('id')
    .where('registry_id', '=', registryId)
    .where('token', '!=', '')
    .where('created_at', '<=', before)
    .execute()
  const nothing = {
    token: '',
    link: '',
    giver_name: '',
    giver_email: '',
    message: '',
    thanks: '',
    item_title: '',
  } as const
  for (const { id } of kept)
    await db
      .updateTable('registry_reservations')
      .set({ ...nothing, token_hash: sha256(newToken()), next_step_at: null })
      .where('id', '=', id)
      .execute()
}
