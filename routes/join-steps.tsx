// What follows joining, and can be come back to: the names, the welcome, the mails.
import { ProfileView } from '../views/account/profile.tsx'
import { type PageRoute, page } from './define.tsx'
import { signedIn } from './signed-in.ts'

const profile = page({
  path: '/join/profile',
  for: 'personal',
  form: true,
  query: ['target'],
  async load(loading) {
    const { who } = await signedIn(loading)
    return {
      who,
      shown: {
        values: { first_name: who.first_name, last_name: who.last_name, username: who.username, ...loading.input.query },
        errors: {},
        ...loading.form,
      },
    }
  },
  head: () => ({ title: 'Your profile', description: 'Your names, and how the almanac calls you.', noindex: true }),
  view: ({ loaded }) => <ProfileView {...loaded} />,
  examples: [],
})

export const joinSteps: PageRoute[] = [profile]
