// Imported before the application. A test shares its process with the site, and its own work would look to the site
// like too many visitors: it would turn the test away. Here the site measures no delay, unless a test wants it to; how
// it sheds load is tested over a process of its own.
import { syncBuiltinESMExports } from 'node:module'
import perfHooks from 'node:perf_hooks'

const still = { enable: () => true, disable: () => true, reset() {}, mean: 0, percentile: () => 0 }
if (process.env.LOOP_DELAY !== 'measured') {
  Object.assign(perfHooks, { monitorEventLoopDelay: () => still })
  syncBuiltinESMExports()
}
