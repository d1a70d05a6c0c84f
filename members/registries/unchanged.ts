// Keeps one owner from overwriting what another has changed meanwhile, or what the same one has in another tab.
import { isDeepStrictEqual } from 'node:util'
import { httpError } from '../refusal.ts'

/**
 * @param was what a change was made on; undefined asks nothing. @param is what is there
 * @throws HttpError 409 'conflict' when something of it is not as it was
 */
export function requireUnchanged(was: object | undefined, is: object): void {
  const there = new Map(Object.entries(is))
  const isAsItWas = Object.entries(was ?? {}).every(([name, value]) => isDeepStrictEqual(value, there.get(name)))
  if (!isAsItWas) throw httpError(409, 'conflict')
}

/** The same for an order: what was added or removed meanwhile changes none. */
export function requireSameOrder(was: readonly string[] | undefined, is: readonly string[]): void {
  if (was === undefined) return
  const [before, there] = [new Set(was), new Set(is)]
  requireUnchanged({ order: was.filter(id => there.has(id)) }, { order: is.filter(id => before.has(id)) })
}
