// The devices, passkeys and changes of an account. Its forms have one address; their field `action` says what to do.
import { passkeyScript } from '../views/account/passkey-form.tsx'
import { SecurityView } from '../views/settings/security.tsx'
import { credentialOf, type Field, toEntry } from './form.ts'
import { memberFormPage } from './member-form-page.tsx'

interface Action {
  method: 'POST' | 'DELETE'
  /** Null for an id that is none. */
  to: (field: Field) => string | null
  body?: (field: Field) => object
}

const actions: Readonly<Record<string, Action>> = {
  'end-session': { method: 'DELETE', to: toEntry('sessions') },
  'end-others': { method: 'DELETE', to: () => '/sessions' },
  'remove-passkey': { method: 'DELETE', to: toEntry('passkeys') },
  'add-passkey': { method: 'POST', to: () => '/passkeys', body: credentialOf },
}

const actionOf = (field: Field): Action | undefined =>
  Object.hasOwn(actions, field('action')) ? actions[field('action')] : undefined

export const securityPage = memberFormPage({
  path: '/settings/security',
  title: 'Security',
  query: ['saved'],
  script: passkeyScript,
  form: {
    lane: 'password',
    method: field => actionOf(field)?.method,
    to: field => actionOf(field)?.to(field) ?? null,
    body: field => actionOf(field)?.body?.(field),
    next: field => `/settings/security?saved=${field('action')}`,
  },
  more: async ({ read }) => {
    const [sessions, passkeys, events] = await Promise.all([
      read('sessions'),
      read('passkeys'),
      read('security-events'),
    ])
    return { sessions, passkeys, events, now: Date.now() }
  },
  without: () => ({ sessions: [], passkeys: [], events: [], now: Date.now() }),
  view: SecurityView,
})
