// What the ovulation calculator holds, and the small form of it in the guide to the fertile days.
import { lutealLengths } from '../../domain/cycle-lengths.ts'
import { type CycleEntries, cycleCounts, cycleModes, mostPast } from '../../domain/tools/cycle-entries.ts'
import type { Glance } from '../../domain/tools/glance.ts'
import { fieldsOf, listOf, textOf, wordOf } from '../../lib/lenient.ts'
import { storedTool } from './stored-tool.ts'

const empty: CycleEntries = {
  mode: 'regular',
  lastPeriod: '',
  cycleLength: '28',
  lutealLength: String(lutealLengths.usual),
  shortest: '',
  longest: '',
  past: [],
  cycles: '3',
}

type GlanceOf = (entries: CycleEntries) => Glance | null
let glanceOf: GlanceOf = () => null

/** The formulas of a glance come with those of the answer, once somebody is in the form. */
export function tellGlances(of: GlanceOf) {
  glanceOf = of
}

export const ovulationTool = storedTool<CycleEntries>({
  key: 'ovulation',
  name: 'Ovulation',
  version: 1,
  empty,
  parse(data) {
    const { mode, lastPeriod, cycleLength, lutealLength, shortest, longest, past, cycles } = fieldsOf(data)
    return {
      mode: wordOf(mode, cycleModes, empty.mode),
      lastPeriod: textOf(lastPeriod, 40),
      cycleLength: textOf(cycleLength, 10, empty.cycleLength),
      lutealLength: textOf(lutealLength, 10, empty.lutealLength),
      shortest: textOf(shortest, 10),
      longest: textOf(longest, 10),
      past: listOf(past, text => (typeof text === 'string' ? textOf(text, 40) : null), mostPast),
      cycles: wordOf(cycles, cycleCounts, empty.cycles),
    }
  },
  glance: entries => glanceOf(entries),
})
