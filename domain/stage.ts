// A member's stage of life, as in `data-stage` and in first-party events.

/** Every value, in the order of the specification. */
export const stages = [
  'none',
  'trying-to-conceive',
  'pregnant',
  'parent',
  'trying-to-conceive,pregnant',
  'trying-to-conceive,parent',
  'pregnant,parent',
  'trying-to-conceive,pregnant,parent',
] as const

export type Stage = (typeof stages)[number]

/** The part of a member that decides. `pregnancy` is null or an object without keys when there is none. */
export interface StageSource {
  is_ttc: boolean
  pregnancy: object | null
  born_children: readonly unknown[]
}

/**
 * A member's stage: `none`, or those that hold, joined by commas. Give it a member without records hidden after a loss.
 */
export function stageOf(member: StageSource): Stage {
  const isPregnant = member.pregnancy !== null && Object.keys(member.pregnancy).length > 0
  const holding = [
    ...(member.is_ttc ? ['trying-to-conceive'] : []),
    ...(isPregnant ? ['pregnant'] : []),
    ...(member.born_children.length > 0 ? ['parent'] : []),
  ].join(',')
  return stages.find(stage => stage === holding) ?? 'none'
}
