// Imported before the application, by every process of a site: the clock of the machine, moved by the milliseconds that
// the file `clock` in DATA_DIR says. Timers go on by themselves, as they do when somebody sets a clock.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(process.env.DATA_DIR ?? '', 'clock')
const real = Date.now
let shift = 0
const look = () => {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0
  } catch {} // not moved yet
}
look()
setInterval(look, 100).unref()

class ShiftedDate extends Date {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(real() + shift)
    else super(...(given as [string])) // as they came: Date's own forms
  }
  static override now = () => real() + shift
}
globalThis.Date = ShiftedDate as DateConstructor // but for the call without `new`, which nobody uses
