// The cookies of a session: its token; what its device is known by; what the header shows while nobody can be asked;
// what was said when joining. Hosts that share the first three need a domain, and with one the stricter prefix is not
// allowed.
import type { Config } from '../config.ts'

/** What a session's token can look like; anything else is none, and is not asked about. */
export const tokenForm = /^[\w.~-]{16,256}$/

const lifetime = 90 * 24 * 60 * 60 // seconds; the member API ends a session earlier when it is not used
const deviceLifetime = 365 * 24 * 60 * 60 // as long as the member API knows one that is not used
const beginSeconds = 7 * 24 * 60 * 60

export function sessionCookies({ origins, cookieDomain }: Pick<Config, 'origins' | 'cookieDomain'>) {
  const secure = origins.main.startsWith('https:')
  const prefix = secure ? (cookieDomain ? '__Secure-' : '__Host-') : ''
  const place = { path: '/', httpOnly: true, secure, sameSite: 'lax', domain: cookieDomain } as const
  /** For one's own page until it has a first profile, and for no other. */
  const own = { path: '/dashboard', httpOnly: true, secure, sameSite: 'lax' } as const
  return {
    name: `${prefix}session`,
    header: `${prefix}header`,
    /** It outlives signing out, so that the member API knows the device at the next login. */
    device: { name: `${prefix}device`, lasting: { ...place, maxAge: deviceLifetime } },
    place,
    lasting: { ...place, maxAge: lifetime },
    begin: { name: 'begin', place: own, lasting: { ...own, maxAge: beginSeconds } },
  }
}
