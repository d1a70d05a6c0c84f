import { Sign } from '../ui/sign.tsx'
import { AccountPicture } from './account-picture.tsx'

interface Props {
  /** Empty when there is no picture. */
  url: string
  firstName: string
  onCamera: () => void
}

/** A member's picture with its camera. */
export const AvatarPicture = ({ url, firstName, onCamera }: Props) => (
  <div className="avatar-dialog">
    <div className="avatar-round">
      <AccountPicture url={url} firstName={firstName} size={256} />
    </div>
    <button type="button" aria-label="Change avatar" aria-haspopup="dialog" onClick={onCamera}>
      <Sign name="camera" />
    </button>
  </div>
)
