// Which day "today" is: that of the visitor's time zone, which the site sends in a header.
import type { FastifyInstance } from 'fastify'
import { type CalendarDate, daysBetween, parseDate, today } from '../domain/dates.ts'
import type { Context } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Today in the visitor's time zone: for ages, and for rules about dates. */
    readonly visitorDay: CalendarDate
  }
}

/**
 * The header's day when it is at most a day from the UTC day, as every time zone's is; else the UTC day.
 * @param header 'YYYY-MM-DD'
 * @param now milliseconds since 1970
 */
export function visitorDayOf(header: unknown, now: number): CalendarDate {
  const utcDay = today(now)
  const given = parseDate(header)
  return given !== null && Math.abs(daysBetween(utcDay, given)) <= 1 ? given : utcDay
}

/** Sets `request.visitorDay`. */
export function decorateVisitorDay(app: FastifyInstance, { now }: Context) {
  app.decorateRequest('visitorDay', {
    getter() {
      return visitorDayOf(this.headers['x-visitor-day'], now())
    },
  })
}
