// The tools by name: a chunk each.
import type { ToolPartName } from '../views/tools/tool-part.tsx'
import type { LoadIsland } from './load-island.ts'

export const toolIslands: Record<ToolPartName, LoadIsland> = {
  'tool-due-date': async () => (await import('../views/tools/due-date.tsx')).DueDateTool,
  'tool-ovulation': async () => (await import('../views/tools/ovulation.tsx')).OvulationTool,
  'tool-gender-chart': async () => (await import('../views/tools/gender-chart.tsx')).GenderChartTool,
  'tool-contractions': async () => (await import('../views/tools/contractions.tsx')).ContractionsTool,
  'tool-pregnancy-tracker': async () => (await import('../views/tools/pregnancy-tracker.tsx')).PregnancyTrackerTool,
  'tool-baby-tracker': async () => (await import('../views/tools/baby-tracker.tsx')).BabyTrackerTool,
  'tool-fertile-days': async () => (await import('../views/tools/fertile-days.tsx')).FertileDaysTool,
  'tool-birth-plan': async () => (await import('../views/tools/birth-plan.tsx')).BirthPlanTool,
  'tool-hospital-bag': async () => (await import('../views/tools/hospital-bag.tsx')).HospitalBagTool,
  'tool-baby-budget': async () => (await import('../views/tools/baby-budget.tsx')).BabyBudgetTool,
}
