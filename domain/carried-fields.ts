// Query parameters that the sign-in pages carry along: where to go on to, and from where somebody came.
import { decisionAreas, productTypes, sources, triggers } from './decision-areas.ts'
import { carriedText, safeTarget } from './safe-target.ts'

const oneOf = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`)

/** Tracking fields of a sign-up, with the values that its event accepts. */
const trackingPatterns = {
  userDecisionArea: oneOf(decisionAreas),
  trigger: oneOf(triggers),
  productType: oneOf(productTypes),
  source: oneOf(sources),
  /** In force where they came from, as in `data-experiments`. */
  experiments: /^[A-Za-z]{1,40}:[12](,[A-Za-z]{1,40}:[12]){0,9}$/,
} as const

/** Names of the tracking fields. The cast: TypeScript widens the keys of an object to string. */
export const trackingFields = Object.keys(trackingPatterns) as (keyof typeof trackingPatterns)[]

/** The parameters that the sign-in pages read. */
export const carriedFields = ['target', ...trackingFields] as const

/**
 * The values that may be carried along: a target within the site and valid tracking fields.
 * @param origins as in `safeTarget`
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

/** Parameters of our pages that lead on to another address. */
const targetParameters = ['target', 'redirectUrl', 'targetUrl']

/** A target within the site, without parameters that lead on to other sites; '' for none. */
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

/** A placeholder origin: only a path is checked. */
const anyOrigin = 'http://site'

/**
 * The address of the log-in page that leads back to a page.
 * @param path of the page, with valid percent-encoding
 * @param query its parameters, without what a target may not have; where all of them are too long the longest are left
 * out
 */
export function loginAddress(path: string, query: Readonly<Record<string, string>>): string {
  const plain = decodeURI(path)
  let kept = Object.entries(query).map(([name, text]) => [name, carriedText(plain, text)] as const)
  let target = ''
  while (!target) {
    const search = new URLSearchParams(kept.map(pair => [...pair])).toString()
    target = safeTarget(search ? `${plain}?${search}` : plain, [anyOrigin], kept.length === 0 ? plain : '')
    const longest = Math.max(...kept.map(([, text]) => text.length))
    kept = kept.filter(([, text]) => text.length < longest)
  }
  return `/login?target=${encodeURIComponent(target)}`
}
