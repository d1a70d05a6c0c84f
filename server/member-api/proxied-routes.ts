// What of the member API a browser may reach: the contract's routes, never a part of an address as asked.
import type { HTTPMethods } from 'fastify'
import { type Proxied, type Route, routes } from '../../contract/routes.ts'

/** What a piece of an address may be, by its name in the pattern. Dots and slashes are in none of them. */
export const paramPatterns: Readonly<Record<string, RegExp>> = {
  member: /^[\w-]{1,64}$/,
  id: /^[\w-]{1,64}$/,
  code: /^[\w-]{1,64}$/,
  slug: /^[a-z0-9-]{1,120}$/,
  name: /^[\p{L}\p{M}'’ -]{1,60}$/u,
}

export interface MemberRoute extends Proxied {
  method: HTTPMethods
  /** Under that of its table. */
  path: string
}

const routesUnder = (at: string): readonly MemberRoute[] =>
  Object.entries<Route>(routes).flatMap(([name, { proxied }]) => {
    const [method, path = ''] = name.split(' ') as [HTTPMethods, string] // as every name
    return proxied && path.startsWith(at) ? [{ method, path: path.slice(at.length), ...proxied }] : []
  })

export const memberRoutes = routesUnder('/members')
/** The way in by a passkey: what a browser asks for before somebody says who they are. */
export const signInRoutes = routesUnder('/sessions')
/** The matcher of names: without an account. Who asks says so with the token of a seat. */
export const matchRoutes = routesUnder('/matches')

/** The path to ask for, or null when a piece is not of its form. */
export function pathOf(pattern: string, params: Readonly<Record<string, string | undefined>>): string | null {
  const parts = pattern.split('/').map(part => {
    if (!part.startsWith(':')) return part
    const value = params[part.slice(1)] ?? ''
    return paramPatterns[part.slice(1)]?.test(value) ? encodeURIComponent(value) : null
  })
  return parts.includes(null) ? null : parts.join('/')
}
