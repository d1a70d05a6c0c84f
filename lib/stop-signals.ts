// How a process is asked to stop. A terminal and npm both send the same signal, so one that follows within 300 ms is an
// echo; a later one means to stop at once.

const echoMs = 300

/**
 * @param stop called for the first signal
 * @param stopNow called for a second one that is no echo
 * @param signals `disconnect` is the end of the parent process
 */
export function onStopSignals(
  stop: (signal: string) => void,
  stopNow: () => void,
  signals: readonly ('SIGTERM' | 'SIGINT' | 'disconnect')[] = ['SIGTERM', 'SIGINT'],
) {
  let askedAt: number | undefined
  for (const signal of signals) {
    // as: Node's types have another overload for 'disconnect'
    process.on(signal as 'SIGTERM', () => {
      if (askedAt === undefined) {
        askedAt = performance.now()
        stop(signal)
      } else if (performance.now() - askedAt > echoMs) stopNow()
    })
  }
}
