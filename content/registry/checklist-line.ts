// What a line of the registry's checklist says, and when it is needed.
import type { ItemGroup } from '../../domain/registry/registry.ts'
import type { ChecklistSource } from './checklist-sources.ts'

/** When a thing is needed, in this order. */
export const checklistStages = [
  { id: 'before', title: 'Before the birth', line: 'What should be in the house on the first day.' },
  { id: 'm0', title: 'Birth to 3 months', line: 'The weeks in which help is worth more than things.' },
  { id: 'm3', title: '3 to 6 months', line: 'Larger sizes, and the first things to reach for.' },
  { id: 'm6', title: '6 to 12 months', line: 'Food, teeth, and a child who gets about.' },
  { id: 'y1', title: 'After the first birthday', line: 'For gifts that come late, and are meant to.' },
] as const
export type ChecklistStage = (typeof checklistStages)[number]['id']

/** Whether a used one will do. A line that has none is bought new or is no thing. */
export const secondHandWords = {
  fine: 'Second-hand: fine',
  care: 'Second-hand: with care',
  never: 'Second-hand: never',
} as const
export type SecondHand = keyof typeof secondHandWords

export interface ChecklistLine {
  stage: ChecklistStage
  group: ItemGroup
  /** Unique; it becomes the item's title. */
  title: string
  /** A sentence for the parents; '' where the title says it. */
  about: string
  secondHand: SecondHand | null
  /** What is to be minded; `care` and `never` have one. */
  safety?: { text: string; source: ChecklistSource }
  /** Goes with the item to the list, for those who give. */
  note?: string
}

type More = Pick<ChecklistLine, 'note'> & { safety?: readonly [source: ChecklistSource, text: string] }

/** Gives a function that makes lines of one stage. */
export const linesOf =
  (stage: ChecklistStage) =>
  (
    group: ItemGroup,
    title: string,
    about: string,
    secondHand: SecondHand | null = null,
    { note, safety }: More = {},
  ): ChecklistLine => ({
    ...{ stage, group, title, about, secondHand },
    ...(note && { note }),
    ...(safety && { safety: { source: safety[0], text: safety[1] } }),
  })
