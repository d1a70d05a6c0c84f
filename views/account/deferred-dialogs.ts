// Dialogs of a member whose code comes when one is to open. A load that fails leaves everything as it was: the next
// press tries again.
import { useStore } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import type { Member } from '../../contract/member.ts'
import type { AvatarModal } from './avatar-modal.tsx'
import type { ProfileDialogs } from './profile-dialogs.tsx'

type Owner = Pick<Member, 'id_string' | 'username' | 'first_name' | 'avatar_url'>

/** What was loaded, as a state's value: a bare function would be taken for an update of it. */
interface Loaded<P> {
  View: ComponentType<P>
}

/**
 * The dialog of the avatar, and what opens it.
 * @param leave told when it is about to open
 */
export function useAvatarModal(member: Owner, place: string, leave?: () => void) {
  const store = useStore()
  const [loaded, setLoaded] = useState<Loaded<Parameters<typeof AvatarModal>[0]> | null>(null)
  const open = async () => {
    const parts = await Promise.all([import('./avatar-modal.tsx'), import('../../state/avatar-effects.ts')]).catch(
      () => null,
    )
    if (!parts) return
    const [{ AvatarModal }, { avatarActAtom }] = parts
    leave?.()
    setLoaded({ View: AvatarModal })
    store.set(avatarActAtom, { type: 'open', member, place })
  }
  return { Modal: loaded?.View, open }
}

/**
 * The dialogs about profiles. The first press on any `data-profile-dialog` of the page brings them, and is done again
 * for them; from then on they listen themselves.
 * @param leave told when the first one is about to open
 */
export function useProfileDialogs(leave: () => void) {
  const [loaded, setLoaded] = useState<
    (Loaded<Parameters<typeof ProfileDialogs>[0]> & { pressed: HTMLElement }) | null
  >(null)
  useEffect(() => {
    if (loaded) {
      leave()
      loaded.pressed.click()
      return
    }
    const press = async ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-profile-dialog]') : null
      const part = pressed && (await import('./profile-dialogs.tsx').catch(() => null))
      if (part) setLoaded({ View: part.ProfileDialogs, pressed })
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [loaded, leave])
  return loaded?.View
}
