// Safari does not know `closedby` yet: there a press outside is found by hand.

/**
 * Closes a modal dialog when a press begins and ends on its backdrop; a selection dragged out of it closes nothing.
 * Does nothing where the browser closes it by itself.
 * @returns takes the listeners away
 */
export function closeOnPressOutside(dialog: HTMLDialogElement): () => void {
  if ('closedBy' in HTMLDialogElement.prototype) return () => {}
  let began = false
  // The backdrop's events come to the dialog itself, with a place beyond its edges.
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
