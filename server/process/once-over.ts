// When a process that we started is over, with all that it had to say.
import type { ChildProcess } from 'node:child_process'

/**
 * Calls `over` when it has ended and its channel has been read to the end: its last message may come after its exit.
 */
export function onceOver(child: ChildProcess, over: (code: number | null, signal: string | null) => void) {
  child.once('exit', (code, signal) => {
    if (child.connected) child.once('disconnect', () => over(code, signal))
    else over(code, signal)
  })
}
