// The shape of a situation of distress: words of the help box, lines to call, danger signs and pages.
import type { StageId } from '../danger-signs/danger-stages.ts'
import type { HelpLineKind } from '../help-lines.ts'

export interface Situation {
  /** Heading of the box, and what its suggestion is called. */
  title: string
  /** What to do, in one or two calm sentences. When to call which number, the signs say. */
  say: string
  /** What to add where the visitor’s country has a line of the kind: the box promises nobody who is not there. */
  sayOfLine?: Partial<Record<HelpLineKind, string>>
  /** Lines to call, in order: the emergency number first where a life is in danger by the minute. */
  call: readonly HelpLineKind[]
  /** Ids of danger signs that the box repeats. */
  signs: readonly string[]
  /** The part of the page of all signs to go on with. */
  stage: StageId
  /** Pages of ours that help. */
  reads: readonly string[]
  /** A loss is feared or has happened: nothing but its own pages stands below the box. */
  onLoss?: true
}
