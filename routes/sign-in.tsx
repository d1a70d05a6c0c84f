// Joining, logging in, signing out.
import { carriedFields } from '../domain/carried-fields.ts'
import { loginText } from '../experiments/login-text.ts'
import { JoinView } from '../views/account/join.tsx'
import { LoginView } from '../views/account/login.tsx'
import { LogoutView } from '../views/account/logout.tsx'
import type { PageRoute } from './define-page.tsx'
import { credentialOf } from './form.ts'
import { signInPage } from './sign-in-page.tsx'

/** It counts what is done, and answers the form of a passkey. */
const signInScript = 'js/sign-in.js'

/** Stages that are stored with a date: the dashboard asks for it first. */
const dated = ['pregnant', 'parent']

export const signInPages: PageRoute[] = [
  signInPage({
    path: '/join',
    title: 'Join',
    description: 'Become a member: your weeks, your saved pages and your names, kept in one place.',
    query: ['stage', ...carriedFields],
    experiments: [loginText],
    script: signInScript,
    leadsBack: true,
    leadsMembersOn: true,
    form: {
      refilled: ['email', 'first_name', 'stage', ...carriedFields],
      lane: 'password',
      to: '/accounts',
      body: ['email', 'password', 'first_name', 'stage'],
      session: 'opens',
      begins: field => (dated.includes(field('stage')) ? field('stage') : null),
    },
    view: JoinView,
  }),
  signInPage({
    path: '/login',
    title: 'Log in',
    description: 'The way in for members of the almanac, with e-mail address and password or with a passkey.',
    query: carriedFields,
    experiments: [loginText],
    script: signInScript,
    leadsBack: true,
    form: {
      refilled: ['email', ...carriedFields],
      lane: 'password',
      to: field => (field('credential') ? '/sessions/passkey' : '/sessions'),
      body: field =>
        field('credential') ? credentialOf(field) : { email: field('email'), password: field('password') },
      session: 'opens',
      identified: true, // so that the session before it ends
    },
    view: LoginView,
  }),
  signInPage({
    path: '/logout',
    title: 'Sign out',
    description: 'The way out for members of the almanac: what is kept here stays until the next time.',
    form: {
      refilled: ['target'],
      method: 'DELETE',
      to: '/sessions/current',
      session: 'ends',
      identified: true,
    },
    view: LogoutView,
  }),
]
