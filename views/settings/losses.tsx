import type { Loss } from '../../domain/records.ts'
import { RadioGroup } from '../kit/choice-input.tsx'
import { DateText } from '../kit/time.tsx'
import { Text } from '../kit/typography.tsx'
import { SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

const choices = [
  { value: 'hide', label: 'Hide it: it is nowhere but here' },
  { value: 'keep', label: 'Keep it: it may stand on your own page' },
  { value: 'delete', label: 'Delete it, for good' },
]

/** What becomes of the record of a loss. Nothing is asked, nothing is urged. */
export const LossesView = ({ losses, ...props }: SettingsProps & { losses: readonly Loss[] }) => (
  <SettingsPage title="The record of a loss" lead="It is yours. Until you decide otherwise it is hidden, and you can decide at any time.">
    {losses.length === 0 && <p>There is no record.</p>}
    {losses.map(loss => (
      <section key={loss.id} aria-labelledby={`loss-${loss.id}`}>
        <Text variant="subheading" as="h2" id={`loss-${loss.id}`}>
          {loss.code_name || 'Recorded on'} <DateText date={loss.recorded_at.slice(0, 10)} />
        </Text>
        <SettingsForm {...props} action="/settings/losses" button="Save">
          <input type="hidden" name="id" value={loss.id} />
          <RadioGroup name="record" label="What should become of it?" items={choices} value={loss.record} />
        </SettingsForm>
      </section>
    ))}
    <p>
      <a href="/topics/pregnancy-miscarriage-pregnancy-loss">Miscarriage and pregnancy loss</a>: pages for these days, and where to find
      people to talk to.
    </p>
  </SettingsPage>
)
