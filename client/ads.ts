// Ads in the browser: what was seen, pressed, closed or failed. And other pictures that failed, which leave no gap.
import { type AdData, adParams } from '../domain/ads.ts'
import { report } from '../state/report.ts'
import { accountStage } from './page-block.ts'

const slots = '[data-ad-pos]'

/** What a slot says of itself, as views/ui/ad-slot.tsx wrote it. */
const dataOf = (slot: HTMLElement) => slot.dataset as unknown as AdData

function tell(name: 'ad-click' | 'ad-failed', slot: HTMLElement) {
  const { adPos, adUnit } = dataOf(slot)
  report({ name, properties: { pos: adPos, adUnit } })
}

/**
 * Takes away a slot whose picture failed. Any other picture loses its address: the style sheet knows what to do with it
 * then.
 */
function fail(picture: EventTarget | null) {
  if (!(picture instanceof HTMLImageElement)) return
  const slot = picture.closest<HTMLElement>(slots)
  if (slot) {
    tell('ad-failed', slot)
    slot.remove()
  } else picture.removeAttribute('src')
}

/**
 * A press on an ad counts, one on its button closes it; from the first paint on, also while the page is still coming.
 */
export function answerAds() {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('a, button') : null
    const slot = pressed?.closest<HTMLElement>(slots)
    if (!slot) return
    if (pressed?.matches('a')) tell('ad-click', slot)
    else slot.remove()
  })
}

/** Watches the ads of a page that has been parsed and is shown. */
export function watchAds() {
  const sid = Math.random().toString(36).slice(2)
  const view = (slot: HTMLElement) => ({
    name: 'ad-view' as const,
    properties: adParams(dataOf(slot), {
      stage: accountStage() ?? 'none',
      sid,
      adopsqa: new URLSearchParams(location.search).get('adopsqa'),
    }),
  })

  /** Reasons to call that are in sight. Nothing is advertised beside them: the fixed ad makes way. */
  const calls = new Set<Element>()
  const watch = new IntersectionObserver(
    entries => {
      const views = []
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!target.matches(slots)) calls[isIntersecting ? 'add' : 'delete'](target)
        else if (intersectionRatio >= 0.5) {
          watch.unobserve(target)
          views.push(view(target as HTMLElement)) // a slot is one
        }
      }
      if (views.length) report(...views)
      document.querySelector('.ad-sticky')?.toggleAttribute('inert', calls.size > 0)
    },
    { threshold: [0, 0.5] },
  )
  for (const element of document.querySelectorAll(`${slots}, .callout-call`)) watch.observe(element)

  document.addEventListener('error', ({ target }) => fail(target), true)
  for (const picture of document.querySelectorAll('img')) if (picture.complete && !picture.naturalWidth) fail(picture)
}
