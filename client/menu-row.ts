// The row of items on a wide window: a dropdown opens when the mouse rests on its item, and the arrow keys walk through
// it.
import { isOpen, menuState, type Panel, send } from './panels.ts'

/**
 * Milliseconds that a mouse rests on an item before it opens, stays away before it closes, and after opening means no
 * click.
 */
const rest = { open: 130, switch: 60, close: 280, unmeant: 400 }

/** @param panels all of the frame; those of the row are found among them */
export function liveRow(panels: readonly Panel[]) {
  const row = document.querySelector<HTMLElement>('.menu-row')
  if (!row) return
  const items = panels.filter(({ element }) => element.matches('.dropdown'))
  for (const panel of items) openByRest(panel)
  row.addEventListener('keydown', event => walk(event, items))
}

function openByRest(panel: Panel) {
  const place = panel.element.parentElement
  const button = place?.querySelector('button')
  if (!place || !button) return
  let timer: ReturnType<typeof setTimeout>
  let openedAt = Number.NEGATIVE_INFINITY
  const later = (ms: number, open: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isOpen(panel) === open) return
      if (open) openedAt = performance.now()
      send(panel.event)
    }, ms)
  }
  const enter = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && later(menuState().selectedMenu ? rest.switch : rest.open, true)
  place.addEventListener('pointerenter', enter)
  place.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && later(rest.close, false))
  // What was closed meanwhile, by Escape or a press elsewhere, stays closed.
  panel.element.addEventListener('beforetoggle', event => {
    if ((event as ToggleEvent).newState === 'closed') clearTimeout(timer) // what the browser sends by this name
  })
  // Who meant to open it by a press, and was a moment late, does not mean to close it.
  button.addEventListener('click', event => {
    clearTimeout(timer)
    if (performance.now() - openedAt > rest.unmeant) return
    event.stopPropagation()
    event.preventDefault()
  })
  // The mouse that woke this script rests there already.
  if (place.matches(':hover')) later(rest.open, true)
}

const linksOf = ({ element }: Panel) => [...element.querySelectorAll<HTMLElement>('a')]
const buttonOf = ({ element }: Panel) => element.parentElement?.querySelector('button')

/**
 * Left and right, as the text runs, go from item to item, down into a dropdown and on, up back; Home and End to the
 * ends.
 */
function walk(event: KeyboardEvent, items: readonly Panel[]) {
  const focused = document.activeElement
  const at = items.findIndex(({ element }) => element.parentElement?.contains(focused))
  const panel = items[at]
  if (!panel || event.ctrlKey || event.altKey || event.metaKey) return
  const links = linksOf(panel)
  const link = links.findIndex(element => element.matches(':focus'))
  const goTo = (to: number) => {
    if (isOpen(panel)) send(panel.event)
    const next = items[(to + items.length) % items.length]
    if (next) buttonOf(next)?.focus()
  }
  const forth = panel.element.matches(':dir(rtl)') ? -1 : 1
  const keys: Record<string, () => void> = {
    ArrowLeft: () => goTo(at - forth),
    ArrowRight: () => goTo(at + forth),
    ArrowDown: () => {
      if (!isOpen(panel)) send(panel.event)
      links[Math.min(link + 1, links.length - 1)]?.focus()
    },
    ArrowUp: () => (link > 0 ? links[link - 1] : buttonOf(panel))?.focus(),
    Home: () => (link < 0 ? goTo(0) : links[0]?.focus()),
    End: () => (link < 0 ? goTo(-1) : links.at(-1)?.focus()),
  }
  const key = keys[event.key]
  if (!key) return
  event.preventDefault()
  key()
}
