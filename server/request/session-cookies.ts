// The cookies of a session: its token, the device's token, the header's snapshot, and the stage that was chosen when
// joining. The first three are shared by the site's hosts where COOKIE_DOMAIN is set; the prefix `__Host-` forbids one.
import type { Config } from '../config.ts'

/** The form of a token of the member API; anything else is no token, and is not sent there. */
export const tokenForm = /^[\w.~-]{16,256}$/

const lifetime = 90 * 24 * 60 * 60 // seconds; the member API ends a session earlier when it is not used
const deviceLifetime = 365 * 24 * 60 * 60 // as long as the member API knows one that is not used
const beginSeconds = 7 * 24 * 60 * 60

export function sessionCookies({ origins, cookieDomain }: Pick<Config, 'origins' | 'cookieDomain'>) {
  const secure = origins.main.startsWith('https:')
  const prefix = secure ? (cookieDomain ? '__Secure-' : '__Host-') : ''
  const place = { path: '/', httpOnly: true, secure, sameSite: 'lax', domain: cookieDomain } as const
  /** The dashboard alone gets it, until there is a first profile. */
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
