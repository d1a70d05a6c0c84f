// The gate of a member's pages.
import { redirect } from 'react-router'
import { type Member, nobody } from '../contract/member.ts'
import { loginAddress } from '../domain/carried-fields.ts'
import { within } from '../lib/within.ts'
import type { Loading, Own } from './define-page.tsx'

const toLogin = ({ path, query }: Loading['input']) => redirect(loginAddress(path, query), 303)

/** A member who is known, and their records. */
export type SignedIn = Own & { who: Member }

/** Who a personal page is for. @throws a redirect to the way in when nobody is signed in */
export async function signedIn({ input, own }: Loading): Promise<SignedIn> {
  const who = input.signedIn && own ? await own.member : null
  if (!own || !who) throw toLogin(input)
  return { ...own, who }
}

/** A form is given back because the member API does not answer: what was typed stays, whoever it was. */
const isGivenBack = ({ form }: Loading) => form?.status === 503

/** The same for a page with a form, which can be given back while nobody can say whose it is. */
export async function formSignedIn(loading: Loading): Promise<SignedIn> {
  const { own } = loading
  return own && isGivenBack(loading) ? { ...own, who: (await own.member) ?? nobody } : signedIn(loading)
}

const recordMs = 1200 // after which a page that can do without a record does

/**
 * A record for a page that holds all of it at once, as it must for those without script; `otherwise` when it does not
 * come.
 */
export const readOr = <T, E>(asked: Promise<T>, otherwise: E): Promise<T | E> =>
  within(recordMs, asked, otherwise).catch(() => otherwise) // why not, the API's client has told

/** How long a frame waits for who it is for, in milliseconds: a member API that is well has answered long before. */
export const placeholderMs = 100

/**
 * The same for a page that shows its frame while the member API takes its time. @throws a redirect when nobody is
 * signed in, as far as it is known
 */
export async function deferredSignedIn({ input, own }: Loading): Promise<Own> {
  const who = input.signedIn && own ? await within(placeholderMs, own.member, 'late') : null
  if (!own || !who) throw toLogin(input)
  return own
}
