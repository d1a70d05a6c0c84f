// What somebody worked out and asked to keep in their profile: it waits in their tab until they are signed in.
import { type CalendarDate, parseDate } from '../dates.ts'
import { lutealLengths } from '../fertile-window.ts'
import { cycleLengths } from '../pregnancy-dating.ts'
import type { ToolKey } from './tool-keys.ts'

export type Carried =
  | { kind: 'pregnancy'; dueDate: CalendarDate }
  /** Lengths in days. */
  | { kind: 'cycle'; lastPeriod: CalendarDate; cycleLength: number; lutealLength: number }
  | { kind: 'child'; birthDate: CalendarDate; dueDate?: CalendarDate }

/** The tools that offer it, and what of it. */
export const toolsThatCarry: readonly { tool: ToolKey; kind: Carried['kind'] }[] = [
  { tool: 'due-date', kind: 'pregnancy' },
  { tool: 'pregnancy-tracker', kind: 'pregnancy' },
  { tool: 'ovulation', kind: 'cycle' },
  { tool: 'baby-tracker', kind: 'child' },
]

/** The stage that somebody chooses who joins with it. */
export const stageOfCarried = { pregnancy: 'pregnant', cycle: 'trying-to-conceive', child: 'parent' } as const

/** How long it waits for somebody to join, in milliseconds: an hour. Others may use the tab later. */
export const carriedMs = 3_600_000

const isIn = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

/** What storage holds as something carried; null for anything else, and for what has waited too long. */
export function carriedOf(data: unknown, now: number): Carried | null {
  const { at, kind, ...rest }: Record<string, unknown> = Object(data)
  if (typeof at !== 'number' || !(now - at >= 0 && now - at < carriedMs)) return null
  const dueDate = parseDate(rest.dueDate) ?? undefined
  if (kind === 'pregnancy') return dueDate ? { kind, dueDate } : null
  if (kind === 'child') {
    const birthDate = parseDate(rest.birthDate)
    return birthDate && { kind, birthDate, ...(dueDate && { dueDate }) }
  }
  const lastPeriod = parseDate(rest.lastPeriod)
  const { cycleLength, lutealLength } = rest
  if (kind !== 'cycle' || !lastPeriod || !isIn(cycleLength, cycleLengths) || !isIn(lutealLength, lutealLengths))
    return null
  return { kind, lastPeriod, cycleLength, lutealLength }
}
