import { Island } from '../island.tsx'

interface Props {
  name: 'password' | 'new_password'
  label: string
  /** It is a new one, chosen now. */
  isNew?: boolean
  error: string | undefined
}

const advice = 'At least 8 characters. A few words in a row are easy to remember.'

/** A password, with a button that shows it once the island is awake. */
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
