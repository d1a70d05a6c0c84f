import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Member } from '../../contract/member.ts'
import { decisionAreaOf } from '../../state/decision-area.ts'
import { memberAtom } from '../../state/member.ts'
import { openProfileAtom } from '../../state/open-profile-dialog.ts'
import { childState, pregnancyState, ttcState } from '../../state/profile-effects.ts'
import { AddProfile } from './add-profile.tsx'
import { ChildDialog } from './child-dialog.tsx'
import { PregnancyDialog } from './pregnancy-dialog.tsx'
import { TtcDialog } from './ttc-dialog.tsx'

interface Props {
  /** As the page was made with; null to ask for it when a dialog opens. */
  member: Member | null
}

const isOwnPage = () => document.querySelector('[data-own]') !== null

/**
 * The dialogs about a member's profiles. Any button of the page opens one by its `data-profile-dialog`, see
 * `openProfileAtom`.
 */
export function ProfileDialogs({ member }: Props) {
  const take = useSetAtom(memberAtom)
  const open = useSetAtom(openProfileAtom)
  const child = useAtomValue(childState)
  const pregnancy = useAtomValue(pregnancyState)
  const saved = [child, useAtomValue(ttcState), pregnancy].some(({ status }) => status === 'finished')
  const hasEnded = pregnancy.status === 'finished' && !['add', 'update'].includes(pregnancy.action)
  // Nothing on the page may go on speaking of a pregnancy that has ended; and a page about the member, which says so by
  // `data-own`, is made anew once the success has been read.
  const isOutdated = saved && (hasEnded || isOwnPage())
  // The same of what has ended elsewhere. There is no success to read.
  const isGone = pregnancy.status === 'gone' || (child.status === 'gone' && isOwnPage())

  useEffect(() => {
    if (member) take(member)
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-profile-dialog]') : null
      const name = button?.getAttribute('data-profile-dialog')
      if (button && name) open(name, decisionAreaOf(button))
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [member, take, open])

  useEffect(() => {
    if (isOutdated) return () => location.reload()
  }, [isOutdated])

  useEffect(() => {
    if (isGone) location.reload()
  }, [isGone])

  return (
    <>
      <AddProfile />
      <TtcDialog />
      <ChildDialog />
      <PregnancyDialog />
    </>
  )
}
