// What a member can change: a page with one form each, and the list of them.

import type { ReactNode } from 'react'
import type { Member } from '../contract/member.ts'
import type { FormShown } from '../views/account/form-state.ts'
import { passkeyScript } from '../views/account/passkey-form.tsx'
import { EmailView, PasswordView } from '../views/settings/credentials.tsx'
import { CycleView } from '../views/settings/cycle.tsx'
import { EmailPreferencesView } from '../views/settings/email-preferences.tsx'
import { LossesView } from '../views/settings/losses.tsx'
import { DeletionView, ExportView } from '../views/settings/own-data.tsx'
import { PrivacyView } from '../views/settings/privacy.tsx'
import { SecurityView } from '../views/settings/security.tsx'
import { SettingsView } from '../views/settings/settings.tsx'
import type { SettingsProps } from '../views/settings/settings-page.tsx'
import { type Own, type PageRoute, page } from './define-page.tsx'
import { formSignedIn, readOr, signedIn } from './signed-in.ts'

/**
 * What the list says after a change, by the parameter `saved`: an address is kept in many places, so none of them is
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

interface FormPage<D extends object> {
  path: string
  title: string
  query?: readonly string[]
  /** As in `Head`. */
  script?: string
  /** What fills the fields before anything was sent. */
  values?: (who: Member, more: D) => FormShown['values']
  /** What it needs beside the member. */
  more?: (own: Own) => Promise<D>
  /** Stands for that when a form is given back that shows what was sent anyway. */
  without?: (own: Own) => D
  view: (props: SettingsProps & D) => ReactNode
}

/** A page about one member with a form. */
function formPage<D extends object = object>({
  path,
  title,
  query = [],
  script,
  values,
  more,
  without,
  view: View,
}: FormPage<D>): PageRoute {
  return page({
    path,
    for: 'personal',
    form: true,
    query,
    async load(loading) {
      const own = await formSignedIn(loading)
      const isShownAnyway = loading.form?.status === 503
      // D is the empty object where nothing is needed
      const rest = ((isShownAnyway && without?.(own)) || (await more?.(own)) || {}) as D
      return {
        who: own.who,
        ...rest,
        shown: { values: { ...values?.(own.who, rest), ...loading.input.query }, errors: {}, ...loading.form },
      }
    },
    head: () => ({ title, description: `Settings of your account: ${title}.`, noindex: true, script }),
    view: ({ loaded }) => <View {...loaded} />,
    whenSensitive: 'itself',
    examples: [],
  })
}

export const settingsPages: PageRoute[] = [
  settings,
  formPage({ path: '/settings/email', title: 'E-mail address', values: ({ email }) => ({ email }), view: EmailView }),
  formPage({ path: '/settings/password', title: 'Password', view: PasswordView }),
  formPage({
    path: '/settings/security',
    title: 'Security',
    query: ['saved'],
    script: passkeyScript,
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
  }),
  formPage({ path: '/settings/data', title: 'All your data', view: ExportView }),
  formPage({ path: '/settings/delete', title: 'Delete your account', view: DeletionView }),
  formPage({
    path: '/settings/privacy',
    title: 'Privacy choices',
    more: async ({ read }) => ({ choice: await read('consents') }),
    without: () => ({ choice: null }),
    view: PrivacyView,
  }),
  formPage({
    path: '/join/email-preferences',
    title: 'Letters from us',
    query: ['target'],
    more: async ({ read }) => ({ wanted: await read('email-preferences') }),
    without: () => ({ wanted: { stage: false, news: false, offers: false } }),
    view: EmailPreferencesView,
  }),
  formPage({
    path: '/settings/losses',
    title: 'The record of a loss',
    more: async ({ read }) => ({ losses: await read('losses') }),
    view: LossesView,
  }),
  formPage({
    path: '/settings/cycle',
    title: 'Your cycle',
    more: async ({ read, today }) => ({ cycle: await read('cycle'), today }),
    without: ({ today }) => ({ cycle: null, today }),
    values: (_own, { cycle }) => ({
      last_period: cycle?.last_period ?? '',
      cycle_length: String(cycle?.cycle_length ?? 28),
      luteal_length: String(cycle?.luteal_length ?? 14),
    }),
    view: CycleView,
  }),
]
