// How a member's life stage changes, and what Add Profile offers at each.
import { type MemberRead, pregnancyOf } from './member.ts'

export interface LifeStage {
  isTtc: boolean
  isPregnant: boolean
  /** How many are in the profile. */
  children: number
}

/** A member's stage as the rules below take it. */
export const lifeStageOf = (member: Omit<MemberRead, 'after_loss'>): LifeStage => ({
  isTtc: member.is_ttc,
  isPregnant: pregnancyOf(member) !== null,
  children: member.born_children.length,
})

interface Transition {
  from: (stage: LifeStage) => boolean
  to: Partial<LifeStage> | ((stage: LifeStage) => Partial<LifeStage>)
  /** How the event counts it. A loss is counted as any removal, so that the event does not reveal it. */
  selection: 'add' | 'update' | 'remove'
}

/** All changes of stage. Children are independent of the other two. */
const transitions = {
  'add-ttc': { from: stage => !stage.isTtc && !stage.isPregnant, to: { isTtc: true }, selection: 'add' },
  'remove-ttc': { from: stage => stage.isTtc, to: { isTtc: false }, selection: 'remove' },
  'add-pregnancy': { from: stage => !stage.isPregnant, to: { isPregnant: true, isTtc: false }, selection: 'add' },
  'remove-pregnancy': { from: stage => stage.isPregnant, to: { isPregnant: false }, selection: 'remove' },
  'loss-to-ttc': { from: stage => stage.isPregnant, to: { isPregnant: false, isTtc: true }, selection: 'remove' },
  'loss-to-none': { from: stage => stage.isPregnant, to: { isPregnant: false, isTtc: false }, selection: 'remove' },
  'add-child': { from: () => true, to: ({ children }) => ({ children: children + 1 }), selection: 'add' },
  'remove-child': {
    from: stage => stage.children > 0,
    to: ({ children }) => ({ children: children - 1 }),
    selection: 'remove',
  },
} satisfies Record<string, Transition>

export type StageChange = keyof typeof transitions

/** The stage after a change; null where the change does not begin at this stage. */
export function nextStage(stage: LifeStage, change: StageChange): LifeStage | null {
  const { from, to }: Transition = transitions[change]
  if (!from(stage)) return null
  return { ...stage, ...(typeof to === 'function' ? to(stage) : to) }
}

/** How the event counts a change: a pregnancy after trying to conceive is an update. */
export function countedAs(
  stage: LifeStage,
  change: StageChange,
): { selection: 'add' | 'update' | 'remove'; source?: 'ttc' } {
  if (change === 'add-pregnancy' && stage.isTtc) return { selection: 'update', source: 'ttc' }
  return { selection: transitions[change].selection }
}

export interface ProfileChoice {
  id: 'trying-to-conceive' | 'pregnant' | 'parent' | 'loved-one'
  title: string
  /** What it leads to. Somebody who loves a pregnant person follows the pregnancy as if it were their own. */
  opens: 'ttc' | 'pregnancy' | 'child'
  shows: (stage: LifeStage) => boolean
}

/** Add Profile's choices, in its order. */
const profileChoices: readonly ProfileChoice[] = [
  {
    id: 'trying-to-conceive',
    title: 'Trying to Conceive',
    opens: 'ttc',
    shows: ({ isPregnant, isTtc }) => !isPregnant && !isTtc,
  },
  { id: 'pregnant', title: 'Baby on the way', opens: 'pregnancy', shows: ({ isPregnant }) => !isPregnant },
  { id: 'parent', title: 'I am a Parent', opens: 'child', shows: () => true },
  { id: 'loved-one', title: 'Someone I love Is Pregnant', opens: 'pregnancy', shows: ({ isPregnant }) => !isPregnant },
]

/** What Add Profile offers at a stage. */
export const choicesAt = (stage: LifeStage): ProfileChoice[] => profileChoices.filter(({ shows }) => shows(stage))
