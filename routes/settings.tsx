// What a member can change: the list of it, and a page with a form for each.
import {
  choiceCookie,
  choiceCookieSeconds,
  choiceCookieValue,
  consentsVersion,
  purposeIds,
} from '../domain/consents.ts'
import { EmailView, PasswordView } from '../views/settings/credentials.tsx'
import { DeletionView, ExportView } from '../views/settings/own-data.tsx'
import { PrivacyView } from '../views/settings/privacy.tsx'
import { SettingsView } from '../views/settings/settings.tsx'
import { type PageRoute, page } from './define-page.tsx'
import type { Field } from './form.ts'
import { cyclePage, lossesPage } from './health-records.tsx'
import { memberFormPage } from './member-form-page.tsx'
import { securityPage } from './security.tsx'
import { readOr, signedIn } from './signed-in.ts'

/**
 * What the list says after a change, by the parameter `saved`: an address is stored in many places, so none of them is
 * about a life.
 */
const changes: Readonly<Record<string, string>> = {
  email: 'Your e-mail address was changed.',
  password: 'Your password was changed.',
  privacy: 'Your privacy choices were saved.',
  letters: 'Your choice of letters was saved.',
  choice: 'Your choice was saved.',
  names: 'Your names were saved.',
}

const settings = page({
  path: '/settings',
  for: 'personal',
  query: ['saved'],
  async load(loading) {
    const { who, read } = await signedIn(loading)
    const saved = loading.input.query.saved ?? ''
    return {
      who,
      losses: await readOr(read('losses'), []),
      saved: Object.hasOwn(changes, saved) ? changes[saved] : undefined,
    }
  },
  head: () => ({
    title: 'Settings',
    description: 'Your account: names, e-mail address, password, letters, privacy, data.',
    noindex: true,
  }),
  view: ({ loaded }) => <SettingsView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})

const chosen = (field: Field) => ({ allowed: purposeIds.filter(field), version: consentsVersion })

export const settingsPages: PageRoute[] = [
  settings,
  memberFormPage({
    path: '/settings/email',
    title: 'E-mail address',
    form: {
      refilled: ['email'],
      method: 'PUT',
      lane: 'password',
      to: '/email',
      body: ['email', 'password'],
      next: '/settings?saved=email',
    },
    values: ({ email }) => ({ email }),
    view: EmailView,
  }),
  memberFormPage({
    path: '/settings/password',
    title: 'Password',
    form: {
      method: 'PUT',
      lane: 'password',
      to: '/password',
      body: ['password', 'new_password'],
      next: '/settings?saved=password',
    },
    view: PasswordView,
  }),
  securityPage,
  memberFormPage({
    path: '/settings/privacy',
    title: 'Privacy choices',
    form: {
      refilled: purposeIds,
      method: 'PUT',
      to: '/consents',
      body: chosen,
      remembers: {
        name: choiceCookie,
        seconds: choiceCookieSeconds,
        value: field => choiceCookieValue({ ...chosen(field), at: new Date().toISOString() }),
      },
      next: '/settings?saved=privacy',
    },
    more: async ({ read }, { country }) => ({ choice: await read('consents'), country }),
    without: (_own, { country }) => ({ choice: null, country }),
    view: PrivacyView,
  }),
  lossesPage,
  cyclePage,
  memberFormPage({
    path: '/settings/data',
    title: 'All your data',
    form: {
      lane: 'password',
      to: '/confirm',
      body: ['password'],
      next: (_field, { own }) => `${own}/export`,
    },
    view: ExportView,
  }),
  memberFormPage({
    path: '/settings/delete',
    title: 'Delete your account',
    form: {
      method: 'DELETE',
      lane: 'bulk',
      to: '',
      body: ['password'],
      session: 'ends',
      next: '/goodbye',
    },
    view: DeletionView,
  }),
]
