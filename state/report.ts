// First-party events: what happened, never who or when in a life.
import type { EventName, EventOf } from '../domain/events.ts'

/** Sends an event; a lost one is no harm, so nothing waits for it. */
export function report<N extends EventName>(...events: EventOf<N>[]) {
  navigator.sendBeacon?.('/events', new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}
