// The tooltip beside the dashboard's icon: it shows on rest and on focus, until 'Got It' is pressed.
import type { Refusable } from '../domain/prompts/ask-no-more.ts'
import { isBusy } from '../state/is-busy.ts'

const delay = 300 // milliseconds that a mouse rests

const id = 'dashboard-tip' satisfies Refusable
/** As the first script has read it, and a press in the privacy choices has changed it. */
const isRefused = () => document.documentElement.dataset.refused?.split(' ').includes(id)

/** Shows the tip of the dashboard link when it is wanted. Escape and a press beside it are the browser's. */
export function showTips() {
  const place = document.querySelector<HTMLElement>('.dashboard-link')
  const tip = place?.querySelector<HTMLElement>('[popover]')
  if (!place || !tip) return
  let timer: ReturnType<typeof setTimeout>
  const later = (open: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!open || !(isRefused() || isBusy())) tip.togglePopover(open)
    }, delay)
  }
  const ifMouse = (open: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && later(open)
  place.addEventListener('pointerenter', ifMouse(true))
  place.addEventListener('pointerleave', ifMouse(false))
  place.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches('a:focus-visible') && later(true),
  )
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) later(false)
  })
  if (place.matches(':hover, :has(a:focus-visible)')) later(true) // what woke this script
  // It comes while the tip is read, so that a press is kept at once. Without cookies the tip comes again.
  const askNoMore = () => import('../state/ask-no-more.ts')
  tip.addEventListener('toggle', () => void askNoMore().catch(() => {}), { once: true })
  tip.querySelector('button')?.addEventListener('click', () => {
    askNoMore().then(
      own => own.refuse(id, true),
      () => {},
    )
  })
}
