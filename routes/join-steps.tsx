// What follows joining and can be come back to, the names, the e-mails and the welcome; and what follows leaving.
import { recordOf } from '../contract/fields.ts'
import { writtenFields } from '../contract/member.ts'
import { emailPreferences } from '../domain/email-preferences.ts'
import { GoodbyeView } from '../views/account/goodbye.tsx'
import { ProfileView } from '../views/account/profile.tsx'
import { WelcomeView } from '../views/account/welcome.tsx'
import { EmailPreferencesView } from '../views/settings/email-preferences.tsx'
import { type PageRoute, page } from './define-page.tsx'
import { memberFormPage } from './member-form-page.tsx'
import { signedIn } from './signed-in.ts'

const profile = memberFormPage({
  path: '/join/profile',
  title: 'Your profile',
  description: 'Your names, and how the almanac calls you.',
  query: ['target'],
  form: {
    refilled: [...writtenFields, 'target'],
    method: 'PATCH',
    to: '',
    body: field => ({ member: recordOf(writtenFields, field) }),
  },
  values: member => recordOf(writtenFields, name => member[name]),
  view: ProfileView,
})

const kinds = emailPreferences.map(({ name }) => name)

const emails = memberFormPage({
  path: '/join/email-preferences',
  title: 'Letters from us',
  query: ['target'],
  form: {
    refilled: ['target', ...kinds],
    method: 'PATCH',
    to: '',
    body: field => ({
      member: { email_preferences: Object.fromEntries(kinds.map(kind => [kind, field(kind) !== ''])) },
    }),
  },
  more: async ({ read }) => ({ wanted: await read('email-preferences') }),
  without: () => ({ wanted: { stage: false, news: false, offers: false } }),
  view: EmailPreferencesView,
})

const welcome = page({
  path: '/join/welcome',
  for: 'personal',
  query: ['redirectUrl'],
  async load(loading) {
    const { who } = await signedIn(loading)
    return { who, redirectUrl: loading.input.query.redirectUrl }
  },
  head: () => ({
    title: 'Welcome',
    description: 'What the almanac keeps for you, and where you find it.',
    noindex: true,
  }),
  view: ({ loaded }) => <WelcomeView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})

const goodbye = page({
  path: '/goodbye',
  head: () => ({
    path: '/goodbye',
    title: 'Your account is deleted',
    description: 'Your account is deleted. What the almanac knew of you is gone from its store, and no letter follows.',
    noindex: true,
  }),
  view: () => <GoodbyeView />,
  whenSensitive: 'itself',
  examples: ['/goodbye'],
})

export const joinSteps: PageRoute[] = [profile, emails, welcome, goodbye]
