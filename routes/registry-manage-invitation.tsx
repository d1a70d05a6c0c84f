// The page that the letter of an invitation leads to: only a press accepts it.
import { InvitationView } from '../views/registry/manage/invitation.tsx'
import { listPath, managePath } from '../views/registry/manage/paths.ts'
import { page } from './define-page.tsx'
import { ownerWords } from './registry-manage-words.ts'
import { formSignedIn } from './signed-in.ts'

const tokenForm = /^[\w-]{16,128}$/

export const invitationPage = page({
  path: '/manage/invitation/:token',
  for: 'personal',
  form: {
    member: true,
    to: field => (tokenForm.test(field('token')) ? `/registry-invitations/${field('token')}` : null),
    body: [],
    words: ownerWords.invitation,
    next: (_field, { answer }) => {
      const { registry } = Object(answer()) as { registry?: { id?: unknown } }
      return typeof registry?.id === 'string' ? `${listPath(registry.id)}?saved=joined` : managePath
    },
  },
  async load(loading) {
    await formSignedIn(loading)
    return { address: loading.input.path, message: loading.form?.message }
  },
  head: () => ({
    title: 'Keep a list together',
    description: 'An invitation to keep a list of wishes together.',
    noindex: true,
    sheet: 'manage',
  }),
  view: ({ loaded }) => <InvitationView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})
