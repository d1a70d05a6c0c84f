// A new password, and the pages that links in e-mails lead to.
import { ConfirmEmailView, UndoEmailView } from '../views/account/email-links.tsx'
import { ForgotPasswordView, ResetPasswordView } from '../views/account/passwords.tsx'
import type { PageRoute } from './define-page.tsx'
import type { Field } from './form.ts'
import { signInPage } from './sign-in-page.tsx'

/** The form of a token in an e-mail; anything else is no token, and must not become part of an address. */
const tokenForm = /^[\w-]{20,100}$/

const toToken = (list: string) => (field: Field) =>
  tokenForm.test(field('token')) ? `/${list}/${field('token')}` : null

/** Whoever changed the address may know the password, too: the answer brings what a new one is chosen with. */
function afterUndo(answer: unknown): string {
  const { reset } = Object(answer) as { reset?: unknown }
  return typeof reset === 'string' && tokenForm.test(reset) ? `/reset-password?token=${reset}` : '/forgot-password'
}

export const emailLinkPages: PageRoute[] = [
  signInPage({
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Ask for a letter with a link to choose a new password for the almanac.',
    query: ['sent'],
    form: {
      refilled: ['email'],
      lane: 'password',
      to: '/password-resets',
      body: ['email'],
      next: '/forgot-password?sent=true',
    },
    view: ({ query, ...shown }) => <ForgotPasswordView {...shown} sent={query.sent === 'true'} />,
  }),
  signInPage({
    path: '/reset-password',
    title: 'Choose a new password',
    description: 'Choose a new password for the almanac by the link in our letter.',
    query: ['token'],
    form: {
      refilled: ['token'],
      method: 'PUT',
      lane: 'password',
      to: toToken('password-resets'),
      body: ['password'],
      session: 'ends', // everywhere
    },
    view: ResetPasswordView,
  }),
  signInPage({
    path: '/confirm-email',
    title: 'Confirm your address',
    description: 'Tell the almanac that the e-mail address of your account is yours, by the link in our letter.',
    query: ['token', 'done'],
    form: {
      refilled: ['token'],
      to: toToken('email-confirmations'),
      next: '/confirm-email?done=true',
    },
    view: ({ query, ...shown }) => <ConfirmEmailView {...shown} done={query.done === 'true'} />,
  }),
  signInPage({
    path: '/undo-email-change',
    title: 'Put your address back',
    description: 'Put the e-mail address of your account back to the one before, by the link in our letter.',
    query: ['token'],
    form: {
      refilled: ['token'],
      to: toToken('email-undos'),
      session: 'ends', // everywhere
      next: (_field, { answer }) => afterUndo(answer()),
    },
    view: UndoEmailView,
  }),
]
