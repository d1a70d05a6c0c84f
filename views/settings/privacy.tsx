import { allowed, type Choice, purposes } from '../../domain/consents.ts'
import { Checkbox } from '../ui/choice-input.tsx'
import { isTicked, SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

/** @param choice the member's last one; null for none */
export const PrivacyView = ({ choice, ...props }: SettingsProps & { choice: Choice | null }) => (
  <SettingsPage
    title="Privacy choices"
    lead="Today we send nothing about you to any other company. Should that change, only what you allow here may happen, and Global Privacy Control in your browser is a no to all of it."
  >
    <SettingsForm {...props} action="/settings/privacy" button="Save">
      {purposes.map(({ id, name, words }) => (
        <Checkbox
          key={id}
          name={id}
          label={name}
          tipText={words}
          checked={isTicked(props.shown, id, allowed(id, choice, false))}
          error={props.shown.errors[id]}
        />
      ))}
    </SettingsForm>
  </SettingsPage>
)
