// Changing the e-mail address and the password: both forms ask for the current password.
import { EmailField } from '../account/email-field.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

export const EmailView = (props: SettingsProps) => {
  const { values, errors } = props.shown
  return (
    <SettingsPage
      title="E-mail address"
      lead="You log in with it, and letters about your account go there. We write to the old and the new one."
    >
      <SettingsForm {...props} action="/settings/email" button="Save the Address">
        <EmailField values={values} errors={errors} />
        <PasswordField name="password" label="Your password" error={errors.password} />
      </SettingsForm>
    </SettingsPage>
  )
}

export const PasswordView = (props: SettingsProps) => {
  const { errors } = props.shown
  return (
    <SettingsPage title="Password" lead="You stay signed in here, and are signed out everywhere else.">
      <SettingsForm {...props} action="/settings/password" button="Save the Password">
        <PasswordField name="password" label="Your password" error={errors.password} />
        <PasswordField name="new_password" label="New password" isNew error={errors.new_password} />
      </SettingsForm>
    </SettingsPage>
  )
}
