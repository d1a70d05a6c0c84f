// How the parts of the baby tracker reach its state.
import { type Babies, type Baby, shownBaby, type UnitSystem, withShown } from '../../domain/tools/babies.ts'
import type { VolumeUnit } from '../../domain/tools/baby-log.ts'
import { babyTrackerTool } from '../../state/tools/baby-tracker.ts'
import type { ToolProps } from './tool-props.ts'
import { type UsedTool, useTool } from './use-stored-tool.ts'

export interface BabyState extends UsedTool<Babies> {
  baby: Baby
  /** Its place among the children. */
  place: number
  units: UnitSystem
  volume: VolumeUnit
  /** Changes the child that is shown. With words it can be taken back. */
  changeBaby: (to: (baby: Baby) => Partial<Baby>, words?: string) => void
}

/** The child that is shown, and the units that were chosen, else those of the visitor's country. */
export function useBaby(country: ToolProps['country']): BabyState {
  const tool = useTool(babyTrackerTool)
  const { value, change } = tool
  const units = value.units || (country === 'US' ? 'us' : 'metric')
  return {
    ...tool,
    ...shownBaby(value),
    units,
    volume: units === 'us' ? 'oz' : 'ml',
    changeBaby: (to, words) => change(state => withShown(state, to), words),
  }
}
