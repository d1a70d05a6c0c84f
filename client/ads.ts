// Ads in the browser, a script of its own for pages where units are sold: they are asked for when they come near, and what was seen,
// pressed, closed or failed is counted. Nobody is asked without the visitor's yes; the stage needs another one.
import { type Ad, type AdData, adParams, readAd } from '../domain/ads.ts'
import { allowed } from '../domain/consents.ts'
import { report } from '../state/report.ts'
import { sendsGpc, storedChoice } from '../state/stored-choice.ts'
import { whenShown } from '../state/when-shown.ts'
import { accountStage, readPageState } from './page-block.ts'

const slots = '[data-ad-pos]'
const near = '300px' // a unit is asked for a little before it scrolls into view

/** What a slot says of itself, as views/ui/ad-slot.tsx wrote it. */
const dataOf = (slot: HTMLElement) => slot.dataset as unknown as AdData

function tell(name: 'ad-click' | 'ad-failed', slot: HTMLElement) {
  const { adPos, adUnit } = dataOf(slot)
  report({ name, properties: { pos: adPos, adUnit } })
}

/** Asks the provider for a unit, without cookies. */
async function ask(provider: string, params: object): Promise<Ad | null> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const answer = await fetch(`${provider}?${new URLSearchParams(given)}`, {
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(5000),
  })
  return answer.ok ? readAd(await answer.json(), provider) : null
}

/** Puts an ad into its slot; resolves when its picture is there. */
async function show(slot: HTMLElement, { image, link, alt }: Ad) {
  const [width, height] = dataOf(slot).adSize.split('x').map(Number)
  const picture = Object.assign(new Image(width, height), { src: image, alt, referrerPolicy: 'origin' })
  await picture.decode()
  const unit = Object.assign(document.createElement('a'), {
    className: 'ad-unit',
    href: link,
    target: '_blank',
    rel: 'sponsored noopener',
  })
  unit.append(picture)
  slot.querySelector('.ad-unit')?.replaceWith(unit)
}

/** A press on an ad counts, one on its button closes it. */
function answerPresses() {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('a, button') : null
    const slot = pressed?.closest<HTMLElement>(slots)
    if (!slot) return
    if (pressed?.matches('a')) tell('ad-click', slot)
    else slot.remove()
  })
}

/** @param provider whom to ask for the units of this page */
function start(provider: string) {
  const [gpc, choice] = [sendsGpc(), storedChoice()]
  if (!allowed('advertising', choice, gpc)) {
    for (const slot of document.querySelectorAll(slots)) slot.remove()
    return
  }
  answerPresses()
  const sid = Math.random().toString(36).slice(2)
  const adopsqa = new URLSearchParams(location.search).get('adopsqa')
  const stage = accountStage() ?? 'none'
  /** What the provider hears of a unit; our own count may know the stage without a second yes. */
  const paramsOf = (slot: HTMLElement, known = stage) => adParams(dataOf(slot), { stage: known, sid, adopsqa })

  /** Fills a slot; one that fails goes. */
  async function fill(slot: HTMLElement) {
    const ad = await ask(provider, paramsOf(slot, allowed('stage', choice, gpc) ? stage : 'none')).catch(() => null)
    try {
      if (!ad) throw new Error('no ad')
      await show(slot, ad)
      seen.observe(slot)
    } catch {
      tell('ad-failed', slot)
      slot.remove()
    }
  }
  const coming = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        coming.unobserve(target)
        fill(target as HTMLElement) // a slot is one
      }
    },
    { rootMargin: near },
  )

  /** Reasons to call that are in sight. Nothing is advertised beside them: the fixed ad makes way. */
  const calls = new Set<Element>()
  const seen = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!target.matches(slots)) calls[isIntersecting ? 'add' : 'delete'](target)
        else if (intersectionRatio >= 0.5) {
          seen.unobserve(target)
          report({ name: 'ad-view', properties: paramsOf(target as HTMLElement) })
        }
      }
      document.querySelector('.ad-sticky')?.toggleAttribute('inert', calls.size > 0)
    },
    { threshold: [0, 0.5] },
  )
  for (const slot of document.querySelectorAll(slots)) coming.observe(slot)
  for (const call of document.querySelectorAll('.callout-call')) seen.observe(call)
}

// The account, whose stage may be asked for, has come by then.
addEventListener('load', () => {
  const { ads } = readPageState()
  if (ads) whenShown(() => start(ads))
})
