import type { CalendarDate } from '../../domain/dates.ts'
import { DayInput } from '../ui/day-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SettingsForm, SettingsPage, type SettingsProps } from './settings-page.tsx'

/** The figures from which the fertile window is computed. */
export const CycleView = (props: SettingsProps & { today: CalendarDate }) => {
  const { values, errors } = props.shown
  return (
    <SettingsPage
      title="Your cycle"
      lead="From these three your own page works out the days on which a pregnancy can begin. Leave as it is what you do not know."
    >
      <SettingsForm {...props} action="/settings/cycle" button="Save">
        <DayInput
          name="last_period"
          label="First day of your last period"
          max={props.today}
          value={values.last_period}
          error={errors.last_period}
        />
        <TextInput
          type="text"
          name="cycle_length"
          label="Length of your cycle, in days"
          tipText="From the first day of one period to the day before the next. 28 is usual; 20 to 45 can be entered."
          inputMode="numeric"
          value={values.cycle_length}
          error={errors.cycle_length}
        />
        <TextInput
          type="text"
          name="luteal_length"
          label="Days from ovulation to your next period"
          tipText="14 is usual. Change it only if you know yours; 10 to 16 can be entered."
          inputMode="numeric"
          value={values.luteal_length}
          error={errors.luteal_length}
        />
      </SettingsForm>
    </SettingsPage>
  )
}
