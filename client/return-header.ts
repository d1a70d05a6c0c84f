// On phones the header comes back when a finger scrolls up. What moves the page otherwise, such as a link within it or
// the keyboard, leads to a place that the header must not cover.

/** Pixels in one direction before the header comes or goes: a resting thumb trembles. */
const least = 12

/** Ties the header to the scrolling. Nothing on pages that keep something of their own at the upper edge. */
export function returnHeader() {
  const header = document.querySelector<HTMLElement>('.site-header')
  if (!header || document.querySelector('.contractions, .pills-sticky')) return
  let last = scrollY
  let byFinger = true // a touch has brought this script
  const move = () => {
    const by = scrollY - last
    const isGone = scrollY > header.offsetHeight
    if (isGone && Math.abs(by) < least) return
    last = scrollY
    const comes = !isGone || (by < 0 && by > -innerHeight / 2 && byFinger)
    header.classList.toggle('away', !comes)
    if (comes) header.classList.toggle('returns', scrollY > 0)
  }
  addEventListener('scroll', move, { passive: true })
  const touched = () => {
    byFinger = true
  }
  addEventListener('touchmove', touched, { passive: true })
  for (const event of ['keydown', 'focusin', 'hashchange'] as const)
    addEventListener(event, ({ target }) => {
      if (target instanceof Node && header.contains(target)) return
      byFinger = false
      header.classList.toggle('away', scrollY > header.offsetHeight)
    })
}
