import { allowed, type Choice, type CountryGroup } from '../../domain/consents.ts'
import { purposes } from '../../domain/purposes.ts'
import { Checkbox } from '../ui/choice-input.tsx'
import { isTicked, SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

/** @param choice the member's last one; null for none */
export const PrivacyView = ({
  choice,
  country,
  ...props
}: SettingsProps & { choice: Choice | null; country: CountryGroup }) => (
  <SettingsPage
    title="Privacy choices"
    lead="Nothing about you goes to any other company until you allow it here, and what we count ourselves you can turn off. Global Privacy Control in your browser is a no to all of it."
  >
    <SettingsForm {...props} action="/settings/privacy" button="Save">
      {purposes.map(({ id, name, words }) => (
        <Checkbox
          key={id}
          name={id}
          label={name}
          tipText={words}
          checked={isTicked(props.shown, id, allowed(id, choice, false, country))}
          error={props.shown.errors[id]}
        />
      ))}
    </SettingsForm>
  </SettingsPage>
)
