import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { isUnsaved } from '../../client/state/avatar-dialog.ts'
import { avatarActAtom, avatarDialogAtom, newAvatarUrlAtom } from '../../client/state/avatar-save.ts'
import { avatarUnsaved } from '../../domain/messages.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Sign } from '../kit/sign.tsx'
import type { AvatarAssets } from './avatar-assets.ts'
import { AvatarForm } from './avatar-form.tsx'

interface Props {
  idString: string
  username: string
  firstName: string
  avatarUrl: string
  assets: AvatarAssets
}

/** The member's picture with its camera, and the dialog that it opens. */
export function AvatarDialog({ idString, username, firstName, avatarUrl, assets }: Props) {
  const place = useId()
  const session = useAtomValue(avatarDialogAtom)
  const picture = useAtomValue(newAvatarUrlAtom) ?? avatarUrl
  const act = useSetAtom(avatarActAtom)
  const state = session.place === place ? session.dialog : null
  const open = state !== null && state.status !== 'closed'
  // While it fades out it shows what it showed.
  const [shown, setShown] = useState<Extract<typeof state, { choice: unknown }> | null>(null)
  if (open && shown !== state) setShown(state)
  const confirming = state?.status === 'idle' && state.confirming
  useWarning(state !== null && isUnsaved(state))

  const member = { id_string: idString, username, first_name: firstName, avatar_url: picture }
  const id = `${place}dialog`
  const close = () => {
    // Its answer is still to be told: a dialog that the visitor closed meanwhile comes back.
    if (state?.status === 'saving') showAgain(id)
    else act({ type: 'close' })
  }
  return (
    <div className="avatar-dialog">
      <div className="avatar-round">
        <img src={picture} alt="" width="256" height="256" />
      </div>
      <button type="button" aria-label="Change avatar" aria-haspopup="dialog" onClick={() => act({ type: 'open', member, place })}>
        <Sign name="camera" />
      </button>
      {shown && (
        <>
          <Dialog id={id} title="Change avatar" open={open && !confirming} closeOutside={state?.status !== 'saving'} onClose={close}>
            <AvatarForm key={shown.asked} state={shown} avatarUrl={picture} assets={assets} act={act} />
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
      )}
    </div>
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
