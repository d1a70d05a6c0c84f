// From week to week and from month to month by a swipe, as leaves of a calendar turn.

/** A swipe: how far at least, how much of it may go up or down, how long it may take, and the edges of the browser. */
const swipe = { least: 70, slope: 0.4, ms: 600, edge: 30 }

/** Whether something under the finger moves sideways itself: a wide table, a row that scrolls, a slider, a field. */
function movesSideways(element: Element | null): boolean {
  if (!element || element === document.body) return false
  if (element.matches('input, select, textarea, svg[role], x-island')) return true
  const scrolls = element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
  return scrolls || movesSideways(element.parentElement)
}

/** Ties swipes on a guide to its links to the page before and the page after. @param first event that came before */
export function swipeNeighbours(first?: Event) {
  const guide = document.querySelector('.week, .month')
  let start: { x: number; y: number; at: number } | undefined
  const begin = (event: Event) => {
    const { touches, target, timeStamp } = event as TouchEvent // as its name says
    const [{ clientX: x, clientY: y } = { clientX: 0, clientY: 0 }] = touches
    const isFree = touches.length === 1 && x > swipe.edge && x < innerWidth - swipe.edge
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
    start = isFree && !isZoomed && !movesSideways(target as Element) ? { x, y, at: timeStamp } : undefined
  }
  if (first?.type === 'touchstart' && guide?.contains(first.target as Node)) begin(first) // a touch is on an element
  guide?.addEventListener('touchstart', begin, { passive: true })
  guide?.addEventListener('touchend', event => {
    const { changedTouches, timeStamp } = event as TouchEvent // as its name says
    const [end] = changedTouches
    if (!start || !end || timeStamp - start.at > swipe.ms || getSelection()?.toString()) return
    const [x, y] = [end.clientX - start.x, end.clientY - start.y]
    start = undefined
    if (Math.abs(x) < swipe.least || Math.abs(y) > Math.abs(x) * swipe.slope) return
    guide.querySelector<HTMLAnchorElement>(`.neighbours a[rel="${x > 0 ? 'prev' : 'next'}"]`)?.click()
  })
}
