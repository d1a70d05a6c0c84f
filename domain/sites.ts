// Which of the three hosts a path belongs to.

export type SiteName = 'main' | 'names' | 'registry'

/** Scheme and host of each site, without a slash at the end; sites may share one. */
export type Origins = Readonly<Record<SiteName, string>>

const namesPath = /^\/b\/|\/baby-names(?:\/amp)?\/?$/
const registryPath = /^\/(?:registry|manage|babyregistrysearch)(?:\/|$)/
const sharedPath =
  /^\/(?:(?:api|assets|avatars)(?:\/|$)|(?:events|favicon\.ico|manifest\.webmanifest|robots\.txt|sitemap[^/]*\.xml|healthz)$)/

/** The host of a path, given without query or fragment. An AMP twin has the host of its page. */
export function siteOf(path: string): SiteName {
  if (namesPath.test(path)) return 'names'
  return registryPath.test(path) ? 'registry' : 'main'
}

/** The origin of a path of ours, which may have a query and a fragment. */
export const originOf = (path: string, origins: Origins): string => origins[siteOf(path.split(/[?#]/, 1)[0] ?? '')]

/** True for a path, without query, that answers on all three hosts instead of redirecting to its own. */
export const isSharedPath = (path: string): boolean => sharedPath.test(path)
