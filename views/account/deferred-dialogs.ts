// A member's dialogs: their code is loaded when one is to open. A load that fails changes nothing, and the next press
// tries again.
import { useStore } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import type { Member } from '../../contract/member.ts'
import type { AvatarModal } from './avatar-modal.tsx'
import type { ProfileDialogs } from './profile-dialogs.tsx'

type Owner = Pick<Member, 'id_string' | 'username' | 'first_name' | 'avatar_url'>

/** A loaded component, wrapped: `useState` would take a bare function for an update of the state. */
interface Loaded<P> {
  View: ComponentType<P>
}

/**
 * The dialog of the avatar, and what opens it.
 * @param leave called before it opens
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
 * The dialogs about profiles. The first press on any `data-profile-dialog` of the page loads them and is then
 * repeated; from then on they listen themselves.
 * @param leave called before the first one opens
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
