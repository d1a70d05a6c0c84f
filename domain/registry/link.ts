// The unguessable part of a list's address, and what browsers bring along about lists.

/** The unguessable part of a list's address: 128 bits in base64url. */
export const linkForm = /^[\w-]{22}$/
/** Marks of lists whose owners use a browser, twelve at most. */
export const marksForm = /^[\w-]{22}(?:\.[\w-]{22}){0,11}$/
/** Proofs that a guest knows the PINs of lists, five at most. */
export const passesForm = /^[\w-]{43}(?:\.[\w-]{43}){0,4}$/

/** Characters of a pasted text that are looked at. */
const longest = 1000

/** A list's address without its host, or the link by itself; what stands behind it, such as filters, is left. */
const inAddress = /^\/registry\/([\w-]{22})(?:\/|$)/

/**
 * The link in what somebody pasted: the 22 characters, or a whole address of ours. Null for anything else.
 * @param origins ours, as 'https://host[:port]'
 */
export function linkIn(pasted: string, origins: readonly string[]): string | null {
  const text = pasted.trim().slice(0, longest)
  if (linkForm.test(text)) return text
  // As it is copied from a letter, maybe without its beginning.
  const scheme = origins[0]?.startsWith('http:') ? 'http:' : 'https:'
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `${scheme}//${text}`)
  if (!url || url.username || url.password || !origins.includes(url.origin)) return null
  return inAddress.exec(url.pathname)?.[1] ?? null
}
