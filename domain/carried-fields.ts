// What a visitor brings along to the sign-in pages and on to where they came for.
import { decisionAreas, productTypes, sources, triggers } from './decision-areas.ts'
import { safeTarget } from './safe-target.ts'

const oneOf = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`)

/**
 * Fields that say where somebody joined from, in forms that the event of a sign-up takes; they are handed on as they
 * came.
 */
const trackingPatterns = {
  userDecisionArea: oneOf(decisionAreas),
  trigger: oneOf(triggers),
  productType: oneOf(productTypes),
  source: oneOf(sources),
  /** In force where they came from, as in `data-experiments`. */
  experiments: /^[A-Za-z]{1,40}:[12](,[A-Za-z]{1,40}:[12]){0,9}$/,
} as const

/** Their names. */
// Which TypeScript widens to string
export const trackingFields = Object.keys(trackingPatterns) as (keyof typeof trackingPatterns)[]

/** The parameters that the sign-in pages read. */
export const carriedFields = ['target', ...trackingFields] as const

/**
 * Those of `values` that may be handed on: a target of ours, tracking fields of a plain form. `origins` as in
 * `safeTarget`.
 */
export function carriedFrom(
  values: Readonly<Record<string, string | undefined>>,
  origins: readonly string[],
): [string, string][] {
  const target = ownTarget(values.target, origins)
  const tracking = trackingFields.flatMap((name): [string, string][] => {
    const value = values[name] ?? ''
    return trackingPatterns[name].test(value) ? [[name, value]] : []
  })
  return target ? [['target', target], ...tracking] : tracking
}

/** Parameters of our own pages that say where to go on from there. */
const targetParameters = ['target', 'redirectUrl', 'targetUrl']

/** A target of ours, without what would lead on to somewhere else; '' for none. */
function ownTarget(given: string | undefined, origins: readonly string[]): string {
  const target = safeTarget(given, origins, '')
  const url = URL.parse(target, origins[0])
  const foreign = targetParameters.filter(
    name => url?.searchParams.has(name) && !safeTarget(url.searchParams.get(name), origins, ''),
  )
  if (!url || foreign.length === 0) return target
  for (const name of foreign) url.searchParams.delete(name)
  return safeTarget(url.href, origins, '')
}

/** Any origin: what is checked is a path. */
const anyOrigin = 'http://site'

/**
 * The way to the log-in page, and from there back to a page of ours as it was asked for.
 * @param path as a router has read it, so that its percent signs are right
 * @param query what the page reads of its parameters; left out when a target may not have it
 */
export function loginAddress(path: string, query: Readonly<Record<string, string>>): string {
  const plain = decodeURI(path)
  const search = new URLSearchParams(query).toString()
  return `/login?target=${encodeURIComponent(safeTarget(search ? `${plain}?${search}` : plain, [anyOrigin], plain))}`
}
