// The forms of the way in and out: what each sends to the member API, and what follows when it gets through.
import { carriedFields } from '../../domain/carried-fields.ts'
import type { FormSpec } from './form-spec.ts'
import { memberForms } from './member-forms.ts'
import { credentialOf } from './security-form.ts'

/** The form of a token in a letter; anything else is no token, and must not become part of an address. */
const token = /^[\w-]{20,100}$/

/** Stages that need a date to be kept: the dashboard asks for it first. */
const dated = ['pregnant', 'parent']

/** Whoever changed the address may know the password, too: the answer brings what a new one is chosen with. */
function afterUndo(answer: unknown): string {
  const { reset } = Object(answer) as { reset?: unknown }
  return typeof reset === 'string' && token.test(reset) ? `/reset-password?token=${reset}` : '/forgot-password'
}

export const forms: readonly FormSpec[] = [
  {
    path: '/join',
    refilled: ['email', 'first_name', 'stage', ...carriedFields],
    method: 'POST',
    lane: 'password',
    to: () => '/accounts',
    body: field => ({
      email: field('email'),
      password: field('password'),
      first_name: field('first_name'),
      stage: field('stage'),
    }),
    session: 'opens',
    begins: field => (dated.includes(field('stage')) ? field('stage') : null),
  },
  {
    path: '/login',
    refilled: ['email', ...carriedFields],
    method: 'POST',
    lane: 'password',
    to: field => (field('credential') ? '/sessions/passkey' : '/sessions'),
    body: field => (field('credential') ? credentialOf(field) : { email: field('email'), password: field('password') }),
    session: 'opens',
    identified: true, // so that the session before it ends
  },
  {
    path: '/logout',
    refilled: ['target'],
    method: 'DELETE',
    to: () => '/sessions/current',
    session: 'ends',
    identified: true,
  },
  {
    path: '/forgot-password',
    refilled: ['email'],
    method: 'POST',
    lane: 'password',
    to: () => '/password-resets',
    body: field => ({ email: field('email') }),
    next: '/forgot-password?sent=true',
  },
  {
    path: '/reset-password',
    refilled: ['token'],
    method: 'PUT',
    lane: 'password',
    to: field => (token.test(field('token')) ? `/password-resets/${field('token')}` : null),
    body: field => ({ password: field('password') }),
    session: 'ends', // everywhere
  },
  {
    path: '/confirm-email',
    refilled: ['token'],
    method: 'POST',
    to: field => (token.test(field('token')) ? `/email-confirmations/${field('token')}` : null),
    next: '/confirm-email?done=true',
  },
  {
    path: '/undo-email-change',
    refilled: ['token'],
    method: 'POST',
    to: field => (token.test(field('token')) ? `/email-undos/${field('token')}` : null),
    session: 'ends', // everywhere
    next: afterUndo,
  },
  ...memberForms,
]
