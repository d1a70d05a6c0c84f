// First-party events: what happened, never who or when in a life.
import type { EventName, EventOf } from '../domain/events.ts'
import { accountStage, readPageState } from './page-state.ts'

/** Sends an event; a lost one is no harm, so nothing waits for it. */
export function report<N extends EventName>(...events: EventOf<N>[]) {
  navigator.sendBeacon?.('/events', new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}

/** One page view, of a member with their stage, and one exposure to the experiments in force; on the ways in, what is done there. */
export function reportVisit() {
  const { layout, signedIn, versions } = readPageState()
  const stage = signedIn ? accountStage() : undefined
  const experiments = Object.entries(versions).map(([name, version]) => `${name}:${version}`)
  report({ name: 'page-view', properties: { layout, stage } })
  if (experiments.length) report({ name: 'experiment-exposure', properties: { experiments: experiments.sort().join(',') } })
  if (document.querySelector('.way-in'))
    import('./sign-up.ts').then(
      signUp => signUp.countSignUps(),
      () => {},
    ) // without it nobody is kept from joining
}
