// Loads the member for personal pages, and redirects visitors who are not signed in.
import { redirect } from 'react-router'
import { emptyMember, type Member } from '../contract/member.ts'
import { loginAddress } from '../domain/carried-fields.ts'
import { within } from '../lib/within.ts'
import type { Loading, Own } from './loading.ts'

const toLogin = ({ path, query }: Loading['input']) => redirect(loginAddress(path, query), 303)

/** A member who is known, and their records. */
export type SignedIn = Own & { who: Member }

/** The member of a personal page. @throws a redirect to the log-in page when nobody is signed in */
export async function signedIn({ input, own }: Loading): Promise<SignedIn> {
  const who = input.signedIn && own ? await own.member : null
  if (!own || !who) throw toLogin(input)
  return { ...own, who }
}

/** The form could not be sent because the member API does not answer: it is shown again with what was typed. */
const isGivenBack = ({ form }: Loading) => form?.status === 503

/** As `signedIn`, for a page with a form, which is shown again even while the member is unknown. */
export async function formSignedIn(loading: Loading): Promise<SignedIn> {
  const { own } = loading
  return own && isGivenBack(loading) ? { ...own, who: (await own.member) ?? emptyMember } : signedIn(loading)
}

const recordMs = 1200 // after this time a page is shown without the record

/**
 * A record for a page that holds all of it at once, as it must for those without script; `otherwise` when it does not
 * come.
 */
export const readOr = <T, E>(asked: Promise<T>, otherwise: E): Promise<T | E> =>
  within(recordMs, asked, otherwise).catch(() => otherwise) // the API's client has logged the error

/** Milliseconds after which a page is sent with placeholders; a healthy member API answers long before. */
const placeholderMs = 100

/** What comes in time for a page that can be sent with placeholders, else `otherwise`. */
export const inTime = <T, E>({ isLate }: Own, comes: Promise<T>, otherwise: E): Promise<T | E> =>
  within(isLate ? 0 : placeholderMs, comes, otherwise)

/**
 * As `signedIn`, for a page that can be sent with placeholders before the member is known.
 * @throws a redirect when it is known in time that nobody is signed in
 */
export async function deferredSignedIn({ input, own }: Loading): Promise<Own> {
  const who = input.signedIn && own ? await inTime(own, own.member, 'late') : null
  if (!own || !who) throw toLogin(input)
  return own
}
