// Addresses of shops and of other lists, as visitors paste them: made shorter and safe, shown with their host. Nothing
// here or elsewhere ever opens one.
import { registryLimits } from './registry.ts'

/** Parameters that only tell a shop where a visitor came from. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|mc_[ce]id|igshid|ref_?|srsltid|_ga|yclid|ttclid)$/i
/** Of Amazon's addresses only the product matters. */
const amazonHost =
  /^(?:[\w-]+\.)*amazon\.(?:com|ca|co\.uk|de|fr|it|es|nl|se|pl|ie|in|ae|sa|sg|eg|co\.jp|com\.(?:au|be|br|mx|tr))$/
const amazonShort = /^(?:amzn\.(?:to|com|eu|asia)|a\.co)$/
const amazonProduct = /\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Z0-9]{10})(?:[/?]|$)/i
const amazonOnly =
  /^(?:ascsubtag|tag|ref_?|psc|qid|sr|crid|dib|dib_tag|keywords|sprefix|pd_rd_\w+|pf_rd_\w+|linkCode|linkId|th|_encoding|content-id|social_share|camp|creative\w*)$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const unsafe = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\<>"`\u202a-\u202e\u2066-\u2069]/
const scheme = /^[a-z][a-z0-9+.-]*:/i
/** A name with a dot whose last part begins with a letter: no number, no 'localhost'. */
const hostForm = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

const hostNameOf = (url: URL) => url.hostname.toLowerCase().replace(/^www\./, '')
const isAmazonHost = (host: string) => amazonHost.test(host) || amazonShort.test(host)

/**
 * The address that a pasted text means, without what only tracks visitors: http or https, with a host's name and without
 * user or password. A text without a scheme, such as 'example.com/blanket', gets https.
 * @returns null for anything else, and beyond `registryLimits.url` characters
 */
export const cleanUrl = (text: string): string | null => cleaned(text)?.href ?? null

/** The same, read already: a list of hundreds shows the host of each. */
function cleaned(text: string): URL | null {
  const typed = text.trim()
  if (typed === '' || typed.length > 4 * registryLimits.url || unsafe.test(typed)) return null
  const full = scheme.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`
  if (!/^https?:\/\/[^/]/i.test(full)) return null
  const url = URL.parse(full)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || /^https?:\/\/[^/?#]*@/i.test(full))
    return null
  if (!hostForm.test(url.hostname)) return null
  const short = withoutTracking(url)
  return short.href.length > registryLimits.url ? null : short
}

function withoutTracking(url: URL): URL {
  const isAmazon = isAmazonHost(hostNameOf(url))
  for (const name of url.search === '' ? [] : [...url.searchParams.keys()])
    if (tracking.test(name) || (isAmazon && amazonOnly.test(name))) url.searchParams.delete(name)
  const product = isAmazon ? amazonProduct.exec(url.pathname)?.[1] : undefined
  if (product) url.pathname = `/dp/${product.toUpperCase()}`
  if (url.href.includes('#') && !/^#[!/]/.test(url.hash)) url.hash = '' // also of a bare sign
  return url
}

/** The host of an address for people, without 'www.'; '' for what `cleanUrl` refuses. */
export function hostOf(address: string): string {
  const url = cleaned(address)
  return url === null ? '' : hostNameOf(url)
}

/** Whether an address leads to Amazon. */
export const isAmazon = (address: string): boolean => isAmazonHost(hostOf(address))

/** The address of the member's list at Amazon, the first of their other lists that is there; '' for none. */
export const amazonUrlOf = (alsoAt: readonly { url: string }[]): string =>
  alsoAt.find(({ url }) => isAmazon(url))?.url ?? ''

/** The same for all spellings of an address that lead to one page; '' for none. */
export function addressKey(address: string): string {
  const url = cleaned(address)
  if (url === null) return ''
  const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort()
  return `${hostNameOf(url)}${url.port && `:${url.port}`}${url.pathname.replace(/\/+$/, '')}?${query.join('&')}${url.hash}`
}
