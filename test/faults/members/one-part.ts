// The process of one part: tells its parent what came of it, and ends.
import t from 'tap'
import { type Part, runPart } from '../../support/faults/part.ts'
import { interleaved } from './interleaved.ts'
import { kills } from './kills.ts'
import { logs } from './logs.ts'
import type { Told } from './main.ts'
import { matchKills } from './match-kills.ts'
import { matrix } from './matrix.ts'
import type { PartName } from './part-names.ts'
import { privacy } from './privacy.ts'
import { reserving } from './reserving.ts'
import { uploads } from './uploads.ts'
import { upstream } from './upstream.ts'

const parts: Record<PartName, Part> = {
  kills,
  'match-kills': matchKills,
  reserving,
  upstream,
  matrix,
  uploads,
  interleaved,
  logs,
  privacy,
}

/** @param size instead of the part's own */
export function runOne(name: PartName, size: number | undefined) {
  const part = parts[name]
  const leave = () => process.exit(1)
  process.once('disconnect', leave) // its parent was stopped
  t.setTimeout(0)
  t.test(name, async t => {
    t.setTimeout(0)
    const told: Told = { name: part.name, unit: part.unit, ...(await runPart(t, part, 'full', size)) }
    // Or what is long is lost at the end
    await new Promise<unknown>(sent => process.send?.(told, undefined, undefined, sent))
    process.off('disconnect', leave)
    process.disconnect?.()
  })
}
