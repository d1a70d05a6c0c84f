// The danger signs by stage, and which of them hold in a week or month. The page, the boxes and the checks read them
// here.
import { guideWeeks } from '../../domain/pregnancy-dating.ts'
import { afterBirthSigns } from './after-birth-signs.ts'
import { afterLossSigns } from './after-loss-signs.ts'
import { childSigns } from './child-signs.ts'
import { type DangerSign, type Span, signsHolding } from './danger-sign.ts'
import { newbornSigns } from './newborn-signs.ts'
import { pregnancySigns } from './pregnancy-signs.ts'

export interface DangerStage {
  /** Its name in directives, and its anchor on the page of all signs. */
  id: string
  title: string
  /** Heading of a box of its signs. */
  callTitle: string
  signs: readonly DangerSign[]
  /** Its weeks or months. */
  span: Span
}

/** Age in months at which the stages baby and toddler begin. */
const babyFrom = 3
const toddlerFrom = 12
const lastMonth = 36

const months = (from: number, to: number): Span => ({ unit: 'month', from, to })

const careTeam = 'When to call your care team'
const doctor = 'When to call your child’s doctor'

export const dangerStages = [
  {
    id: 'pregnancy',
    title: 'In pregnancy',
    callTitle: careTeam,
    signs: pregnancySigns,
    span: { unit: 'week', from: guideWeeks.first, to: guideWeeks.last },
  },
  { id: 'after-birth', title: 'After giving birth', callTitle: careTeam, signs: afterBirthSigns, span: months(0, 12) },
  { id: 'after-loss', title: 'After a loss', callTitle: careTeam, signs: afterLossSigns, span: months(0, 12) },
  {
    id: 'newborn',
    title: 'A newborn, to three months',
    callTitle: doctor,
    signs: newbornSigns,
    span: months(0, babyFrom - 1),
  },
  {
    id: 'baby',
    title: 'A baby, 3 to 11 months',
    callTitle: doctor,
    signs: signsHolding(childSigns, babyFrom, toddlerFrom - 1),
    span: months(babyFrom, toddlerFrom - 1),
  },
  {
    id: 'toddler',
    title: 'A toddler, 1 to 3 years',
    callTitle: doctor,
    signs: signsHolding(childSigns, toddlerFrom, lastMonth),
    span: months(toddlerFrom, lastMonth),
  },
] as const satisfies readonly DangerStage[]

export type StageId = (typeof dangerStages)[number]['id']

/** The address of the page of all signs. */
export const signsPagePath = '/a/when-to-call'

/** Every sign once. */
export const dangerSigns: readonly DangerSign[] = [
  ...pregnancySigns,
  ...afterBirthSigns,
  ...afterLossSigns,
  ...newbornSigns,
  ...childSigns,
]

/** A stage by its id; undefined when there is none. */
export const stageOf = (id: string): DangerStage | undefined => dangerStages.find(stage => stage.id === id)

/** The signs of a completed week of pregnancy; those of the last week of the guides from then on. */
export const signsOfWeek = (week: number): DangerSign[] => signsHolding(pregnancySigns, Math.min(week, guideWeeks.last))

/** The signs of an age in whole months. @param month 0 to 36 */
export const signsOfMonth = (month: number): DangerSign[] => signsHolding([...newbornSigns, ...childSigns], month)

/** The stage of an age in whole months. */
export const stageOfMonth = (month: number): StageId =>
  month < babyFrom ? 'newborn' : month < toddlerFrom ? 'baby' : 'toddler'
