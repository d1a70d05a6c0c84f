import { memo, useDeferredValue } from 'react'
import type { LaborSigns } from '../../content/danger-signs/labor-signs.ts'
import { contractionsTool } from '../../state/tools/contractions.ts'
import { Checkbox } from '../ui/choice-input.tsx'
import { BigButton } from './contractions-button.tsx'
import { Clocks } from './contractions-clocks.tsx'
import { ContractionList } from './contractions-list.tsx'
import { Met } from './contractions-met.tsx'
import { ForOthers } from './contractions-more.tsx'
import { NurseSheet, nurseSheetLines } from './contractions-nurse-sheet.tsx'
import { Pattern } from './contractions-pattern.tsx'
import type { ContractionsProps } from './contractions-props.ts'
import { SignsBand } from './contractions-signs.tsx'
import { AskStrength } from './contractions-strength.tsx'
import { Timeline } from './contractions-timeline.tsx'
import { Transfer } from './contractions-transfer.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { useNight } from './use-night.ts'
import { useTool } from './use-stored-tool.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  /** Reasons to call without waiting for a pattern. They come with the page: no script carries them. */
  signs: LaborSigns
}

/** Times contractions with one thumb in the dark. */
export function ContractionsTool({ signs }: Props) {
  const { value, change, isAwake } = useTool(contractionsTool)
  const { list, running, night } = value
  // The clock starts with the press; the rest is told right after it.
  const told = useDeferredValue(value)
  useWakeLock(running !== null)
  useNight(night)
  const isEmpty = list.length === 0 && running === null
  const lines = isEmpty ? [] : nurseSheetLines(value, Date.now())
  const last = list.at(-1)
  return (
    <ToolFrame
      tool={contractionsTool}
      lines={lines}
      sheet={
        <>
          <h1>Contractions</h1>
          <NurseSheet value={value} />
        </>
      }
    >
      <div className="contractions">
        <SignsBand signs={signs} />
        <Transfer value={value} change={change} isAwake={isAwake} />
        <div className="contractions-timer">
          <Clocks running={running} last={last} />
          <BigButton value={value} change={change} />
        </div>
        <Met value={value} all={signs.all} />
        <div className="contractions-after">
          <AskStrength last={running === null ? last : undefined} isFirst={isEmpty} change={change} />
          <Checkbox
            label="Dim for the night"
            name="night"
            checked={night}
            onChange={({ value }) => change(now => ({ ...now, night: value !== '' }))}
          />
        </div>
        <Told value={told} change={change} />
      </div>
    </ToolFrame>
  )
}

/** What all contractions together tell. */
const Told = memo(function Told({ value, change }: ContractionsProps) {
  return (
    <>
      <Pattern value={value} change={change} />
      <Timeline list={value.list} running={value.running} />
      <ContractionList list={value.list} />
      <ForOthers value={value} change={change} />
    </>
  )
})
