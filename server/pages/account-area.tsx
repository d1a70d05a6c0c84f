// The account area in the header: a slot on a public page, streamed with a personal one.
import { Suspense, use } from 'react'
import type { Member } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import type { Own } from '../../routes/loading.ts'
import { Account, AccountLink, type Remembered } from '../../views/layout/account.tsx'
import { SiteHeader } from '../../views/layout/header.tsx'
import { type Build, type PageInput, usePage } from '../../views/page.tsx'
import { byMember } from './by-member.ts'
import type { InOrder } from './in-order.tsx'
import { contextOf, renderInPage } from './page-context.tsx'
import { type Slot, slotHtml } from './slots.ts'

/** What makes a page personal: it is streamed to one member and cached nowhere. */
export interface Personal {
  nonce: string
  own: Own
  /** Collects what is sent in order. */
  inOrder: InOrder
  /** What the header may show while the member API is down. */
  remembered?(): Remembered | null
}

/** Where an account area stands, and when. */
export interface AccountPlace extends Pick<PageInput, 'site' | 'layout' | 'accountUnavailable'> {
  today: CalendarDate
  remembered?: Remembered | null
}

/**
 * The account area of a member, of a visitor who is none (null), or while it is not known yet (undefined), as HTML; the
 * same bytes for the same member.
 */
export type RenderAccount = (place: AccountPlace, member?: Member | null) => Buffer

/** An account area does not depend on these. */
const anyPage = { path: '', query: {}, country: 'other', versions: {}, signedIn: true } as const

export function createAccountArea(build: Build): RenderAccount {
  function render({ today, remembered, ...place }: AccountPlace, member?: Member | null) {
    const context = contextOf({ ...anyPage, ...place }, build, 'a')
    return Buffer.from(renderInPage(<Account member={member} today={today} remembered={remembered} />, context))
  }
  const known = byMember<AccountPlace>(render, ({ site, layout, today }) => `${site}|${layout}|${today}`)
  return (place, member) => (member ? known(place, member) : render(place, member))
}

export const SlotAt = ({ name }: { name: Slot }) => (
  <div className="ready" dangerouslySetInnerHTML={{ __html: slotHtml(name) }} />
)

/** In the header of a public page. */
export function AccountSlot() {
  const { signedIn, accountUnavailable } = usePage()
  return signedIn || accountUnavailable ? <SlotAt name="account" /> : <Account member={null} />
}

/** The header of a personal page: the account comes as soon as the member is known. */
export const PersonalHeader = (personal: Personal) => (
  <SiteHeader
    account={
      <Suspense fallback={<AccountLink />}>
        <DeferredAccount {...personal} />
      </Suspense>
    }
  />
)

function DeferredAccount({ own, remembered }: Personal) {
  const { accountUnavailable } = usePage()
  return <Account member={use(own.member)} today={own.today} remembered={accountUnavailable ? remembered?.() : null} />
}
