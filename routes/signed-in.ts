// The gate of a member's pages.
import { redirect } from 'react-router'
import type { Member } from '../domain/member.ts'
import type { Loading, Own } from './define.tsx'

const toLogin = (path: string) => redirect(`/login?target=${encodeURIComponent(path)}`, 303)

/** A member who is known, and their records. */
export type SignedIn = Own & { who: Member }

/** Who a personal page is for. @throws a redirect to the way in when nobody is signed in */
export async function signedIn({ input, own }: Loading): Promise<SignedIn> {
  const who = input.signedIn && own ? await own.member : null
  if (!own || !who) throw toLogin(input.path)
  return { ...own, who }
}

const patience = 100 // milliseconds: a member API that is well has answered long before

/** The same for a page that shows its frame while the member API takes its time. @throws a redirect when nobody is signed in, as far as it is known */
export async function soonSignedIn({ input, own }: Loading): Promise<Own> {
  const late = new Promise<'late'>(resolve => setTimeout(() => resolve('late'), patience).unref())
  const who = input.signedIn && own ? await Promise.race([own.member, late]) : null
  if (!own || !who) throw toLogin(input.path)
  return own
}
