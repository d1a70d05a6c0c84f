// Everything that somebody who keeps a registry does: `/manage` and the pages below it. All are for members alone.
import { safePath } from '../domain/safe-target.ts'
import { randomKey } from '../lib/random-key.ts'
import { ListsView } from '../views/registry/manage/lists.tsx'
import { addPath, listPath, managePath } from '../views/registry/manage/paths.ts'
import { type PageRoute, page } from './define-page.tsx'
import type { Done, Field } from './form.ts'
import { addPage } from './registry-manage-add.tsx'
import { aboutFields, aboutOf } from './registry-manage-fields.ts'
import { giftsPage } from './registry-manage-gifts.tsx'
import { invitationPage } from './registry-manage-invitation.tsx'
import { wishesPage } from './registry-manage-list.tsx'
import { listSettingsPage } from './registry-manage-settings.tsx'
import { printPage, sharePage } from './registry-manage-share.tsx'
import { formSignedIn, readOr } from './signed-in.ts'

const says: Readonly<Record<string, string>> = {
  deleted: 'The list was deleted.',
  left: 'You do not keep that list any more.',
}

/** The id of the list that the API has made. */
const idIn = (answer: unknown): string => {
  const { registry } = Object(answer) as { registry?: { id?: unknown } }
  return typeof registry?.id === 'string' ? registry.id : ''
}

const listsPage = page({
  path: managePath,
  for: 'personal',
  query: ['target', 'saved'],
  form: {
    member: true,
    refilled: ['action', 'target', 'parents', ...aboutFields],
    to: '/registries',
    body: (field: Field) => ({ registry: aboutOf(field) }),
    next: (field: Field, { answer }: Done) => {
      const id = idIn(answer())
      // Only the form that adds something leads here with a target.
      const carried = safePath(field('target'), '')
      return carried.startsWith(`${addPath}?`) ? `${carried}&list=${id}` : `${listPath(id)}?saved=created`
    },
  },
  async load(loading) {
    const own = await formSignedIn(loading)
    const { form, input } = loading
    const saved = input.query.saved ?? ''
    return {
      who: own.who,
      lists: await readOr(own.registries.mine(), null),
      shown: { values: {}, errors: {}, ...form },
      press: randomKey(),
      saved: Object.hasOwn(says, saved) ? says[saved] : undefined,
      target: form?.values.target ?? input.query.target ?? '',
    }
  },
  head: () => ({ title: 'Your lists', description: 'Lists of wishes that you keep.', noindex: true, sheet: 'manage' }),
  view: ({ loaded }) => <ListsView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})

export const managePages: PageRoute[] = [
  listsPage,
  addPage,
  invitationPage,
  wishesPage,
  listSettingsPage,
  sharePage,
  printPage,
  giftsPage,
]
