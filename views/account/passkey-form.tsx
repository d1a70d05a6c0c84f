// Forms that client/passkeys.ts fills in with a passkey's answer; only the pages that hold one load that script. They
// are sent like any form, and hold the words for when that fails.
import { passkeyAlreadyThere, passkeyNotAdded, passkeyNotUsed } from '../../domain/messages.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from './password-field.tsx'
import { Carried } from './sign-in.tsx'

export const passkeyScript = 'js/passkeys.js'

/** Logs in without e-mail address and password. */
export const UsePasskey = ({ values }: { values: Readonly<Record<string, string>> }) => (
  <form method="post" action="/login" data-passkey="use" data-failed={passkeyNotUsed} className="needs-script">
    <Carried values={values} />
    <input type="hidden" name="credential" />
    <Button type="submit" variant="secondary">
      Use a Passkey
    </Button>
  </form>
)

interface Props {
  /** The username under which password managers store the password. */
  email: string
  /** The member's address at the site's API. */
  api: string
}

/** Adds a passkey. It asks for the password first. */
export const AddPasskey = ({ email, api }: Props) => (
  <form
    method="post"
    action="/settings/security"
    data-passkey="add"
    data-api={api}
    data-failed={passkeyNotAdded}
    data-exists={passkeyAlreadyThere}
    className="fields needs-script"
  >
    <input type="hidden" name="action" value="add-passkey" />
    <input type="hidden" name="credential" />
    <input type="text" autoComplete="username" value={email} readOnly hidden />
    <PasswordField name="password" label="Your password" error={undefined} />
    <Button type="submit">Add a Passkey</Button>
  </form>
)
