import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { memberAtom } from '../../client/state/member.ts'
import { openProfileAtom } from '../../client/state/profile-dialogs.ts'
import { pregnancyState } from '../../client/state/profile-save.ts'
import type { Member } from '../../domain/member.ts'
import { AddProfile } from './add-profile.tsx'
import { ChildDialog } from './child-dialog.tsx'
import { PregnancyDialog } from './pregnancy-dialog.tsx'
import { TtcDialog } from './ttc-dialog.tsx'

interface Props {
  /** As the page was made with; null to ask for it when a dialog opens. */
  member: Member | null
}

/** The dialogs about a member's profiles. Any button of the page opens one by its `data-profile-dialog`, see `openProfileAtom`. */
export function ProfileDialogs({ member }: Props) {
  const take = useSetAtom(memberAtom)
  const open = useSetAtom(openProfileAtom)
  const pregnancy = useAtomValue(pregnancyState)
  const hasEnded = pregnancy.status === 'finished' && !['add', 'update'].includes(pregnancy.action)

  useEffect(() => {
    if (member) take(member)
    const press = ({ target }: MouseEvent) => {
      const name = target instanceof Element && target.closest('[data-profile-dialog]')?.getAttribute('data-profile-dialog')
      if (name) open(name)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [member, take, open])

  // Nothing on the page may go on speaking of a pregnancy that has ended.
  useEffect(() => {
    if (hasEnded) return () => location.reload()
  }, [hasEnded])

  return (
    <>
      <AddProfile />
      <TtcDialog />
      <ChildDialog />
      <PregnancyDialog />
    </>
  )
}
