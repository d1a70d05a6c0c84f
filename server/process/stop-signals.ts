// How the process is asked to stop. A terminal and npm tell it the same thing twice; a second wish comes later and
// means at once.

const echoMs = 300

/** @param stop the first time, with the signal; @param now when somebody insists */
export function onStopSignals(stop: (signal: string) => void, now: () => void) {
  let askedAt: number | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = performance.now()
        stop(signal)
      } else if (performance.now() - askedAt > echoMs) now()
    })
  }
}
