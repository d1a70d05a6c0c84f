// What style sheets have to know of the whole page stands at its root. A rule that asked the root what it :has would
// make the browser look through the page with every change of it.

/**
 * Each mark, and what is on the page then. Behind a dialog nothing makes room: it would still be hidden when the focus is
 * given back to it.
 */
const marks = {
  'data-typing': ':is(input, textarea):read-write:focus:not(dialog *)',
  'data-menus': ':is(.menu-panel, .dropdown, .account-menu):popover-open',
  'data-dialog': 'dialog:modal',
}
const mark = () => {
  for (const [name, selector] of Object.entries(marks))
    document.documentElement.toggleAttribute(name, !!document.querySelector(selector))
}

/** Marks the root of the page while somebody types, and while a menu or a dialog is open. */
export function markPage() {
  // A popover or dialog tells before it changes, also one that is removed as it closes.
  for (const event of ['focusin', 'focusout', 'beforetoggle']) addEventListener(event, () => setTimeout(mark), true)
}
