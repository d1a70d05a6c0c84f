// Cookies that scripts read and write. They hold for the host of the page.

/** How long what is remembered of a visitor lasts, in seconds. */
export const longSeconds = 999 * 86_400

/** The value of a cookie; undefined when there is none. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** @param seconds how long it lasts; left out: until the browser is closed */
export function writeCookie(name: string, value: string, seconds?: number) {
  const parts = [`${name}=${value}`, 'path=/', 'samesite=lax']
  if (seconds !== undefined) parts.push(`max-age=${seconds}`)
  if (location.protocol === 'https:') parts.push('secure')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = parts.join('; ')
}
