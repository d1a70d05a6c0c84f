// Adds when a member's time after a loss began. Before, it was read from the records of losses, and deleting those
// ended it.
import type { Migration } from 'kysely/migration'
import type { Db } from '../schema.ts'
import { textOrNull } from './columns.ts'

export const afterLoss: Migration = {
  async up(db) {
    const { type, rule } = textOrNull
    await db.schema.alterTable('members').addColumn('after_loss_since', type, rule).execute()
    const store: Db = db
    const losses = await store
      .selectFrom('losses')
      .select(['member_id', ({ fn }) => fn.max('recorded_at').as('since')])
      .groupBy('member_id')
      .execute()
    for (const { member_id, since } of losses) {
      // A child born since the loss ends that time.
      const children = await store
        .selectFrom('children')
        .select('birth_date')
        .where('member_id', '=', member_id)
        .execute()
      if (children.some(({ birth_date }) => birth_date !== null && birth_date > since)) continue
      await store.updateTable('members').set({ after_loss_since: since }).where('id', '=', member_id).execute()
    }
  },
}
