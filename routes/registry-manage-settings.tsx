// The settings of one list: what guests read, who keeps it, whether it is open, and its end.

import { listPath, managePath } from '../views/registry/manage/paths.ts'
import { ListSettingsView } from '../views/registry/manage/settings.tsx'
import type { Field, Wrong } from './form.ts'
import { type Action, actionForm } from './registry-manage-actions.ts'
import { aboutFields, settingFields, settingsOf, valuesOfList, wasOf } from './registry-manage-fields.ts'
import { listPage } from './registry-manage-page.tsx'
import { ownerWords } from './registry-manage-words.ts'

const statusOf = (field: Field) => ({ status: field('status'), words: field('words') || null })

const saved = (field: Field) => `${listPath(field('id'), '/settings')}?saved=${field('action')}`
const sure = (field: Field): Wrong => (field('sure') === '' ? { sure: 'Please tick this box if you are sure.' } : {})

const actions: Readonly<Record<string, Action>> = {
  save: {
    method: 'PATCH',
    to: '',
    body: field => ({ registry: settingsOf(field), ...wasOf(field, settingsOf) }),
    next: saved,
  },
  invite: { method: 'POST', to: '/invitations', body: field => ({ email: field('email').trim() }), next: saved },
  leave: { method: 'DELETE', to: '/owners/me', next: () => `${managePath}?saved=left` },
  status: {
    method: 'PUT',
    to: '/status',
    body: field => ({ ...statusOf(field), ...wasOf(field, statusOf) }),
    next: saved,
  },
  delete: { method: 'DELETE', to: '', check: sure, next: () => `${managePath}?saved=deleted` },
}

const form = actionForm(actions, {
  refilled: ['action', 'parents', ...aboutFields, ...settingFields, 'email', 'status', 'words', 'sure', 'was'],
  words: ownerWords.settings,
})

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
