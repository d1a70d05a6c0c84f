import type { DecisionArea } from '../domain/decision-areas.ts'

/** Where on the page something was pressed, as events name it. A place can say it by `data-decision-area`. */
export function decisionAreaOf(pressed: Element): DecisionArea {
  const said = pressed.closest<HTMLElement>('[data-decision-area]')?.dataset.decisionArea as DecisionArea | undefined // views write no other; the server takes none
  return said ?? (pressed.closest('.account-menu') ? 'account-menu' : 'page')
}
