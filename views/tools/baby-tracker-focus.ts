// Where the focus goes when what had it goes.

/** The button that adds a line by hand. */
export const addButton = '.baby-log [data-add]'

/** Focuses what a selector finds first on the page. */
export const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** Before a row of a list goes: the last button of its neighbor takes the focus, without one what `otherwise` selects. */
export function leaveRow(button: Element, otherwise: string) {
  const row = button.closest('li')
  const last = (row?.nextElementSibling ?? row?.previousElementSibling)?.lastElementChild
  if (last instanceof HTMLElement) last.focus()
  else focusOn(otherwise)
}
