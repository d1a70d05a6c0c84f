// What must hold for every page, whatever it is about and whichever browser shows it.
import axe, { type AxeResults } from 'axe-core'
import { until } from '../support/process.ts'
import type { Tab } from './tab.ts'

/** Reaches for every island as a hand would. What is still asleep sleeps for good. */
export async function wakeIslands(tab: Tab) {
  const reach = () => {
    const asleep = [...document.querySelectorAll<HTMLElement>('x-island')].filter(
      ({ dataset }) => !['ready', 'failed'].includes(dataset.status ?? ''),
    )
    for (const island of asleep) island.dispatchEvent(new Event('pointerover'))
    return asleep.map(island => island.getAttribute('name'))
  }
  // Again and again: some arrive late.
  await until('every island to be awake', async () => (await tab.ask(reach)).length === 0).catch(async error => {
    throw new Error(`${error.message}: ${await tab.ask(() => location.pathname)} has ${await tab.ask(reach)}`)
  })
}

/** The same for the header, whose menus would else open again under a mouse that rests there. */
export async function wakeHeader(tab: Tab) {
  const hasCome = () => {
    document.querySelector('.site-header')?.dispatchEvent(new Event('pointerover'))
    return performance.getEntriesByType('resource').some(({ name }) => /\/js\/menus-/.test(name))
  }
  await until('the script of the header', () => tab.ask(hasCome))
}

const failedIslands = (tab: Tab) =>
  tab.ask(() =>
    [...document.querySelectorAll('x-island[data-status=failed]')].map(
      island => `the island ${island.getAttribute('name')} failed`,
    ),
  )

/** What reaches beyond the window, and so makes the page wider than it. */
export const overflow = (tab: Tab) =>
  tab.ask(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px wide: ${wide.slice(0, 3).map(element => element.outerHTML.slice(0, 80))}`]
  })

/** What is pressed in the frame: nothing lies over another, or outside of the window. */
const frameOverlaps = (tab: Tab) =>
  tab.ask(() => {
    const found: string[] = []
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim()
    for (const part of ['.masthead', '.menu-row', '.tab-bar']) {
      const pressed = [...document.querySelectorAll(`${part} :is(a, button)`)]
        .filter(element => element.checkVisibility() && !element.closest('[popover], dialog'))
        .map(element => ({ element, box: element.getBoundingClientRect() }))
      for (const [i, { element, box }] of pressed.entries()) {
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`${nameOf(element)} leaves the window`)
        for (const other of pressed.slice(i + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          if (wide > 1 && high > 1) found.push(`${nameOf(element)} and ${nameOf(other.element)} overlap`)
        }
      }
    }
    return found
  })

const brokenPictures = (tab: Tab) =>
  tab.ask(() =>
    [...document.images]
      .filter(image => image.complete && image.naturalWidth === 0 && image.loading !== 'lazy')
      .map(({ src }) => `the picture ${src} is not there`),
  )

/** Whether the ground of an element is dark. */
export const isDark = (tab: Tab, selector: string) =>
  tab.ask(selector => {
    const place = document.querySelector(selector) ?? document.documentElement
    const [red = 255] = getComputedStyle(place).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128
  }, selector)

/** Brings what moves to its end: what fades in has half the contrast on its way. What never ends goes on. */
const settle = (tab: Tab) =>
  tab.ask(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    for (let frame = 0, still = 0; frame < 60 && still < 3; frame++) {
      const left = moving()
      still = left.length ? 0 : still + 1
      for (const animation of left) animation.finish()
      await new Promise(requestAnimationFrame)
    }
  })

/** Text that does not stand out from its ground, as axe counts it from this browser's own colors. */
export async function faintTexts(tab: Tab): Promise<string[]> {
  await settle(tab)
  // as: it gives nothing
  if (!(await tab.ask(() => 'axe' in window))) await tab.ask(new Function(axe.source) as () => void)
  const { violations }: AxeResults = await tab.ask(() =>
    Reflect.get(window, 'axe').run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] }),
  )
  return violations.flatMap(({ nodes }) => nodes.slice(0, 3).map(({ html }) => `faint: ${html.slice(0, 120)}`))
}

/** Everything at once. @returns a line for each fault */
export async function faultsOf(tab: Tab): Promise<string[]> {
  const found = [failedIslands, overflow, frameOverlaps, brokenPictures, faintTexts].map(look => look(tab))
  return (await Promise.all(found)).flat()
}
