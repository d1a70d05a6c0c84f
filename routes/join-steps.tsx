// What follows joining and can be come back to, the names and the welcome; and what follows leaving.
import { recordOf } from '../contract/fields.ts'
import { writtenFields } from '../contract/member.ts'
import { GoodbyeView } from '../views/account/goodbye.tsx'
import { ProfileView } from '../views/account/profile.tsx'
import { WelcomeView } from '../views/account/welcome.tsx'
import { type PageRoute, page } from './define-page.tsx'
import { formSignedIn, signedIn } from './signed-in.ts'

const profile = page({
  path: '/join/profile',
  for: 'personal',
  form: true,
  query: ['target'],
  async load(loading) {
    const { who } = await formSignedIn(loading)
    const values = { ...recordOf(writtenFields, name => who[name]), ...loading.input.query }
    return { who, shown: { values, errors: {}, ...loading.form } }
  },
  head: () => ({ title: 'Your profile', description: 'Your names, and how the almanac calls you.', noindex: true }),
  view: ({ loaded }) => <ProfileView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
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

export const joinSteps: PageRoute[] = [profile, welcome, goodbye]
