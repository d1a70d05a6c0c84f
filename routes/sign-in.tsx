// The pages that lead in and out. What is sent by their forms is answered by the server; here is how they look, before
// and after.
import type { ReactNode } from 'react'
import { carriedFields } from '../domain/carried-fields.ts'
import { loginText } from '../experiments/login-text.ts'
import { ConfirmEmailView, UndoEmailView } from '../views/account/email-links.tsx'
import type { FormShown } from '../views/account/form-state.ts'
import { JoinView } from '../views/account/join.tsx'
import { LoginView } from '../views/account/login.tsx'
import { LogoutView } from '../views/account/logout.tsx'
import { passkeyScript } from '../views/account/passkey-form.tsx'
import { ForgotPasswordView, ResetPasswordView } from '../views/account/passwords.tsx'
import { type PageRoute, page } from './define-page.tsx'

interface WayIn {
  path: string
  title: string
  description: string
  /** Parameters that fill its fields. */
  query?: readonly string[]
  experiments?: readonly [typeof loginText]
  /** As in `Head`. */
  script?: string
  view: (shown: FormShown & { query: Readonly<Record<string, string>> }) => ReactNode
}

const wayIn = ({ path, title, description, query = [], experiments, script, view: View }: WayIn): PageRoute =>
  page({
    path,
    form: true,
    cacheable: false, // what was typed belongs to one visitor
    query,
    experiments,
    load: ({ input, form }) => ({ values: input.query, errors: {}, ...form, query: input.query }),
    head: () => ({ title, description, path, noindex: true, script }),
    view: ({ loaded }) => <View {...loaded} />,
    whenSensitive: 'itself',
    examples: [path],
  })

export const waysIn: PageRoute[] = [
  wayIn({
    path: '/join',
    title: 'Join',
    description: 'Become a member: your weeks, your saved pages and your names, kept in one place.',
    query: ['stage', ...carriedFields],
    experiments: [loginText],
    view: JoinView,
  }),
  wayIn({
    path: '/login',
    title: 'Log in',
    description: 'The way in for members of the almanac, with e-mail address and password or with a passkey.',
    query: carriedFields,
    experiments: [loginText],
    script: passkeyScript,
    view: LoginView,
  }),
  wayIn({
    path: '/logout',
    title: 'Sign out',
    description: 'The way out for members of the almanac: what is kept here stays until the next time.',
    view: LogoutView,
  }),
  wayIn({
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Ask for a letter with a link to choose a new password for the almanac.',
    query: ['sent'],
    view: ({ query, ...shown }) => <ForgotPasswordView {...shown} sent={query.sent === 'true'} />,
  }),
  wayIn({
    path: '/reset-password',
    title: 'Choose a new password',
    description: 'Choose a new password for the almanac by the link in our letter.',
    query: ['token'],
    view: ResetPasswordView,
  }),
  wayIn({
    path: '/confirm-email',
    title: 'Confirm your address',
    description: 'Tell the almanac that the e-mail address of your account is yours, by the link in our letter.',
    query: ['token', 'done'],
    view: ({ query, ...shown }) => <ConfirmEmailView {...shown} done={query.done === 'true'} />,
  }),
  wayIn({
    path: '/undo-email-change',
    title: 'Put your address back',
    description: 'Put the e-mail address of your account back to the one before, by the link in our letter.',
    query: ['token'],
    view: UndoEmailView,
  }),
]
