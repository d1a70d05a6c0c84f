// The forms of the security page: one address, and what is to be done in their field `action`.
import type { Field, MemberForm } from './form-spec.ts'

const id = /^[\w-]{1,64}$/

interface Action {
  method: 'POST' | 'DELETE'
  /** Null for an id that is none. */
  to: (field: Field) => string | null
  body?: (field: Field) => object
}

const withId = (list: string) => (field: Field) => (id.test(field('id')) ? `/${list}/${field('id')}` : null)

const actions: Readonly<Record<string, Action>> = {
  'end-session': { method: 'DELETE', to: withId('sessions') },
  'end-others': { method: 'DELETE', to: () => '/sessions' },
  'remove-passkey': { method: 'DELETE', to: withId('passkeys') },
  'add-passkey': { method: 'POST', to: () => '/passkeys', body: field => credentialOf(field) },
}

const actionOf = (field: Field): Action | undefined =>
  Object.hasOwn(actions, field('action')) ? actions[field('action')] : undefined

/** What the page's script put in: JSON that the API reads strictly. Anything else becomes a body that it refuses. */
export function credentialOf(field: Field): object {
  try {
    return Object(JSON.parse(field('credential')))
  } catch {
    return {}
  }
}

export const securityForm: MemberForm = {
  path: '/settings/security',
  member: true,
  lane: 'password',
  refilled: [],
  method: field => actionOf(field)?.method ?? 'POST',
  to: field => actionOf(field)?.to(field) ?? null,
  body: field => actionOf(field)?.body?.(field),
  next: (_own, field) => `/settings/security?saved=${field('action')}`,
}
