// The forms of the way in and out: what each sends to the member API, and what follows when it gets through.
import { carriedFields } from '../domain/carried.ts'

/** A field's text as it was sent; empty when it was not. */
export type Field = (name: string) => string

interface FormBase {
  path: string
  /** Put back into the form when it does not get through. Never a password. */
  kept: readonly string[]
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: (field: Field) => object
  /** What becomes of the session: the answer brings one, or it is over. */
  session?: 'opens' | 'ends'
}

/** A form of the way in or out. */
export interface VisitorForm extends FormBase {
  member?: false
  /** Where the API takes it; null when what was sent cannot be asked with. */
  to: (field: Field) => string | null
  /** Where it leads instead of the visitor's target. */
  next?: string
  /** The session is shown to the API. */
  identified?: true
}

/** A form of a member's own page. Its field `version` says which state of the member it was filled in on. */
export interface MemberForm extends FormBase {
  member: true
  /** After the member's own address: '' or from a slash on; null when what was sent cannot be asked with. */
  to: (field: Field) => string | null
  /** Where it leads instead of the visitor's target. @param own the member's address at the site's API */
  next?: (own: string) => string
}

export type FormSpec = VisitorForm | MemberForm

/** The form of a token in a letter; anything else is no token, and must not become part of an address. */
const token = /^[\w-]{20,100}$/

export const forms: readonly FormSpec[] = [
  {
    path: '/join',
    kept: ['email', 'first_name', 'stage', ...carriedFields],
    method: 'POST',
    to: () => '/accounts',
    body: field => ({ email: field('email'), password: field('password'), first_name: field('first_name'), stage: field('stage') }),
    session: 'opens',
  },
  {
    path: '/login',
    kept: ['email', ...carriedFields],
    method: 'POST',
    to: () => '/sessions',
    body: field => ({ email: field('email'), password: field('password') }),
    session: 'opens',
    identified: true, // so that the session before it ends
  },
  { path: '/logout', kept: ['target'], method: 'DELETE', to: () => '/sessions/current', session: 'ends', identified: true },
  {
    path: '/forgot-password',
    kept: ['email'],
    method: 'POST',
    to: () => '/password-resets',
    body: field => ({ email: field('email') }),
    next: '/forgot-password?sent=true',
  },
  {
    path: '/reset-password',
    kept: ['token'],
    method: 'PUT',
    to: field => (token.test(field('token')) ? `/password-resets/${field('token')}` : null),
    body: field => ({ password: field('password') }),
    session: 'ends', // everywhere
  },
  {
    path: '/join/profile',
    member: true,
    kept: ['first_name', 'last_name', 'username', 'target'],
    method: 'PATCH',
    to: () => '',
    body: field => ({ member: { first_name: field('first_name'), last_name: field('last_name'), username: field('username') } }),
  },
]
