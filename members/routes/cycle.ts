import type { BodyOf } from '../../contract/routes.ts'
import { addMonths, type CalendarDate, parseDate } from '../../domain/dates.ts'
import { cycleLengths } from '../../domain/pregnancy-dating.ts'
import { changeMember } from '../change.ts'
import type { Context, MembersApp } from '../context.ts'
import { readCycle } from '../cycle.ts'
import { ruleBroken } from '../refusal.ts'
import { serve } from '../serve.ts'
import { sealed } from '../store/sealing.ts'

/** In days; `usual` when the body gives none. */
const lutealLengths = { min: 10, max: 16, usual: 14 } as const
const usualCycle = 28

export function cycleRoutes(app: MembersApp, context: Context) {
  const { store } = context

  serve(app, 'GET /members/:member/cycle', async ({ member }) => ({
    cycle: await readCycle(store.db, member.id),
    version: member.version,
  }))

  serve(app, 'PUT /members/:member/cycle', (request, reply) => {
    const cycle = readBody(request.body, request.visitorDay)
    return changeMember(
      context,
      request,
      reply,
      async (db, member) => {
        const columns = sealed(member, 'cycles', cycle)
        await db
          .insertInto('cycles')
          .values({ member_id: member.id, ...columns })
          .onConflict(conflict => conflict.column('member_id').doUpdateSet(columns))
          .execute()
      },
      { body: member => ({ cycle, member }) },
    )
  })
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max

/** The cycle in a body, as it is stored. @throws HttpError 422 */
function readBody(given: BodyOf<'PUT /members/:member/cycle'>, day: CalendarDate) {
  const { cycle_length = usualCycle, luteal_length = lutealLengths.usual } = given
  const last_period = given.last_period ? parseDate(given.last_period) : null
  if (given.last_period && last_period === null) throw ruleBroken('last_period', 'date-invalid')
  if (last_period !== null && (last_period > day || last_period < addMonths(day, -12)))
    throw ruleBroken('last_period', 'period-range')
  if (!isWithin(cycle_length, cycleLengths)) throw ruleBroken('cycle_length', 'cycle-length')
  if (!isWithin(luteal_length, lutealLengths)) throw ruleBroken('luteal_length', 'luteal-length')
  return { last_period, cycle_length, luteal_length }
}
