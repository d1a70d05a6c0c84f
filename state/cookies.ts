// Cookies that scripts read and write. They hold for all hosts of the site where those have a domain in common. A browser
// may keep none, or not let a page ask: then there are none, and the page goes on.

/** How long what is remembered of a visitor lasts, in seconds. */
export const longSeconds = 999 * 86_400

/** The value of a cookie; undefined when there is none. */
export function readCookie(name: string): string | undefined {
  try {
    return document.cookie
      .split('; ')
      .find(pair => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  } catch {
    return undefined
  }
}

/** @param seconds how long it lasts; left out: until the browser is closed */
export function writeCookie(name: string, value: string, seconds?: number) {
  const { cookieDomain } = document.documentElement.dataset
  const domain = cookieDomain ? `; domain=${cookieDomain}` : ''
  const age = seconds === undefined ? '' : `; max-age=${seconds}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=${value}; path=/; samesite=lax${domain}${age}${secure}`
  } catch {} // what is not remembered is asked again
}
