// The settings of one list: what guests read, who keeps it, whether it is open, and its end.

import { listPath, managePath } from '../views/registry/manage/paths.ts'
import { ListSettingsView } from '../views/registry/manage/settings.tsx'
import type { ApiForm, Field, Wrong } from './form.ts'
import { aboutFields, settingFields, settingsOf, valuesOfList, wasOf } from './registry-manage-fields.ts'
import { listPage, ofList } from './registry-manage-page.tsx'

interface Action {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the address of the list. */
  to: string
  body?: (field: Field) => object
  /** Instead of the settings. */
  next?: string
}

const statusOf = (field: Field) => ({ status: field('status'), words: field('words') || null })

const actions: Readonly<Record<string, Action>> = {
  save: { method: 'PATCH', to: '', body: field => ({ registry: settingsOf(field), ...wasOf(field, settingsOf) }) },
  invite: { method: 'POST', to: '/invitations', body: field => ({ email: field('email').trim() }) },
  leave: { method: 'DELETE', to: '/owners/me', next: `${managePath}?saved=left` },
  status: {
    method: 'PUT',
    to: '/status',
    body: field => ({ ...statusOf(field), ...wasOf(field, statusOf) }),
  },
  delete: { method: 'DELETE', to: '', next: `${managePath}?saved=deleted` },
}

const actionOf = (field: Field): Action | undefined =>
  Object.hasOwn(actions, field('action')) ? actions[field('action')] : undefined

const form: ApiForm = {
  refilled: ['action', 'parents', ...aboutFields, ...settingFields, 'email', 'status', 'words', 'sure', 'was'],
  method: field => actionOf(field)?.method,
  check: (field): Wrong =>
    field('action') === 'delete' && field('sure') === '' ? { sure: 'Please tick this box if you are sure.' } : {},
  to: field => {
    const action = actionOf(field)
    return action ? ofList(field, action.to) : null
  },
  body: field => actionOf(field)?.body?.(field),
  words: { 'too-many-tries': 'Nothing was sent: you have invited many people today. Please try again tomorrow.' },
  next: field => actionOf(field)?.next ?? `${listPath(field('id'), '/settings')}?saved=${field('action')}`,
}

const says: Readonly<Record<string, string>> = {
  save: 'The settings were saved.',
  invite: 'The invitation is on its way.',
  status: 'It was saved.',
}

export const listSettingsPage = listPage({
  path: '/manage/:id/settings',
  title: 'Settings of a list',
  query: ['saved'],
  form,
  view: props => {
    const saved = props.query.saved ?? ''
    return (
      <ListSettingsView
        {...props}
        values={valuesOfList(props.list)}
        saved={Object.hasOwn(says, saved) ? says[saved] : undefined}
      />
    )
  },
})
