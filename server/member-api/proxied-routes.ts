// The routes of the member API that browsers may call. Paths are built from the contract's patterns and checked
// parameters, never copied from an address.
import type { HTTPMethods } from 'fastify'
import { type Proxied, type Route, routes } from '../../contract/routes.ts'
import { idForm, secretForm } from '../../domain/ids.ts'
import { linkForm } from '../../domain/registry/link.ts'

/** What a path's parameter may be, by its name. None allows a dot or a slash. */
export const paramPatterns: Readonly<Record<string, RegExp>> = {
  member: idForm,
  id: idForm,
  code: idForm,
  item: idForm,
  gift: idForm,
  token: secretForm,
  link: linkForm,
  slug: /^[a-z0-9-]{1,120}$/,
  name: /^[\p{L}\p{M}'’ -]{1,60}$/u,
}

export interface MemberRoute extends Proxied {
  method: HTTPMethods
  /** Without the prefix of its family, such as `/members`. */
  path: string
  bytes?: number
}

const routesUnder = (prefix: string): readonly MemberRoute[] =>
  Object.entries<Route>(routes).flatMap(([name, { proxied, bytes }]) => {
    const [method, path = ''] = name.split(' ') as [HTTPMethods, string] // as: every name is a method and a path
    return proxied && path.startsWith(prefix) ? [{ method, path: path.slice(prefix.length), bytes, ...proxied }] : []
  })

export const memberRoutes = routesUnder('/members')
/** Signing in with a passkey: what a browser needs before it is known who signs in. */
export const signInRoutes = routesUnder('/sessions')
/** The name matcher, which needs no account: a participant is identified by the token of their seat. */
export const matchRoutes = routesUnder('/matches')

/** What guests of a list read without an account. */
export const registryRoutes = routesUnder('/registries')

/** A pattern with its parameters filled in; null when one is missing or does not fit `paramPatterns`. */
export function pathOf(pattern: string, params: Readonly<Record<string, string | undefined>>): string | null {
  const parts = pattern.split('/').map(part => {
    if (!part.startsWith(':')) return part
    const value = params[part.slice(1)] ?? ''
    return paramPatterns[part.slice(1)]?.test(value) ? encodeURIComponent(value) : null
  })
  return parts.includes(null) ? null : parts.join('/')
}
