import { type EmailPreferences, emailPreferences } from '../../domain/email-preferences.ts'
import { Checkbox } from '../ui/choice-input.tsx'
import { isTicked, SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

export const EmailPreferencesView = ({ wanted, ...props }: SettingsProps & { wanted: EmailPreferences }) => (
  <SettingsPage
    title="Letters from us"
    lead="None comes unasked. Letters about the account itself, such as a new password, come in any case."
  >
    <SettingsForm {...props} action="/join/email-preferences" button="Save">
      {emailPreferences.map(({ name, label }) => (
        <Checkbox
          key={name}
          name={name}
          label={label}
          checked={isTicked(props.shown, name, wanted[name])}
          error={props.shown.errors[name]}
        />
      ))}
    </SettingsForm>
  </SettingsPage>
)
