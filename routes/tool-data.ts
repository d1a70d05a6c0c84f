// Tables that a page hands to its tool: too large for a script, and of the same bytes for everybody, so that nothing is
// ever asked for by what somebody entered.
import { bagGroups } from '../content/bag-lines.ts'
import { lossCard, newbornUnit, planFields, planSections } from '../content/birth-plan-lines.ts'
import { birthDrawing } from '../content/births-around-due-date.ts'
import { budgetGroups } from '../content/budget-lines.ts'
import { laborSigns } from '../content/danger-signs/labor-signs.ts'
import { methodWords, numberWords } from '../content/due-date-fields.ts'
import { shownMilestones } from '../content/pregnancy-milestones.ts'
import type { Content } from '../publishing/load.ts'
import type { IslandProps } from '../views/islands.ts'
import type { Country } from '../views/page.tsx'
import type { ToolPartName } from '../views/tools/tool-part.tsx'
import type { ToolProps } from '../views/tools/tool-props.ts'
import { trackerData } from './tracker-data.ts'

type DataOf<N extends ToolPartName> = Omit<IslandProps<N>, keyof ToolProps>
type Given<T> = (content: Content, country: Country) => T | Promise<T>

/** By tool. Left out: it needs none. */
const tables: { readonly [N in ToolPartName]?: Given<DataOf<N>> } = {
  'tool-baby-budget': () => ({ groups: budgetGroups }),
  'tool-birth-plan': () => ({ fields: planFields, sections: planSections, newbornUnit, lossCard }),
  'tool-contractions': () => ({ signs: laborSigns }),
  'tool-due-date': () => ({
    dueDate: {
      words: { methods: methodWords, numbers: numberWords },
      milestones: shownMilestones,
      births: birthDrawing,
    },
  }),
  'tool-hospital-bag': () => ({ groups: bagGroups }),
  'tool-pregnancy-tracker': trackerData,
}

/** What a tool's island gets beside what every tool gets. */
export const toolData = async (name: ToolPartName, content: Content, country: Country): Promise<object> =>
  (await tables[name]?.(content, country)) ?? {}
