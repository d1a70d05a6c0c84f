// Imported before the site: its overload guard sees an event loop that is never late. Asking in memory never lets the loop turn, and a
// busy machine stalls it, so pages would be refused with 503 at random. `overload.test.ts` tests the guard itself, without this.
import { syncBuiltinESMExports } from 'node:module'
import perf from 'node:perf_hooks'

const never = { mean: 0, enable: () => true, disable: () => true, reset: () => {} }
Object.assign(perf, { monitorEventLoopDelay: () => never })
syncBuiltinESMExports()
