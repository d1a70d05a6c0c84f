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
  /** Names this place: of several on a page, the one whose button was pressed shows the dialog. */
  place: string
  avatarUrl: string
  assets: string
}

/** The dialog about a member's picture, and the question in its place. `avatarActAtom` opens it. */
export function AvatarModal({ place, avatarUrl, assets }: Props) {
  const session = useAtomValue(avatarDialogAtom)
  const act = useSetAtom(avatarActAtom)
  const state = session.place === place ? session.dialog : null
  const open = state !== null && state.status !== 'closed'
  // While the dialog fades out it goes on showing the last state.
  const [shown, setShown] = useState<Extract<typeof state, { choice: unknown }> | null>(null)
  if (open && shown !== state) setShown(state)
  const confirming = state?.status === 'idle' && state.confirming
  useWarning(state !== null && isUnsaved(state))
  useMenuState(open)
  useNewPicture()
  if (!shown) return null

  const id = `${place}dialog`
  const close = () => {
    // The result of a save must still be shown: a dialog that the visitor closed meanwhile opens again.
    if (state?.status === 'saving') showAgain(id)
    else act({ type: 'close' })
  }
  return (
    <>
      <Dialog
        id={id}
        title="Change avatar"
        open={open}
        aside={confirming}
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

/** Makes the browser ask before the page is left. */
function useWarning(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])
}

/** Tells the page frame's state machine that this dialog is open, as it knows of all others. */
function useMenuState(open: boolean) {
  const send = useSetAtom(menuAtom)
  useEffect(() => {
    if (!open) return
    send({ type: 'toggle-avatar' })
    return () => send({ type: 'toggle-avatar' })
  }, [open, send])
}

/** Wakes the header's menu, as a touch would, so that it shows a picture that was saved elsewhere on the page. */
function useNewPicture() {
  const url = useAtomValue(newAvatarUrlAtom)
  useEffect(() => {
    if (url) document.querySelector('x-island[name="account-menu"]')?.dispatchEvent(new Event('touchstart'))
  }, [url])
}
