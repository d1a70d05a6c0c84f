/** Does it once the browser has nothing else to do; on a device that is never idle, after two seconds. */
export function whenIdle(work: () => void) {
  globalThis.requestIdleCallback?.(() => work(), { timeout: 2000 }) ?? setTimeout(work)
}
