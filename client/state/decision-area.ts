/** Where on the page something was pressed, as events name it. A place can say it by `data-decision-area`. */
export function decisionAreaOf(pressed: Element): string {
  const said = pressed.closest<HTMLElement>('[data-decision-area]')?.dataset.decisionArea
  return said ?? (pressed.closest('.account-menu') ? 'account-menu' : 'page')
}
