// A page that leads in or out, with its form: it needs no session, and what was typed belongs to one visitor.
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { safePath } from '../domain/safe-target.ts'
import type { loginText } from '../experiments/login-text.ts'
import type { FormShown } from '../views/account/form-state.ts'
import { type PageRoute, page } from './define-page.tsx'
import type { ApiForm } from './form.ts'

interface SignInPage {
  path: string
  title: string
  description: string
  /** Parameters that fill its fields. */
  query?: readonly string[]
  experiments?: readonly [typeof loginText]
  /** As in `page`. */
  leadsBack?: boolean
  /** As in `Head`. */
  script?: string
  form: ApiForm
  /** Whoever is signed in has nothing to do there, and is led on to the target. */
  leadsMembersOn?: boolean
  view: (shown: FormShown & { query: Readonly<Record<string, string>> }) => ReactNode
}

export const signInPage = ({
  title,
  description,
  script,
  leadsMembersOn,
  view: View,
  ...spec
}: SignInPage): PageRoute =>
  page({
    ...spec,
    cacheable: false,
    load({ input, form }) {
      if (leadsMembersOn && input.signedIn && !input.accountUnavailable && !form)
        throw redirect(safePath(input.query.target), 303)
      return { values: input.query, errors: {}, ...form, query: input.query }
    },
    head: () => ({ title, description, path: spec.path, noindex: true, script }),
    view: ({ loaded }) => <View {...loaded} />,
    whenSensitive: 'itself',
    examples: [spec.path],
  })
