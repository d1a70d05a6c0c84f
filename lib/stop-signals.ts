// How a process is asked to stop. A terminal and npm tell it the same thing twice; a second wish comes later and means
// at once.

const echoMs = 300

/**
 * @param stop the first time, with the signal
 * @param now when somebody insists
 * @param signals `disconnect` is the end of the process that started this one
 */
export function onStopSignals(
  stop: (signal: string) => void,
  now: () => void,
  signals: readonly ('SIGTERM' | 'SIGINT' | 'disconnect')[] = ['SIGTERM', 'SIGINT'],
) {
  let askedAt: number | undefined
  for (const signal of signals) {
    // The cast: the types tell the listeners of signals from others.
    process.on(signal as 'SIGTERM', () => {
      if (askedAt === undefined) {
        askedAt = performance.now()
        stop(signal)
      } else if (performance.now() - askedAt > echoMs) now()
    })
  }
}
