import { afterPicture } from '../state/after-picture.ts'

/**
 * A dialog that is told to close is gone from the next picture, and closed after it: to close one makes the browser look
 * through the whole page, which is inert until then. On a slow phone that takes longer than a press may be without an
 * answer.
 */
export function leaveDialogs() {
  addEventListener('submit', event => {
    const dialog = event.submitter?.closest<HTMLElement>('.close-button')?.closest('dialog')
    if (!dialog || event.defaultPrevented) return
    event.preventDefault()
    dialog.dataset.leaving = ''
    afterPicture(() => {
      delete dialog.dataset.leaving
      dialog.close()
    })
  })
}
