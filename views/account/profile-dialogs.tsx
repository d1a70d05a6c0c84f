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
  /** The member when the page was made; null: asked for when a dialog opens. */
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
  // The page reloads once the success has been read: always after the end of a pregnancy, which the page may still
  // speak of, and otherwise when the page is about the member, which `data-own` says.
  const isOutdated = saved && (hasEnded || isOwnPage())
  // The same when it was ended in another tab; there is no success to read then.
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
