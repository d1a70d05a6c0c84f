import { usePage } from '../../page.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice-input.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Text } from '../../ui/typography.tsx'
import { AboutFields } from './about-fields.tsx'
import { ListFrame } from './list-frame.tsx'
import { ManageForm, shownOf } from './manage-form.tsx'
import { listPath } from './paths.ts'
import { OpenPart } from './settings-open.tsx'
import { OwnersPart } from './settings-owners.tsx'
import type { SettingsProps } from './settings-props.ts'

/** Everything about a list but its wishes. */
export function ListSettingsView(props: SettingsProps) {
  const { list, saved } = props
  return (
    <ListFrame list={list} part="/settings" title="Settings of this list" saved={saved}>
      <AboutPart {...props} />
      <OwnersPart {...props} />
      <OpenPart {...props} />
    </ListFrame>
  )
}

const surpriseChoices = [
  { value: 'until', label: 'Keep it a surprise' },
  { value: 'none', label: 'Show us everything at once' },
]

function AboutPart({ list, shown: given, values: kept }: SettingsProps) {
  const shown = shownOf(given, 'save')
  const values = shown.values.action ? shown.values : kept
  const { errors } = shown
  return (
    <section className="manage-part" aria-labelledby="about">
      <Text variant="heading" id="about">
        What guests read
      </Text>
      <ManageForm to={listPath(list.id, '/settings')} action="save" was={kept} shown={shown} button="Save">
        <AboutFields values={values} errors={errors} />
        <TextArea
          name="address"
          label="Delivery address"
          value={values.address}
          error={errors.address}
          tipText="Nobody sees it unless you tick the box below, and then only somebody who has reserved something."
        />
        <Checkbox
          name="show_address"
          label="Show it to those who have reserved something"
          checked={Boolean(values.show_address)}
        />
        <TextArea
          name="also_at"
          label="We also have lists at"
          value={values.also_at}
          error={errors.also_at}
          tipText="Addresses of lists elsewhere, one in each line, six at most."
        />
        <fieldset className="manage-set">
          <legend>Surprise</legend>
          <RadioGroup
            name="surprise"
            label="What guests have reserved"
            items={surpriseChoices}
            value={values.surprise}
            error={errors.surprise}
          />
          <DayInput
            name="surprise_until"
            label="Until"
            value={values.surprise_until}
            error={errors.surprise_until}
            tipText="Before this day nothing here tells what is reserved: no page, number, letter or file; only the link itself, opened while you are signed out, shows what guests see. A later day is always possible. A surprise that has begun can end at the earliest 7 days from the day on which you change it, so that nobody ends it in a weak moment."
          />
        </fieldset>
        {!usePage().sensitive && (
          <Checkbox
            name="findable"
            label="Guests may find this list by our names"
            checked={Boolean(values.findable)}
            error={errors.findable}
            tipText="Off unless you tick it. Somebody who types both a first and a last name then sees your names, the month and the state, and can open the list. Search engines never see it. Without it only your link leads here."
          />
        )}
      </ManageForm>
    </section>
  )
}
