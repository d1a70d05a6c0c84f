// Configurations of the three analytics services for twins, in AMP's format. A service is off while content/site.ts has
// no address for it.
import type { AmpProviders, AmpService } from '../../content/site.ts'

/**
 * What each service is sent, as parameter -> AMP's variable: facts about the page and its referrer, never about a
 * person, a member or a stage.
 */
const parameters = {
  tracking: { page: '$canonicalPath', title: '$title' },
  audience: { page: '$canonicalPath', seconds: '$totalEngagedTime' },
  traffic: { page: '$canonicalPath', from: '$externalReferrer' },
} as const satisfies Record<AmpService, Record<string, string>>

/** When each service is sent something, by the event's name. */
const triggers = {
  tracking: { view: { on: 'visible' }, shop: { on: 'click', selector: 'a[rel~=sponsored]' } },
  audience: { stayed: { on: 'timer', timerSpec: { interval: 15, maxTimerLength: 15, immediate: false } } }, // seconds
  traffic: { view: { on: 'visible' } },
} as const satisfies Record<AmpService, Record<string, object>>

function configOf(name: AmpService, address: string): object {
  const query = Object.entries(parameters[name]).map(([key, variable]) => `&${key}=\${${variable.slice(1)}}`)
  const events = Object.entries(triggers[name])
  return {
    requests: Object.fromEntries(events.map(([event]) => [event, `${address}?event=${event}${query.join('')}`])),
    triggers: Object.fromEntries(events.map(([event, when]) => [event, { ...when, request: event }])),
    transport: { beacon: true, xhrpost: false, image: true },
  }
}

/** Names and configurations of the services that are on. */
export const ampServices = (providers: AmpProviders): { name: AmpService; config: object }[] =>
  (['tracking', 'audience', 'traffic'] as const).flatMap(name => {
    const address = providers[name]
    return address === null ? [] : [{ name, config: configOf(name, address) }]
  })

/** Whether a twin asks for the visitor's consent: not while nothing of anyone else is on it. */
export const asksConsent = (providers: AmpProviders): boolean =>
  providers.ads !== null || ampServices(providers).length > 0
