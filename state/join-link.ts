// The way from a page to joining: where it leads, and how it is counted.
import type { DecisionArea, ProductType, Trigger } from '../domain/decision-areas.ts'
import type { EventOf } from '../domain/events.ts'
import { invitationAddress, productTypeOf } from '../domain/prompts/invitation.ts'
import { report } from './report.ts'

type SignUp = EventOf<'sign-up-interaction'>['properties']

/** Where an invitation stands, what led to it, and about what. */
interface Decision {
  userDecisionArea: DecisionArea
  trigger: Trigger
  productType?: ProductType
}

/** An invitation of this page, in the words of events and links. */
export const decisionOf = (userDecisionArea: DecisionArea, trigger: Trigger): Decision => ({
  userDecisionArea,
  trigger,
  productType: productTypeOf(location.pathname),
})

/**
 * The address to join at, which leads back to this page. The page's own query goes along, and the experiments in force
 * on it.
 * @param join the page to join or log in at, in full when another of our hosts serves it
 */
export function joinLink(join: string, decision: Decision): string {
  const { pathname, search, href } = location
  const target = join.startsWith('/') ? pathname + search : href
  const { experiments } = document.body.dataset
  return invitationAddress(join, { target, ...decision, experiments }, search)
}

/** Counts an invitation that was shown, followed or closed. */
export const askedToJoin = (selection: SignUp['selection'], decision: Decision, stage?: SignUp['stage']) =>
  report({ name: 'sign-up-interaction', properties: { selection, stage, ...decision } })
