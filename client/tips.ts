// The tooltip beside the dashboard's icon: it shows on rest and on focus, until 'Got It' is pressed.
import { maySayDashboard } from '../domain/prompts/hints.ts'
import { refuse } from '../state/ask-no-more.ts'
import { readCookie } from '../state/cookies.ts'

const delay = 300 // milliseconds that a mouse rests

/** Shows the tip of the dashboard link when it is wanted. Escape and a press beside it are the browser's. */
export function showTips() {
  const place = document.querySelector<HTMLElement>('.dashboard-link')
  const tip = place?.querySelector<HTMLElement>('[popover]')
  if (!place || !tip) return
  let timer: ReturnType<typeof setTimeout>
  const later = (open: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!open || maySayDashboard({ cookie: readCookie })) tip.togglePopover(open)
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
  // Without cookies the tip comes again.
  tip.querySelector('button')?.addEventListener('click', () => refuse('dashboard-tip', true))
}
