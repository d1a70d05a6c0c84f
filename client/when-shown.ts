/** Does it now; on a page that is prerendered, once it is shown: what nobody has seen does not count. */
export function whenShown(work: () => void) {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', () => work(), { once: true })
  else work()
}
