// Forms with `data-swap`: their answer takes the place of the element of that id, without a new page. Without this
// script they are forms like any other, and the address is the same either way.
import { swapPart } from '../state/swap.ts'

/** The address that a form asks for; empty fields are left out. */
export function addressOf(form: HTMLFormElement, pressed: HTMLElement | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, pressed))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  const { pathname } = new URL(form.action)
  return query.size ? `${pathname}?${query}` : pathname
}

async function swap(id: string, address: string, focused: string | undefined): Promise<void> {
  const swapped = await swapPart(id, address)
  if (!swapped) return
  history.replaceState(history.state, '', address)
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  const said = document.getElementById(`${id}-said`)
  if (said) said.textContent = swapped.part.dataset.said ?? ''
}

/**
 * Listens for such forms. A button that was pressed gets the focus back when it has an id.
 * @param then what is to be done when an answer has come in
 */
export function swapForms(then: () => void) {
  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.swap || event.defaultPrevented) return
    event.preventDefault()
    const pressed = event.submitter
    swap(form.dataset.swap, addressOf(form, pressed), (pressed ?? document.activeElement)?.id).then(then)
  })
}
