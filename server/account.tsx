// The account's corner of the header as HTML, once for each member that is known to the process.
import { renderToString } from 'react-dom/server'
import type { Member } from '../routes/define.tsx'
import { AccountFallback, AccountStage, MemberAccount, SignedOut } from '../views/layout/account.tsx'
import type { Layout } from '../views/page.tsx'

const byMember = new WeakMap<Member, string>()

/** For a member, for nobody (null), or while it is not known yet (undefined). An app shows an account of its own: only the stage. */
export function accountHtml(layout: Layout, member?: Member | null): string {
  if (layout === 'in-app') return renderToString(<AccountStage stage={member?.stage ?? 'none'} />)
  if (member === undefined) return renderToString(<AccountFallback />)
  if (member === null) return renderToString(<SignedOut />)
  let html = byMember.get(member)
  if (html === undefined) {
    html = renderToString(<MemberAccount firstName={member.firstName} stage={member.stage} />)
    byMember.set(member, html)
  }
  return html
}
