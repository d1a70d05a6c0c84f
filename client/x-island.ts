// <x-island>: HTML from the server that comes alive on load, when the browser is idle, once it is seen and that, or
// when first touched.

import { afterPicture } from '../state/after-picture.ts'
import { report } from '../state/report.ts'
import { whenIdle } from '../state/when-idle.ts'
import { whenShown } from '../state/when-shown.ts'
import type { When } from '../views/island.tsx'
import type { IslandName } from '../views/islands.ts'
import { loadIsland } from './islands.ts'

/** What counts as reaching for something. */
export const touches = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const
const margin = '200px' // an island wakes a little before it scrolls into view

/** Whether the parser is done with a node: something stands after it, or after what it stands in. */
const isParsed = (node: Node | null): boolean =>
  document.readyState !== 'loading' || (node !== null && (node.nextSibling !== null || isParsed(node.parentNode)))

class IslandElement extends HTMLElement {
  /** Presses on buttons that came before it was awake; they are done after the picture in which it is. */
  held: HTMLElement[] = []
  /** Whether it can still wake: React has neither made it live nor given it up. */
  isAsleep = true
  #placed = false
  #waking = false

  connectedCallback() {
    // Streamed content connects first in a hidden place, and again when React moves it.
    if (this.#placed || this.closest('[hidden][id^="S:"]')) return
    this.#placed = true
    const when = this.getAttribute('when') as When
    const wake = () => this.wake()
    for (const touch of touches) this.addEventListener(touch, wake, { passive: true })
    if (when === 'load') wake()
    else if (when === 'idle') whenIdle(wake)
    else if (when === 'visible') {
      const watch = new IntersectionObserver(
        seen => {
          if (!seen.some(entry => entry.isIntersecting)) return
          watch.disconnect()
          whenIdle(wake)
        },
        { rootMargin: margin },
      )
      watch.observe(this)
    }
  }

  /**
   * Loads React and the component, and hydrates. A failure leaves the server's HTML as it is; what did not arrive is
   * asked for again.
   */
  async wake() {
    if (this.#waking) return
    this.#waking = true
    const name = this.getAttribute('name') as IslandName
    try {
      const [{ hydrate }, View] = await Promise.all([import('./hydrate.tsx'), loadIsland(name)])
      // What was loaded has just run, at one go; what is drawn or pressed meanwhile does not wait for the rest as well.
      await new Promise(resolve => setTimeout(resolve))
      // React has to find all of its HTML. A timer also ends in a hidden tab.
      while (!isParsed(this)) await new Promise(resolve => setTimeout(resolve, 50))
      if (!this.isConnected) return
      const ready = () => {
        this.isAsleep = false
        this.dataset.status = 'ready'
        // After what was typed, and once what the browser stores is drawn: a press is answered for what is seen.
        afterPicture(() => this.held.forEach(pressed => void pressed.click()))
      }
      const fail = (error: unknown) => {
        this.isAsleep = false
        this.#fail(error)
      }
      hydrate(this, View as Parameters<typeof hydrate>[1], ready, fail)
    } catch (error) {
      this.#fail(error)
      this.#waking = false
    }
  }

  /** What fails again is not told again. */
  #fail(error: unknown) {
    this.held = []
    if (this.dataset.status === 'failed') return
    this.dataset.status = 'failed'
    const what = error instanceof Error ? error.name : 'Error'
    whenShown(() =>
      report({ name: 'island-failed', properties: { island: this.getAttribute('name') ?? '', error: what } }),
    )
  }
}

/** A press that only the island can answer: not a link, not a control that the browser itself serves. */
const answered = 'x-island button:not([popovertarget])'

export function defineIslands() {
  addEventListener(
    'click',
    event => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(answered) : null
      const island = button?.closest<IslandElement>('x-island')
      if (!button || !island?.isAsleep) return
      // It may fail again: what works without it goes its way.
      if (island.dataset.status === 'failed' && (button.type === 'submit' || button.dataset.profileDialog)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      island.held.push(button)
      island.wake()
    },
    true,
  )
  customElements.define('x-island', IslandElement)
}
