import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { newAvatarUrlAtom } from '../../state/avatar-url.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import { useAvatarModal } from './deferred-dialogs.ts'

interface Props {
  idString: string
  username: string
  firstName: string
  avatarUrl: string
  /** As `avatarAssets` packs them. */
  assets: string
}

/** The member's picture with its camera, and the dialog that it opens. */
export function AvatarDialog({ idString, username, firstName, avatarUrl, assets }: Props) {
  const place = useId()
  const url = useAtomValue(newAvatarUrlAtom) ?? avatarUrl
  const { Modal, open } = useAvatarModal(
    { id_string: idString, username, first_name: firstName, avatar_url: url },
    place,
  )
  return (
    <>
      <AvatarPicture url={url} firstName={firstName} onCamera={open} />
      {Modal && <Modal place={place} avatarUrl={url} assets={assets} />}
    </>
  )
}
