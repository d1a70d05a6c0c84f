// Whether a member reads the quiet almanac. Before, that followed from the records of losses, and went with them.
import type { Migration } from 'kysely/migration'
import type { Db } from '../schema.ts'
import { numberFrom } from './columns.ts'

export const afterLoss: Migration = {
  async up(db) {
    const { type, rule } = numberFrom(0)
    await db.schema.alterTable('members').addColumn('after_loss', type, rule).execute()
    const store: Db = db
    await store.updateTable('members').set({ after_loss: 1 }).where('id', 'in', store.selectFrom('losses').select('member_id')).execute()
  },
}
