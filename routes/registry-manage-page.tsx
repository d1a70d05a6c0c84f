// A page about one list of a member. What was typed into its forms is never lost: when the list is gone, or cannot be
// reached, it is shown, and can be sent once more.
import type { ReactNode } from 'react'
import type { Member } from '../contract/member.ts'
import type { Registry } from '../contract/registry.ts'
import { idForm } from '../domain/ids.ts'
import { randomKey } from '../lib/random-key.ts'
import type { PageInput } from '../views/page.tsx'
import { KeptView } from '../views/registry/manage/kept.tsx'
import type { Shown } from '../views/registry/manage/manage-form.tsx'
import { managePath } from '../views/registry/manage/paths.ts'
import { missing, type PageRoute, page } from './define-page.tsx'
import type { ApiForm, Field } from './form.ts'
import type { Loading, Own } from './loading.ts'
import { goneList } from './registry-manage-words.ts'
import { formSignedIn } from './signed-in.ts'

/** What the view of such a page gets. */
export interface ListPageProps {
  who: Member
  list: Registry
  shown: Shown
  query: PageInput['query']
  country: PageInput['country']
  /** Makes a second press of a form do nothing more. */
  press: string
}

interface Spec<D extends object> {
  path: string
  title: string
  query?: readonly string[]
  form?: ApiForm
  /** What it needs beside the list. */
  more?: (own: Own, list: Registry) => Promise<D>
  view: (props: ListPageProps & D) => ReactNode
}

/** Where the API takes what is about the list in the page's address; null for an id that is none. */
export const ofList = (field: Field, after: string): string | null =>
  idForm.test(field('id')) ? `/registries/${field('id')}${after}` : null

type Loaded<D> = { kept: { values: Shown['values']; message: string; again?: string } } | { is: ListPageProps & D }

export function listPage<D extends object = object>({ title, more, view: View, form, ...spec }: Spec<D>): PageRoute {
  return page<Loaded<D>>({
    ...spec,
    for: 'personal',
    ...(form && { form: { ...form, member: true } }),
    async load(loading) {
      const own = await formSignedIn(loading)
      const list = await reached(loading, own.registries.one(loading.params.id ?? ''))
      const { form: sent, input } = loading
      if (list === 'away')
        return { kept: { values: sent?.values ?? {}, message: sent?.message ?? '', again: input.path } }
      if (!list) {
        if (sent) return { kept: { values: sent.values, message: goneList } }
        throw missing({ suggestions: [{ title: 'Your lists', path: managePath }] })
      }
      // D is the empty object where nothing is needed
      const rest = ((await more?.(own, list)) ?? {}) as D
      const shown: Shown = { values: {}, errors: {}, ...sent }
      const { query, country } = input
      return { is: { who: own.who, list, shown, query, country, press: randomKey(), ...rest } }
    },
    head: () => ({ title, description: 'A list of wishes that you keep.', noindex: true, sheet: 'manage' }),
    view: ({ loaded }) => ('kept' in loaded ? <KeptView {...loaded.kept} /> : <View {...loaded.is} />),
    whenSensitive: 'itself',
    examples: [],
  })
}

/** What is read; 'away' where it cannot be, and a form that could not be sent is given back anyway. */
export const reached = <T,>({ form }: Loading, read: Promise<T>): Promise<T | 'away'> =>
  form?.status === 503 || form?.status === 429 ? read.catch((): 'away' => 'away') : read
