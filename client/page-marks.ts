// What style sheets have to know of the whole page stands at its root. A rule that asked the root what it :has would
// make the browser look through the page with every change of it.

const root = document.documentElement

const markTyping = () => {
  // Behind a dialog nothing makes room: it would still be hidden when the focus is given back to it.
  const typing = document.activeElement?.matches(':is(input, textarea):read-write:not(dialog *)') ?? false
  root.toggleAttribute('data-typing', typing)
}
const markOpen = () => {
  const isThere = (selector: string) => document.querySelector(selector) !== null
  root.toggleAttribute('data-menu-open', isThere(':is(.menu-panel, .dropdown, .account-menu):popover-open'))
  root.toggleAttribute('data-dialog-open', isThere('dialog:modal'))
}

/** Marks the root of the page while somebody types, and while a menu or a dialog is open. */
export function markPage() {
  // A field that is removed while it has the focus tells nobody: the next press does.
  for (const event of ['focusin', 'focusout', 'pointerdown']) addEventListener(event, () => queueMicrotask(markTyping))
  // The browser tells before, and a moment after; a dialog that is removed as it closes tells only before.
  for (const event of ['beforetoggle', 'toggle']) addEventListener(event, () => queueMicrotask(markOpen), true)
}
