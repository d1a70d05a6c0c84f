import { eventKinds } from '../../../domain/registry/registry.ts'
import { states } from '../../../domain/registry/states.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Shown } from './manage-form.tsx'

const stateChoices = [{ value: '', label: 'None, or outside of the United States' }, ...states]

/** What guests read at the head of a list. */
export function AboutFields({ values, errors }: Shown) {
  const field = (name: string) => ({ name, value: values[name], error: errors[name] })
  return (
    <>
      <fieldset className="manage-set">
        <legend>Who wishes</legend>
        <div className="manage-row">
          <TextInput type="text" {...field('first_name')} label="Your first name" error={errors.parents} />
          <TextInput type="text" {...field('last_name')} label="Your last name" />
        </div>
        <div className="manage-row">
          <TextInput type="text" {...field('other_first_name')} label="Other parent, first name" />
          <TextInput type="text" {...field('other_last_name')} label="Other parent, last name" />
        </div>
        <p className="field-tip">As your guests know you. A second parent and last names can stay empty.</p>
      </fieldset>
      <div className="manage-row">
        <SelectField {...field('event_kind')} label="The date is the" choices={eventKinds} />
        <DayInput {...field('event_date')} label="Date" tipText="Leave it empty when there is none." />
      </div>
      <div className="manage-row">
        <TextInput type="text" {...field('town')} label="Town" autoComplete="off" />
        <SelectField {...field('state')} label="State" choices={stateChoices} />
      </div>
      <TextArea {...field('message')} label="A word to your guests" />
    </>
  )
}
