// What a visitor brings along to the sign-in pages and on to where they came for.
import { safeTarget } from './safe-target.ts'

/** Fields that say where somebody joined from; they are handed on as they came. */
export const trackingFields = ['userDecisionArea', 'trigger', 'productType', 'source'] as const

const trackingForm = /^[\w.:-]{1,80}$/

/** The parameters that the sign-in pages read. */
export const carriedFields = ['target', ...trackingFields] as const

/** Those of `values` that may be handed on: a target of ours, tracking fields of a plain form. `origins` as in `safeTarget`. */
export function carriedOf(values: Readonly<Record<string, string | undefined>>, origins: readonly string[]): [string, string][] {
  const target = safeTarget(values.target, origins, '')
  const tracking = trackingFields.flatMap((name): [string, string][] => {
    const value = values[name] ?? ''
    return trackingForm.test(value) ? [[name, value]] : []
  })
  return target ? [['target', target], ...tracking] : tracking
}
