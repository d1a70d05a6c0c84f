// Where what was done is told: beside a page without a margin, in a place of the tool on which nothing can be pressed.

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Pixels from one place that is tried to the next one above it, and around each. */
const step = 8

/** By how many square pixels two boxes lie over each other. */
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * The lowest place in `room` where something of a size lies on none of `controls`, in the middle before the sides; where
 * there is none, the one with the least below it.
 */
export function freePlace(room: Box, { width, height }: Size, controls: readonly Box[]): Box {
  const lefts = [(room.left + room.right - width) / 2, room.right - width, room.left]
  const rows = Math.max(1, Math.floor((room.bottom - room.top - height) / step) + 1)
  const places = Array.from({ length: rows }, (_, row) => room.bottom - row * step).flatMap(bottom =>
    lefts.map(left => ({ left, right: left + width, top: bottom - height, bottom })),
  )
  const covered = ({ left, right, top, bottom }: Box) => {
    const around = { left: left - step, right: right + step, top: top - step, bottom: bottom + step }
    return controls.reduce((sum, control) => sum + overlap(around, control), 0)
  }
  return (
    places.find(place => covered(place) === 0) ??
    places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
  )
}

const pressed = 'a, button, input:not([type="hidden"]), select, textarea, summary, label'
/** Below it a message stands in place of the bar at the thumb. */
const wide = '(width >= 787px)'

/** Where something is or will be, without what moves it into its place; `origin` is what it is positioned by. */
function measured(toast: HTMLElement) {
  const origin = (toast.offsetParent ?? document.body).getBoundingClientRect()
  const [left, top] = [origin.left + toast.offsetLeft, origin.top + toast.offsetTop]
  const size = { width: toast.offsetWidth, height: toast.offsetHeight }
  return { origin, size, box: { left, top, right: left + size.width, bottom: top + size.height } }
}

/** Leaves a message where it is while it lies on nothing that can be pressed, else moves it. */
function settle(place: HTMLElement, frame: Element, toast: HTMLElement) {
  const { box, size } = measured(toast)
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  const edge = 2 * step
  const seen = { top: Math.max(top, 0) + edge, bottom: Math.min(bottom, innerHeight) - edge }
  // A tool that begins anew may be so short that it is above the window.
  const isAway = seen.bottom - seen.top < size.height
  const room = {
    left: left + edge,
    right: right - edge,
    ...(isAway ? { top: edge, bottom: innerHeight - edge } : seen),
  }
  const controls = [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter(control => !place.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .map(control => control.getBoundingClientRect())
  const isFree = !isAway && controls.every(control => overlap(box, control) === 0)
  const found = isFree ? box : freePlace(room, size, controls)
  place.dataset.placed = ''
  const { origin } = measured(toast)
  place.style.setProperty('--from-left', `${found.left - origin.left}px`)
  place.style.setProperty('--from-top', `${found.top - origin.top}px`)
}

let observer: ResizeObserver | undefined

/**
 * Finds the message a place, and lets it scroll with the tool, so that nothing comes to lie under it; again when the tool
 * changes its size. Only where the style sheet keeps it in the window by `sticky`.
 * @param place the live region of the message
 */
export function findPlace(place: HTMLElement | null) {
  observer?.disconnect()
  const frame = place?.parentElement
  if (!place || !frame) return
  delete place.dataset.placed
  if (!matchMedia(wide).matches || getComputedStyle(place).position !== 'sticky') return
  observer = new ResizeObserver(() => {
    const toast = place.firstElementChild
    if (toast instanceof HTMLElement) settle(place, frame, toast)
    else observer?.disconnect()
  })
  observer.observe(frame)
}
