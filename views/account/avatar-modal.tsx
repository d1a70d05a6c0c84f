import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { avatarUnsaved } from '../../domain/messages.ts'
import { avatarActAtom, avatarDialogAtom } from '../../state/avatar-effects.ts'
import { isUnsaved } from '../../state/avatar-machine.ts'
import { newAvatarUrlAtom } from '../../state/avatar-url.ts'
import { menuAtom } from '../../state/menu.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { unpackAssets } from './avatar-assets.ts'
import { AvatarForm } from './avatar-form.tsx'

interface Props {
  /** Of several on a page, the one that was opened from here is shown here. */
  place: string
  avatarUrl: string
  assets: string
}

/** The dialog about a member's picture, and the question over it. `avatarActAtom` opens it. */
export function AvatarModal({ place, avatarUrl, assets }: Props) {
  const session = useAtomValue(avatarDialogAtom)
  const act = useSetAtom(avatarActAtom)
  const state = session.place === place ? session.dialog : null
  const open = state !== null && state.status !== 'closed'
  // While it fades out it shows what it showed.
  const [shown, setShown] = useState<Extract<typeof state, { choice: unknown }> | null>(null)
  if (open && shown !== state) setShown(state)
  const confirming = state?.status === 'idle' && state.confirming
  useWarning(state !== null && isUnsaved(state))
  useMenuState(open)
  useNewPicture()
  if (!shown) return null

  const id = `${place}dialog`
  const close = () => {
    // Its answer is still to be told: a dialog that the visitor closed meanwhile comes back.
    if (state?.status === 'saving') showAgain(id)
    else act({ type: 'close' })
  }
  return (
    <>
      <Dialog
        id={id}
        title="Change avatar"
        open={open && !confirming}
        closeOutside={state?.status !== 'saving'}
        onClose={close}
      >
        <AvatarForm key={shown.asked} state={shown} avatarUrl={avatarUrl} assets={unpackAssets(assets)} act={act} />
      </Dialog>
      <Dialog title={avatarUnsaved} open={confirming} onClose={() => act({ type: 'back' })}>
        <div className="button-row">
          <Button onClick={() => act({ type: 'save' })}>Update My Profile Picture</Button>
          <Button variant="secondary" onClick={() => act({ type: 'discard' })}>
            Continue Without Saving
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function showAgain(id: string) {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** The browser's own question before the page is left. */
function useWarning(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])
}

/** The frame's machine knows of this dialog too. */
function useMenuState(open: boolean) {
  const send = useSetAtom(menuAtom)
  useEffect(() => {
    if (!open) return
    send({ type: 'toggle-avatar' })
    return () => send({ type: 'toggle-avatar' })
  }, [open, send])
}

/** The header's picture follows one that was saved elsewhere on the page: its menu wakes, as by a touch. */
function useNewPicture() {
  const url = useAtomValue(newAvatarUrlAtom)
  useEffect(() => {
    if (url) document.querySelector('x-island[name="account-menu"]')?.dispatchEvent(new Event('touchstart'))
  }, [url])
}
