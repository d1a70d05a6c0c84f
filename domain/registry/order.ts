// The order of a list of wishes, as pure steps.
import { idForm } from '../ids.ts'

/** One place up or down, or to either end. */
export type Step = 'up' | 'down' | 'first' | 'last'

/** The items with the one at `from` at the place `to`; the same items where there is no such place. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Where a step leads from a place, counted from 0. */
export function placeAfter(step: Step, from: number, length: number): number {
  switch (step) {
    case 'up':
      return Math.max(from - 1, 0)
    case 'down':
      return Math.min(from + 1, length - 1)
    case 'first':
      return 0
    case 'last':
      return length - 1
  }
}

/**
 * The ids of a list after one of them has moved, for the form without script.
 * @param order ids with spaces between them. @returns null where one is no id, or the moved one is not among them
 */
export function movedOrder(order: string, id: string, by: -1 | 1): readonly string[] | null {
  const ids = order.split(' ').filter(Boolean)
  const from = ids.indexOf(id)
  if (from < 0 || !ids.every(one => idForm.test(one))) return null
  return moved(ids, from, placeAfter(by < 0 ? 'up' : 'down', from, ids.length))
}
