import { afterPicture } from './after-picture.ts'

/**
 * Does it now; on a page that is prerendered, once it is shown: what was not seen does not count. Then its first
 * frame goes first, for a link has just been pressed.
 */
export function whenShown(work: () => void) {
  const shown = () => afterPicture(work)
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', shown, { once: true })
  else work()
}
