// The cookie that carries a session's token. Hosts that share it need a domain, and with one the stricter prefix is not allowed.
import type { Config } from './config.ts'

/** What a session's token can look like; anything else is none, and is not asked about. */
export const tokenForm = /^[\w.~-]{16,256}$/

const lifetime = 90 * 24 * 60 * 60 // seconds; the member API ends a session earlier when it is not used

export function sessionCookie({ origins, cookieDomain }: Pick<Config, 'origins' | 'cookieDomain'>) {
  const secure = origins.main.startsWith('https:')
  const name = secure ? (cookieDomain ? '__Secure-session' : '__Host-session') : 'session'
  const place = { path: '/', httpOnly: true, secure, sameSite: 'lax', domain: cookieDomain } as const
  return { name, place, kept: { ...place, maxAge: lifetime } }
}
