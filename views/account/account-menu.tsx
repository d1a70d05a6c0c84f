// The member's own menu in the header: a button with their picture, and what it opens. Without script it is the browser's own popover.
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { memberAtom } from '../../client/state/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { type Member, stagesOf } from '../../domain/member.ts'
import type { AvatarAssets } from './avatar-assets.ts'
import { ProfileDialogs } from './profile-dialogs.tsx'
import { SignOut } from './sign-out.tsx'

/** Addresses of the menu, as the host of the page sees them. */
export const menuLinks = (href: (path: string) => string) => ({
  dashboard: href('/dashboard'),
  profile: href('/join/profile'),
  settings: href('/settings'),
  saved: href('/saved-articles'),
  favorites: href('/b/favorites'),
  registry: href('/manage'),
  community: href('/community'),
  game: href('/b/baby-name-game'),
})

interface Props {
  /** As of the page; a newer one comes by `memberAtom`. */
  member: Member
  today: CalendarDate
  assets: AvatarAssets
  links: ReturnType<typeof menuLinks>
  /** Before paths of the main host; empty on that host. */
  main: string
}

export function AccountMenu({ member: given, links }: Props) {
  const member = useAtomValue(memberAtom) ?? given
  const stage = stagesOf(member)
  useEffect(() => {
    document.getElementById('account')?.setAttribute('data-stage', stage)
  }, [stage])
  return (
    <>
      <button type="button" className="account-button" aria-label="Account" popoverTarget="account-menu">
        <span aria-hidden="true">{[...member.first_name][0]?.toUpperCase() ?? '·'}</span>
      </button>
      <div id="account-menu" className="account-menu" popover="auto">
        <p>
          <bdi>{member.first_name || 'Your account'}</bdi>
        </p>
        <button type="button" data-profile-dialog="add">
          Add Profile
        </button>
        <a href={links.dashboard}>Your dashboard</a>
        <SignOut action={`${links.dashboard.replace(/\/dashboard$/, '')}/logout`} />
      </div>
      <ProfileDialogs member={given} />
    </>
  )
}
