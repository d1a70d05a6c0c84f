// A form of these pages: what it is about goes along in hidden fields, and it works without script.
import type { ReactNode } from 'react'
import { Problem } from '../../account/sign-in.tsx'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { ChangedFields, valuesIn } from './changed-fields.tsx'

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
  /** What it is about, as it is kept: saved over something else, it is refused, and says what has changed. */
  was?: Shown['values']
  shown?: Shown
  button: string
  variant?: ButtonProps['variant']
  children?: ReactNode
}

/** Whoever was told of a change has seen it; any other mistake makes nobody see what is newest. */
const wasNow = ({ code, values }: Shown, was: Shown['values']) =>
  (code === 'conflict' ? '' : values.was) || JSON.stringify(was)

export const ManageForm = ({ to, action, press, was, shown = nothingSent, button, variant, children }: Props) => (
  <form method="post" action={to} className="fields">
    {shown.message && <Problem words={shown.message} />}
    {was && shown.code === 'conflict' && <ChangedFields was={valuesIn(shown.values.was ?? '') ?? {}} now={was} />}
    <input type="hidden" name="action" value={action} />
    {press && <input type="hidden" name="key" value={press} />}
    {was && <input type="hidden" name="was" value={wasNow(shown, was)} />}
    {children}
    <Button type="submit" variant={variant}>
      {button}
    </Button>
  </form>
)
