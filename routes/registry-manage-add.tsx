// The form that a bookmark, a phone's share menu or the checklist fills. Opening it stores nothing and asks nobody: only
// the visitor's own press adds something. Somebody who has to log in first finds everything typed afterwards.
import { idForm } from '../domain/ids.ts'
import { wishFrom } from '../domain/registry/shared-item.ts'
import { randomKey } from '../lib/random-key.ts'
import type { Content } from '../publishing/load.ts'
import { AddView } from '../views/registry/manage/add.tsx'
import { addPath, listPath } from '../views/registry/manage/paths.ts'
import { page } from './define-page.tsx'
import type { Asks, Done, Field, Wrong } from './form.ts'
import { itemErrors, itemFields, itemOf, newItemValues } from './registry-manage-fields.ts'
import { ownerWords } from './registry-manage-words.ts'
import { formSignedIn, readOr } from './signed-in.ts'

/** The list that was chosen, or the only one there is; null where one has to be chosen, or made first. */
async function listOf(field: Field, { registries }: Asks): Promise<string | null> {
  if (idForm.test(field('list'))) return field('list')
  const kept = (await registries()).filter(({ status }) => status !== 'hidden')
  return kept.length === 1 ? (kept[0]?.id ?? null) : null
}

const carried = ['list', 'text', ...itemFields] as const

export const addPage = page({
  path: addPath,
  for: 'personal',
  query: carried,
  form: {
    member: true,
    carried,
    refilled: carried,
    async check(field: Field, asks: Asks): Promise<Wrong> {
      const errors = itemErrors(field)
      if (Object.keys(errors).length > 0) return errors
      return (await listOf(field, asks)) === null ? { list: 'Please choose a list.' } : {}
    },
    async to(field: Field, _content: Content, asks: Asks) {
      return `/registries/${await listOf(field, asks)}/items`
    },
    body: (field: Field) => ({ item: itemOf(field), ...(field('anyway') && { anyway: true }) }),
    words: ownerWords.add,
    next: (field: Field, { asked }: Done) => {
      // One that named no list came from the checklist, to which somebody may want to go back.
      const from = field('list') ? '' : '&from=checklist'
      return `${listPath(asked.split('/')[2] ?? '')}?saved=added${from}`
    },
  },
  async load(loading) {
    const own = await formSignedIn(loading)
    const { form, input } = loading
    const lists = await readOr(own.registries.mine(), null)
    const first = { ...newItemValues([], input.country), ...input.query, ...wishFrom(input.query) }
    return {
      lists: lists?.filter(({ status }) => status !== 'hidden') ?? null,
      shown: { errors: {}, ...form, values: form?.values ?? first },
      press: randomKey(),
    }
  },
  head: () => ({
    title: 'Add to your list',
    description: 'Add something to a list of wishes.',
    noindex: true,
    sheet: 'manage',
  }),
  view: ({ loaded }) => <AddView {...loaded} />,
  whenSensitive: 'itself',
  examples: [],
})
