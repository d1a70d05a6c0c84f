import { Island } from '../island.tsx'

interface Props {
  name: 'password' | 'new_password'
  label: string
  /** Somebody chooses it now. */
  isNew?: boolean
  error: string | undefined
}

const advice = 'At least 8 characters. A few words in a row are easy to remember.'

/** A password that can be shown, once the browser's half is there. */
export const PasswordField = ({ name, label, isNew = false, error }: Props) => (
  <Island
    name="text-input"
    when="interaction"
    props={{
      type: 'password',
      name,
      label,
      error,
      tipText: isNew ? advice : undefined,
      autoComplete: isNew ? 'new-password' : 'current-password',
      required: true,
    }}
  />
)
