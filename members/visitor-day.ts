// "Today" is the visitor's: the site says in a header which day it is where they are.
import type { FastifyInstance } from 'fastify'
import { type CalendarDate, daysBetween, parseDate, today } from '../domain/dates.ts'
import type { Context } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The day where the visitor is: for ages, and for rules about dates. */
    readonly visitorDay: CalendarDate
  }
}

/**
 * The day that a header gives, when it can be somewhere on earth; else the UTC day.
 * @param header 'YYYY-MM-DD'
 * @param now milliseconds since 1970
 */
export function visitorDayOf(header: unknown, now: number): CalendarDate {
  const utcDay = today(now)
  const given = parseDate(header)
  return given !== null && Math.abs(daysBetween(utcDay, given)) <= 1 ? given : utcDay
}

export function decorateVisitorDay(app: FastifyInstance, { now }: Context) {
  app.decorateRequest('visitorDay', {
    getter() {
      return visitorDayOf(this.headers['x-visitor-day'], now())
    },
  })
}
