// What settings pages share: breadcrumbs, a title, a form.
import type { ReactNode } from 'react'
import type { Member } from '../../contract/member.ts'
import type { FormShown } from '../account/form-state.ts'
import { SignInForm } from '../account/sign-in.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'

/** What every settings page gets: the member, and the form at first or as it was sent. */
export interface SettingsProps {
  who: Pick<Member, 'id_string' | 'email' | 'version'>
  shown: FormShown
}

/** Whether a box is ticked: as it was sent, or as it is stored. */
export const isTicked = ({ values }: FormShown, name: string, stored: boolean): boolean =>
  name in values ? values[name] !== '' : stored

interface Props {
  title: string
  lead: string
  children: ReactNode
}

const breadcrumbs = [{ title: 'Settings', path: '/settings' }]

export const SettingsPage = ({ title, lead, children }: Props) => (
  <div className="settings">
    <Breadcrumb steps={breadcrumbs} />
    <header className="settings-head">
      <Text variant="title">{title}</Text>
      <Text variant="lead">{lead}</Text>
    </header>
    {children}
  </div>
)

interface FormProps extends SettingsProps {
  action: string
  button: string
  children: ReactNode
}

/** A form that sends the version of the member it was filled in on, so that a change from another tab is not lost. */
export const SettingsForm = ({ who, shown, action, button, children }: FormProps) => (
  <SignInForm action={action} button={button} values={shown.values} message={shown.message}>
    <input type="hidden" name="version" value={shown.values.version ?? who.version} />
    {/* The username, for password managers. */}
    <input type="text" autoComplete="username" value={who.email} readOnly hidden />
    {children}
  </SignInForm>
)
