import type { Loss } from '../../contract/records.ts'
import type { FormShown } from '../account/form-state.ts'
import { Problem } from '../account/sign-in.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import { SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

const choices = [
  { value: 'hide', label: 'Hide it: it is nowhere but here' },
  { value: 'keep', label: 'Keep it: it may stand on your own page' },
  { value: 'delete', label: 'Delete it, for good' },
]

/** The form of one record does not show what was sent about another. */
const shownOf = ({ id }: Loss, shown: FormShown): FormShown =>
  shown.values.id === id ? shown : { values: {}, errors: {} }

const chosen = ({ id, record }: Loss, { values, errors }: FormShown) =>
  values.id === id ? { value: values.record || record, error: errors.record } : { value: record }

/** Keep, hide or delete the record of a loss; no other question is asked. */
export const LossesView = ({ losses, ...props }: SettingsProps & { losses: readonly Loss[] }) => (
  <SettingsPage
    title="The record of a loss"
    lead="It is yours. Until you decide otherwise it is hidden, and you can decide at any time."
  >
    {props.shown.message && !losses.some(({ id }) => id === props.shown.values.id) && (
      <Problem words={props.shown.message} />
    )}
    {losses.length === 0 && <p>There is no record.</p>}
    {losses.map(loss => (
      <section key={loss.id} className="settings-loss" aria-labelledby={`loss-${loss.id}`}>
        <Text variant="subheading" as="h2" id={`loss-${loss.id}`}>
          {loss.code_name ? (
            <>
              <bdi>{loss.code_name}</bdi>, recorded on
            </>
          ) : (
            'Recorded on'
          )}{' '}
          <DateText date={loss.recorded_at.slice(0, 10)} />
        </Text>
        <SettingsForm who={props.who} shown={shownOf(loss, props.shown)} action="/settings/losses" button="Save">
          <input type="hidden" name="id" value={loss.id} />
          <RadioGroup name="record" label="What should become of it?" items={choices} {...chosen(loss, props.shown)} />
        </SettingsForm>
      </section>
    ))}
    <p>
      <a href="/topics/pregnancy-miscarriage-pregnancy-loss">Miscarriage and pregnancy loss</a>: pages for these days,
      and where to find people to talk to.
    </p>
  </SettingsPage>
)
