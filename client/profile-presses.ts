// Buttons that open a profile's dialog stand anywhere on a page. The island that has the dialogs sleeps until one is
// pressed.

/** What is needed of x-island.ts: presses that it shall do again once it is awake. */
interface Sleeper extends HTMLElement {
  held: HTMLElement[]
  wake(): Promise<void>
}

const dialogs = ['account-menu', 'profile-dialogs']
  .map(name => `x-island[name="${name}"]:not([data-status="ready"])`)
  .join()

export function holdProfilePresses() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-profile-dialog]') : null
    const island = button && document.querySelector<Sleeper>(dialogs)
    if (!button || !island) return
    island.held.push(button)
    island.wake()
  })
}
