// A page about one member with one form of theirs.
import type { ReactNode } from 'react'
import type { Member } from '../contract/member.ts'
import type { FormShown } from '../views/account/form-state.ts'
import type { PageInput } from '../views/page.tsx'
import { type PageRoute, page } from './define-page.tsx'
import type { ApiForm } from './form.ts'
import type { Own } from './loading.ts'
import { formSignedIn } from './signed-in.ts'

interface MemberFormPage<D extends object> {
  path: string
  title: string
  description?: string
  query?: readonly string[]
  /** As in `Head`. */
  script?: string
  form: ApiForm
  /** What fills the fields before anything was sent. */
  values?: (who: Member, more: D) => FormShown['values']
  /** What it needs beside the member. */
  more?: (own: Own, input: PageInput) => Promise<D>
  /** Stands for that when a form is given back that shows what was sent anyway. */
  without?: (own: Own, input: PageInput) => D
  view: (props: { who: Member; shown: FormShown } & D) => ReactNode
}

export function memberFormPage<D extends object = object>({
  title,
  description = `Settings of your account: ${title}.`,
  script,
  values,
  more,
  without,
  view: View,
  ...spec
}: MemberFormPage<D>): PageRoute {
  return page({
    ...spec,
    for: 'personal',
    form: { ...spec.form, member: true },
    async load(loading) {
      const own = await formSignedIn(loading)
      const isShownAnyway = loading.form?.status === 503
      // D is the empty object where nothing is needed
      const rest = ((isShownAnyway && without?.(own, loading.input)) || (await more?.(own, loading.input)) || {}) as D
      return {
        who: own.who,
        ...rest,
        shown: { values: { ...values?.(own.who, rest), ...loading.input.query }, errors: {}, ...loading.form },
      }
    },
    head: () => ({ title, description, noindex: true, script }),
    view: ({ loaded }) => <View {...loaded} />,
    whenSensitive: 'itself',
    examples: [],
  })
}
