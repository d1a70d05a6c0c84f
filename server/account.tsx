// The account's corner of the header as HTML, once for each member that is known to the process.
import { renderToString } from 'react-dom/server'
import type { Member } from '../routes/define.tsx'
import { AccountFallback, MemberAccount, SignedOutAccount } from '../views/layout/account.tsx'

const byMember = new WeakMap<Member, string>()

/** For a member, for nobody (null), or while it is not known yet (undefined). */
export function accountHtml(member?: Member | null): string {
  if (member === undefined) return renderToString(<AccountFallback />)
  if (member === null) return renderToString(<SignedOutAccount />)
  let html = byMember.get(member)
  if (html === undefined) {
    html = renderToString(<MemberAccount firstName={member.firstName} stage={member.stage} />)
    byMember.set(member, html)
  }
  return html
}
