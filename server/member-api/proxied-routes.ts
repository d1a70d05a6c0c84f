// What of the member API a browser may reach: our own table, never a part of an address as asked.
import type { LaneName } from './lanes.ts'

/** What a piece of an address may be, by its name in the pattern. Dots and slashes are in none of them. */
export const pieces: Readonly<Record<string, RegExp>> = {
  member: /^[\w-]{1,64}$/,
  id: /^[\w-]{1,64}$/,
  code: /^[\w-]{1,64}$/,
  slug: /^[a-z0-9-]{1,120}$/,
  name: /^[\p{L}\p{M}'’ -]{1,60}$/u,
}

export interface MemberRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under `/members`, or that of its table. */
  path: string
  /** `member` when it does not say. */
  lane?: LaneName
  /** Takes a picture: multipart, streamed through. */
  upload?: true
  /** The session is over when it succeeds. */
  ends?: true
  /** Its slug must be that of a piece which is there: the API knows members, and not what the site holds. */
  saves?: true
  /** When it succeeds, the quiet almanac that was chosen on this device is over. */
  endsQuiet?: true
}

const entries = (name: string, piece: string, put: Pick<MemberRoute, 'saves'> = {}): MemberRoute[] => [
  { method: 'GET', path: `/:member/${name}` },
  { method: 'GET', path: `/:member/${name}/:${piece}` },
  { method: 'PUT', path: `/:member/${name}/:${piece}`, ...put },
  { method: 'DELETE', path: `/:member/${name}/:${piece}` },
]
const children = (name: string): MemberRoute[] => [
  { method: 'POST', path: `/:member/${name}` },
  { method: 'PUT', path: `/:member/${name}/:id` },
  { method: 'DELETE', path: `/:member/${name}/:id` },
]

export const memberRoutes: readonly MemberRoute[] = [
  { method: 'GET', path: '/me', lane: 'session' },
  { method: 'PATCH', path: '/:member' },
  { method: 'DELETE', path: '/:member', ends: true, lane: 'bulk' },
  { method: 'GET', path: '/:member/avatar' },
  { method: 'PUT', path: '/:member/avatar', upload: true, lane: 'upload' },
  ...children('children'),
  ...children('pregnancies').map(
    (route): MemberRoute => (route.method === 'POST' ? { ...route, endsQuiet: true } : route),
  ),
  ...entries('saved-articles', 'slug', { saves: true }),
  ...entries('favorite-names', 'name'),
  { method: 'POST', path: '/:member/favorite-names/share' },
  { method: 'PUT', path: '/:member/cycle' },
  { method: 'PUT', path: '/:member/email', lane: 'password' },
  { method: 'PUT', path: '/:member/password', lane: 'password' },
  { method: 'GET', path: '/:member/consents' },
  { method: 'PUT', path: '/:member/consents' },
  { method: 'PUT', path: '/:member/losses/:id' },
  { method: 'GET', path: '/:member/export', lane: 'bulk' },
  { method: 'POST', path: '/:member/confirm', lane: 'password' },
  { method: 'GET', path: '/:member/sessions' },
  { method: 'DELETE', path: '/:member/sessions' },
  { method: 'DELETE', path: '/:member/sessions/:id' },
  { method: 'GET', path: '/:member/security-events' },
  { method: 'GET', path: '/:member/passkeys' },
  { method: 'POST', path: '/:member/passkeys/options', lane: 'password' },
  { method: 'POST', path: '/:member/passkeys', lane: 'password' },
  { method: 'DELETE', path: '/:member/passkeys/:id' },
]

/** The way in by a passkey, under `/sessions`: what a browser asks for before somebody says who they are. */
export const signInRoutes: readonly MemberRoute[] = [{ method: 'POST', path: '/passkey/options', lane: 'password' }]

/** The matcher of names, under `/matches`: without an account. Who asks says so with the token of a seat. */
export const matchRoutes: readonly MemberRoute[] = [
  { method: 'POST', path: '' },
  { method: 'GET', path: '/:code' },
  { method: 'POST', path: '/:code/join' },
  { method: 'PUT', path: '/:code/votes/:name' },
]

/** The path to ask for, or null when a piece is not of its form. */
export function pathOf(pattern: string, params: Readonly<Record<string, string | undefined>>): string | null {
  const parts = pattern.split('/').map(part => {
    if (!part.startsWith(':')) return part
    const value = params[part.slice(1)] ?? ''
    return pieces[part.slice(1)]?.test(value) ? encodeURIComponent(value) : null
  })
  return parts.includes(null) ? null : parts.join('/')
}
