// <x-island>: HTML from the server that comes alive on load, when the browser is idle, once it is seen and that, or when first touched.
import type { When } from '../views/island.tsx'
import { islands } from './islands.ts'
import { report } from './report.ts'
import { whenShown } from './when-shown.ts'

/** What counts as reaching for something. */
export const touches = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const
const margin = '200px' // an island wakes a little before it scrolls into view

class IslandElement extends HTMLElement {
  /** Presses on buttons that came before it was awake; they are done again afterwards. */
  early: HTMLElement[] = []
  #placed = false
  #waking = false

  connectedCallback() {
    // Streamed content connects first in a hidden place, and again when React moves it.
    if (this.#placed || this.closest('[hidden][id^="S:"]')) return
    this.#placed = true
    this.#wait(this.getAttribute('when') as When)
  }

  #wait(when: When) {
    const wake = () => this.wake()
    for (const touch of touches) this.addEventListener(touch, wake, { once: true, passive: true })
    const wakeIdle = () => void (window.requestIdleCallback ?? setTimeout)(wake)
    if (when === 'load') wake()
    else if (when === 'idle') wakeIdle()
    else if (when === 'visible') {
      const watch = new IntersectionObserver(
        seen => {
          if (!seen.some(entry => entry.isIntersecting)) return
          watch.disconnect()
          wakeIdle()
        },
        { rootMargin: margin },
      )
      watch.observe(this)
    }
  }

  /** Loads React and the component once, and hydrates. A failure leaves the server's HTML as it is. */
  async wake() {
    if (this.#waking) return
    this.#waking = true
    const name = this.getAttribute('name') as keyof typeof islands
    try {
      const [{ hydrate }, View] = await Promise.all([import('./hydrate.tsx'), islands[name]()])
      if (!this.isConnected) return
      await hydrate(this, View as Parameters<typeof hydrate>[1])
      this.dataset.status = 'ready'
      for (const pressed of this.early.splice(0)) pressed.click()
    } catch (error) {
      this.dataset.status = 'failed'
      const what = error instanceof Error ? error.name : 'Error'
      whenShown(() => report({ name: 'island-failed', properties: { island: name, error: what } }))
    }
  }
}

/** A press that only the island can answer: not a link, not a control that the browser itself serves. */
function pressedButton(event: Event): HTMLElement | null {
  if (!(event.target instanceof Element)) return null
  const button = event.target.closest<HTMLElement>('button:not([popovertarget])')
  return button?.closest('x-island') ? button : null
}

export function defineIslands() {
  addEventListener(
    'click',
    event => {
      const button = pressedButton(event)
      const island = button?.closest<IslandElement>('x-island')
      if (!button || island?.dataset.status !== 'waiting') return
      event.preventDefault()
      event.stopImmediatePropagation()
      island.early.push(button)
      island.wake()
    },
    true,
  )
  customElements.define('x-island', IslandElement)
}
