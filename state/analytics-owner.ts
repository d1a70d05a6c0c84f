// Who a page is shown to, as far as an outside provider of analytics may be told.
import type { Member } from '../contract/member.ts'
import type { Choice } from '../domain/consents.ts'
import { askMember } from './member-ask.ts'

/** The member and what their account has recorded; null when nobody is signed in or the account does not answer. */
export async function readOwner(): Promise<{ member: Member; choice: Choice | null } | null> {
  const answer = await fetch('/api/members/me', { headers: { accept: 'application/json' } }).catch(() => null)
  if (!answer?.ok) return null
  const { member }: { member: Member } = await answer.json()
  const { status, wire } = await askMember<{ choice: Choice | null }>(member, { method: 'GET', path: '/consents' })
  return status === 200 ? { member, choice: wire.choice ?? null } : null
}

/** An id of a member that only this provider knows, and that no address of ours takes; null over plain http. */
export async function opaqueId({ id_string }: Member): Promise<string | null> {
  if (!crypto.subtle) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`analytics:${id_string}`))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}
