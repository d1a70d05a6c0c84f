// A form of these pages: what it is about goes along in hidden fields, and it works without script.
import type { ReactNode } from 'react'
import { Problem } from '../../account/sign-in.tsx'
import { Button, type ButtonProps } from '../../ui/button.tsx'

/** What was sent and refused, or nothing. */
export interface Shown {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  message?: string
  code?: string
}

export const nothingSent: Shown = { values: {}, errors: {} }

/** What was sent, when it came from the form of that action; nothing otherwise. */
export const shownOf = (shown: Shown, action: string): Shown =>
  (shown.values.action ?? '') === action ? shown : nothingSent

interface Props {
  to: string
  /** What the form does; its page has several. */
  action: string
  /** Makes a second press of it do nothing more. */
  press?: string
  /** The version of the list that it was filled in on. */
  version?: string | number
  shown?: Shown
  button: string
  variant?: ButtonProps['variant']
  children?: ReactNode
}

export const ManageForm = ({ to, action, press, version, shown = nothingSent, button, variant, children }: Props) => (
  <form method="post" action={to} className="fields">
    {shown.message && <Problem words={shown.message} />}
    <input type="hidden" name="action" value={action} />
    {press && <input type="hidden" name="key" value={press} />}
    {version !== undefined && <input type="hidden" name="version" value={shown.values.version ?? version} />}
    {children}
    <Button type="submit" variant={variant}>
      {button}
    </Button>
  </form>
)
