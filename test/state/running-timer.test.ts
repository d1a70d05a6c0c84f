// A timer that runs is known outside its tool, by the end of what the device stores.
import t from 'tap'
import { newBaby, noBabies } from '../../domain/tools/babies.ts'
import { withLine } from '../../domain/tools/baby-log.ts'
import { timerRuns } from '../../state/running-timer.ts'
import { babyTrackerTool } from '../../state/tools/baby-tracker.ts'
import { begin, contractionsTool, drop } from '../../state/tools/contractions.ts'
import { trackerTool } from '../../state/tools/pregnancy-tracker.ts'
import { packed, type StoredTool, unpacked } from '../../state/tools/stored-tool.ts'
import { memory, open } from '../support/consents.ts'

const at = Date.parse('2026-03-01T12:00:00Z')
const begun = begin(at)(contractionsTool.empty)
const asleep = (end: number | null) => ({
  ...noBabies,
  babies: [{ ...newBaby(1), log: withLine([], { kind: 'sleep', at, end }) }],
})

t.test('whether a timer of a tool runs', async t => {
  const storage = memory()
  open(t, storage)
  const runsWith = <S>(tool: StoredTool<S>, value: S) => {
    storage.kept.clear()
    storage.setItem(`tool-${tool.key}`, packed(tool, value))
    return timerRuns()
  }
  t.notOk(timerRuns(), 'nothing is stored')
  t.ok(runsWith(contractionsTool, begun))
  t.notOk(runsWith(contractionsTool, drop(begun)))
  t.ok(runsWith(babyTrackerTool, asleep(null)))
  t.notOk(runsWith(babyTrackerTool, asleep(at + 1)))
  t.ok(runsWith(trackerTool, { ...trackerTool.empty, logs: { counting: { since: at, felt: 0 } } }))
  t.notOk(runsWith(trackerTool, { ...trackerTool.empty, logs: { counting: null } }))
  t.notOk(runsWith(trackerTool, { ...trackerTool.empty, lastPeriod: '"runs":true}' }), 'nobody types it')
  t.same(unpacked(contractionsTool, packed(contractionsTool, begun)), { value: begun }, 'nothing is lost by it')
})
