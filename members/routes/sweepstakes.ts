import { changeMember, listAnswer } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { instant } from '../instants.ts'
import { notFound, ruleBroken } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { Db } from '../store/schema.ts'
import { readSweepstakes } from '../sweepstakes.ts'

const periodPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const maxPeriodLength = 40
const maxEntries = 50

/** Which periods there are, and when one is open, the site knows: this keeps one entry for each member and period. */
export function sweepstakesRoutes(app: MembersApp, context: Context) {
  const { store, now } = context

  serve(app, 'GET /members/:member/sweepstakes', async ({ member }) => ({
    items: await readSweepstakes(store.db, member.id),
    version: member.version,
  }))

  serve(app, 'PUT /members/:member/sweepstakes/:period', (request, reply) => {
    const { period } = request.params
    if (period.length > maxPeriodLength || !periodPattern.test(period)) throw notFound()
    const enter = async (db: Db, { id: member_id }: { id: string }) => {
      const before = await readSweepstakes(db, member_id)
      if (before.some(entry => entry.period === period)) return before
      if (before.length >= maxEntries) throw ruleBroken('period', 'list-full')
      await db
        .insertInto('sweepstakes_entries')
        .values({ member_id, period, entered_at: instant(now()) })
        .execute()
      return readSweepstakes(db, member_id)
    }
    return changeMember(context, request, reply, enter, listAnswer)
  })
}
