import { useDeferredValue, useState } from 'react'
import { babyName } from '../../domain/tools/babies.ts'
import { isRunning, type LogLine } from '../../domain/tools/baby-log.ts'
import { babyTrackerTool } from '../../state/tools/baby-tracker.ts'
import { BabyEntry } from './baby-tracker-entry-place.tsx'
import { babyLines } from './baby-tracker-lines.ts'
import { BabyLog } from './baby-tracker-log.tsx'
import { BabyNow } from './baby-tracker-now.tsx'
import { type BabyState, useBaby } from './baby-tracker-state.ts'
import { BabyTabs } from './baby-tracker-tabs.tsx'
import { DeferredPart, useDeferred } from './deferred.tsx'
import { Fold } from './fold.tsx'
import { ToolFrame } from './tool-frame.tsx'
import type { ToolProps } from './tool-props.ts'
import { useNow } from './use-now.ts'

const loadSheet = async () => (await import('./baby-tracker-sheet.tsx')).BabySheet
const loadAbout = async () => (await import('./baby-tracker-about.tsx')).BabyAbout
const loadWeek = async () => (await import('./baby-tracker-week.tsx')).BabyWeek
const loadGrowth = async () => (await import('./baby-tracker-growth.tsx')).BabyGrowth

/** Feeds, sleep, diapers, medicines and growth of up to four children. */
export function BabyTrackerTool({ country }: ToolProps) {
  const state = useBaby(country)
  const { value, baby, place } = state
  const runs = baby.log.some(isRunning)
  const now = useNow(runs ? 1000 : 15_000)
  const name = babyName(value, place)
  const sheet = useDeferred(loadSheet, state.storing !== 'asleep' && state.storing !== 'empty')
  return (
    <ToolFrame
      tool={babyTrackerTool}
      lines={now === null ? [] : babyLines(state, name, now)}
      beforePrint={sheet.load}
      sheet={sheet.part && now !== null && <sheet.part state={state} name={name} now={now} />}
    >
      <BabyTabs state={state} now={now} />
      <Lines key={baby.id} state={state} now={now} />
      <div className="baby-more">
        <Fold title="The last seven days">
          <DeferredPart from={loadWeek} props={{ baby, volume: state.volume, now }} />
        </Fold>
        <Fold title="Growth">
          <DeferredPart from={loadGrowth} props={{ state, name, now }} />
        </Fold>
        <Fold title="About your baby: birth date, age, units" id="about-your-baby">
          <DeferredPart from={loadAbout} props={{ state, now, name }} />
        </Fold>
      </div>
      <p className="tool-note">
        A fever in the first three months, or anything that worries you: <a href="/a/when-to-call">see when to call</a>.
        This log judges nothing and is no medical device.
      </p>
    </ToolFrame>
  )
}

/** One child's buttons and log. A form that is open belongs to that child, and goes with it. */
function Lines({ state, now }: { state: BabyState; now: number | null }) {
  const [entry, setEntry] = useState<LogLine | 'new' | null>(null)
  // What runs is shown with the press; the days are told right after it.
  const told = { log: useDeferredValue(state.baby.log), babies: useDeferredValue(state.value) }
  return (
    <>
      <BabyNow state={state} now={now} />
      <BabyEntry state={state} entry={entry} onEntry={setEntry} />
      <BabyLog
        {...told}
        volume={state.volume}
        minute={now === null ? null : Math.floor(now / 60_000) * 60_000}
        onEdit={setEntry}
        changeBaby={state.changeBaby}
      />
    </>
  )
}
