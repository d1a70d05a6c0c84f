// A press on an invitation: it leads back to this page, and says where it stood.
import type { DecisionArea, Trigger } from '../domain/decision-areas.ts'
import type { Stage } from '../domain/stage.ts'
import { askedToJoin, decisionOf, joinLink } from '../state/join-link.ts'

/** @param link its `data-invite` has the area and the trigger */
export function follow(link: HTMLAnchorElement) {
  const [area, trigger] = (link.dataset.invite ?? '').split(' ') as [DecisionArea, Trigger] // views write no others
  const decision = decisionOf(area, trigger)
  const stage = new URLSearchParams(link.search).get('stage') as Stage | null // likewise
  askedToJoin(link.pathname === '/login' ? 'log-in' : 'join', decision, stage ?? undefined)
  location.assign(joinLink(link.getAttribute('href') ?? '', decision))
}
