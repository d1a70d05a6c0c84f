import type { Member } from '../contract/member.ts'
import { leadsToWelcome, welcomeAddress } from '../domain/prompts/welcome.ts'

/**
 * Where adding a pregnancy leads from this page: the welcome page for those whom it is for, else null.
 * @param before the member as they were
 * @param after as the answer says they are
 */
export function welcomeAfter(before: Member, after: Member): string | null {
  const facts = {
    added: true,
    parentRole: after.parent_role,
    isCreatedOnTk: after.is_created_on_tk,
    hadProfile: before.had_profile,
    isUs: document.body.dataset.country === 'US',
  }
  if (!leadsToWelcome(facts)) return null
  const { pathname, search } = location
  return welcomeAddress(new URLSearchParams(search).get('redirectUrl'), pathname + search)
}
