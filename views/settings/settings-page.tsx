// The frame of a settings page: one thing to change, and the way back.
import type { ReactNode } from 'react'
import type { Member } from '../../contract/member.ts'
import type { FormShown } from '../account/form-state.ts'
import { SignInForm } from '../account/sign-in.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'

/** What every settings page shows: whose it is, and its form as it came or as it was sent. */
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

/** It is sent with the state of the member that it was filled in on, so that a change from elsewhere is not lost. */
export const SettingsForm = ({ who, shown, action, button, children }: FormProps) => (
  <SignInForm action={action} button={button} values={shown.values} message={shown.message}>
    <input type="hidden" name="version" value={shown.values.version ?? who.version} />
    {/* Whose password is asked for, for those who keep it. */}
    <input type="text" autoComplete="username" value={who.email} readOnly hidden />
    {children}
  </SignInForm>
)
