// Downloading all of one's data, and deleting the account.
import { PasswordField } from '../account/password-field.tsx'
import { SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

export const ExportView = (props: SettingsProps) => (
  <SettingsPage
    title="All your data"
    lead="One file in JSON with everything we keep about you: profiles, saved pages, names, choices, pictures."
  >
    <SettingsForm {...props} action="/settings/data" button="Download">
      <PasswordField name="password" label="Your password" error={props.shown.errors.password} />
    </SettingsForm>
  </SettingsPage>
)

export const DeletionView = (props: SettingsProps) => (
  <SettingsPage
    title="Delete your account"
    lead="Your profiles, saved pages, names, pictures and letters that are still on their way go at once, for good. There is no way back."
  >
    <p>
      Lists of wishes go too, unless somebody keeps them with you. Whoever has reserved something from one gets a short
      letter that it is closed, and nothing more.
    </p>
    <p>
      You may want to <a href="/settings/data">take everything along</a> first.
    </p>
    <SettingsForm {...props} action="/settings/delete" button="Delete My Account">
      <PasswordField name="password" label="Your password" error={props.shown.errors.password} />
    </SettingsForm>
  </SettingsPage>
)
