// The one check of where a visitor may be sent next: every `target`, `redirectUrl` and `targetUrl` goes through it.

/** Characters of a target; a longer one is none. */
export const longestTarget = 512
/** The form that adds to a registry: what was typed there goes along while somebody logs in. */
const addForm = { path: '/manage/add', address: /^(?:https?:\/\/[^/?#]+)?\/manage\/add\?/i, longest: 4096 } as const

// A path from the root, or a full http address. `https:host`, `https:///host` and `path` mean different things to
// different parsers.
const plainForm = /^(?:\/(?!\/)|https?:\/\/(?!\/|[^/?#]*@))/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const unsafeCharacter = /[\u0000-\u001f\u007f-\u009f\\]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]+/g
// The same again as %0d, %250d and so on, for those who decode once more after us.
const encodedControl = /%(?:25)*(?:[01][0-9a-f]|7f)/i
const encodedControls = new RegExp(encodedControl, 'gi')
const encodedSlash = /%(?:25)*(?:2f|5c)/i
const signInPath = /^\/(?:login|logout)(?:\/|$)/i

const longestOf = (input: string) => (addForm.address.test(input) ? addForm.longest : longestTarget)

/**
 * What of a page's query its target may have: of the form that adds to a registry each text, without control characters,
 * encoded ones too; of others a query with one of those is left out as a whole.
 */
export const carriedText = (path: string, text: string): string =>
  path === addForm.path ? text.replace(controlCharacters, ' ').replace(encodedControls, '') : text

/** The path as a router reads it; null when its percent signs are wrong. */
function decodedPath(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return null
  }
}

function isSafePath(url: URL): boolean {
  const path = decodedPath(url)
  // `/.//host` and `/x/..//host` become `//host` when parsed, which a browser takes for another site.
  return path !== null && !path.startsWith('//') && !signInPath.test(path) && !encodedSlash.test(url.pathname)
}

/**
 * Where a visitor may be sent after what they came for: a path on our main origin, or a full address on another of our
 * origins. `origins` are ours as 'https://host[:port]', the main one first. Anything else gives `fallback`: other
 * origins and schemes, userinfo, backslashes, control characters (encoded ones too), more than 512 characters (4096 for
 * the form that adds to a registry), and the sign-in and sign-out pages.
 */
export function safeTarget(input: unknown, origins: readonly string[], fallback = '/dashboard'): string {
  if (typeof input !== 'string' || [...input].length > longestOf(input)) return fallback
  if (!plainForm.test(input) || unsafeCharacter.test(input) || encodedControl.test(input)) return fallback
  const main = origins[0]
  const url = URL.parse(input, main)
  if (!url || !origins.includes(url.origin) || !isSafePath(url)) return fallback
  return url.origin === main ? url.pathname + url.search + url.hash : url.href
}

/** Stands for any of ours: nothing is there. */
const anyOrigin = ['https://site.invalid']

/** The same for pages that do not know our origins: only a path is a target. */
export const safePath = (input: unknown, fallback?: string): string => safeTarget(input, anyOrigin, fallback)
