// Safari has no `closedby` yet: there this script finds presses outside of a dialog.

/**
 * Closes a modal dialog when a press begins and ends on its backdrop, so that a selection dragged out of it does not.
 * Does nothing where the browser supports `closedby`.
 * @returns a function that removes the listeners
 */
export function closeOnPressOutside(dialog: HTMLDialogElement): () => void {
  if ('closedBy' in HTMLDialogElement.prototype) return () => {}
  let began = false
  // A press on the backdrop is an event of the dialog, with coordinates outside of its box.
  const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (x < left || x > right || y < top || y > bottom)
  }
  const press = (event: PointerEvent) => {
    began = isOutside(event)
  }
  const release = (event: MouseEvent) => {
    if (began && isOutside(event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', press)
  dialog.addEventListener('click', release)
  return () => {
    dialog.removeEventListener('pointerdown', press)
    dialog.removeEventListener('click', release)
  }
}
