// In place of tap's `async-hook-domain`, which follows every promise of the process to find the test that an uncaught
// error belongs to: a third of the time of all units went there and to collecting what it kept. Tests run one after the
// other here, so the error belongs to the innermost one that runs.
import t from 'tap'

function fail(error) {
  let test = t
  while (test.activeSubtests.size) test = [...test.activeSubtests].at(-1)
  test.threw(error)
}

const events = ['uncaughtException', 'unhandledRejection']
let open = 0

/** What tap makes for every test and destroys at its end. With none left, an error ends the process as usual. */
export class Domain {
  #isOpen = true
  constructor() {
    open++
    if (open === 1) for (const event of events) process.on(event, fail)
  }
  destroy() {
    if (!this.#isOpen) return
    this.#isOpen = false
    open--
    if (open === 0) for (const event of events) process.off(event, fail)
  }
}
