// The member's own menu in the header: a button with their picture, and what it opens. Without script it is the
// browser's own popover.
import { useAtomValue } from 'jotai'
import { useEffect, useId } from 'react'
import type { Member } from '../../contract/member.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { stagesOf } from '../../domain/member.ts'
import { newAvatarUrlAtom } from '../../state/avatar-url.ts'
import { memberAtom } from '../../state/member.ts'
import { addressOf, type Hosts, stuffLinks } from './account-menu-links.ts'
import { AccountProfiles } from './account-menu-profiles.tsx'
import { profileRows } from './account-menu-rows.ts'
import { AccountStuff } from './account-menu-stuff.tsx'
import { AccountPicture } from './account-picture.tsx'
import { AvatarPicture } from './avatar-picture.tsx'
import { useAvatarModal, useProfileDialogs } from './deferred-dialogs.ts'
import { SignOut } from './sign-out.tsx'

interface Props {
  /** The member when the page was made; `memberAtom` brings a newer one. */
  member: Member
  today: CalendarDate
  hosts: Hosts
  /** As `avatarAssets` packs them. */
  assets: string
  /** The address of the game's drawing. */
  art: string
}

const id = 'account-menu'

/** Closes the menu and gives the focus to its button: the dialog that opens now will give it back there. */
function leave() {
  const menu = document.getElementById(id)
  if (!menu?.matches(':popover-open')) return
  menu.hidePopover()
  document.querySelector<HTMLElement>('.account-button')?.focus()
}

export function AccountMenu({ member: given, today, hosts, assets, art }: Props) {
  const member = useAtomValue(memberAtom) ?? given
  const url = useAtomValue(newAvatarUrlAtom) ?? member.avatar_url
  const place = useId()
  const avatar = useAvatarModal({ ...member, avatar_url: url }, place, leave)
  const Dialogs = useProfileDialogs(leave)
  const stage = stagesOf(member)
  useEffect(() => {
    document.getElementById('account')?.setAttribute('data-stage', stage)
  }, [stage])
  const name = [member.first_name, member.last_name].join(' ').trim()
  // The dialogs stand outside of the menu: inside they would close with it.
  return (
    <>
      <button type="button" className="account-button" aria-label="Account" popoverTarget={id}>
        <AccountPicture url={url} firstName={member.first_name} size={36} />
      </button>
      <div id={id} className="account-menu" popover="auto">
        <div className="account-head">
          <AvatarPicture url={url} firstName={member.first_name} onCamera={avatar.open} />
          <p>
            <a href={addressOf('/join/profile', hosts)}>
              <bdi>{name || 'Your profile'}</bdi>
            </a>
          </p>
        </div>
        <AccountProfiles rows={profileRows(member, today)} onPress={Dialogs && leave} />
        <AccountStuff links={stuffLinks(member, today)} hosts={hosts} art={member.after_loss ? null : art} />
        <SignOut action={addressOf('/logout', hosts)} />
      </div>
      {avatar.Modal && <avatar.Modal place={place} avatarUrl={url} assets={assets} />}
      {Dialogs && <Dialogs member={given} />}
    </>
  )
}
