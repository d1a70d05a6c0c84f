// Contractions on their way to another phone: in the part of an address after the #, which a browser sends to nobody.

const mark = '#timer='

/** An address of this page that carries a code. */
export const addressWith = (code: string): string => `${location.origin}${location.pathname}${mark}${code}`

/** The code that the address carries, which it does not do any longer afterwards; null for none. */
export function takeCode(): string | null {
  const { hash, pathname, search } = location
  if (!hash.startsWith(mark)) return null
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(mark.length)
}
