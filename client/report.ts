// First-party events: what happened, never who or when in a life.
import type { EventName, EventOf } from '../domain/events.ts'
import { readPageState } from './page-state.ts'

/** Sends an event; a lost one is no harm, so nothing waits for it. */
export function report<N extends EventName>(...events: EventOf<N>[]) {
  navigator.sendBeacon?.('/events', new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}

/** One page view, and one exposure to the experiments in force; a prerendered page counts when it is shown. */
export function reportVisit() {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', reportVisit, { once: true })
    return
  }
  const { layout, versions } = readPageState()
  const experiments = Object.entries(versions).map(([name, version]) => `${name}:${version}`)
  report({ name: 'page-view', properties: { layout } })
  if (experiments.length) report({ name: 'experiment-exposure', properties: { experiments: experiments.sort().join(',') } })
}
