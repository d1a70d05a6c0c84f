/**
 * Does it once what has just changed is on the screen: to ask for a script or to read a cookie takes milliseconds of which
 * the answer to a press need not wait. In a tab that is hidden it waits until somebody looks; where nothing is ever drawn
 * (tests without a browser) it is done soon.
 */
export function afterPicture(work: () => void) {
  globalThis.requestAnimationFrame?.(() => void setTimeout(work)) ?? setTimeout(work)
}
