import { currencies, itemGroups, itemKinds, priorities } from '../../../domain/registry/registry.ts'
import { Checkbox } from '../../ui/choice-input.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Shown } from './manage-form.tsx'

/** What stands in the folded fields of most wishes: with anything else the fold is open. */
const usual = { kind: 'thing', priority: 'normal', shares: '', second_hand: '' }
const money = currencies.map(value => ({ value, label: value }))

/** Everything that a wish can say; only what it is must be given. The rest is folded until it is wanted. */
export function ItemFields({ values, errors }: Shown) {
  const field = (name: string) => ({ name, value: values[name], error: errors[name] })
  const isMore = Object.entries(usual).some(([name, value]) => errors[name] || (values[name] ?? value) !== value)
  return (
    <>
      <TextInput
        type="text"
        {...field('title')}
        label="What it is"
        tipText="A thing, an evening meal in March, an hour of sleep: whatever would help."
        autoComplete="off"
      />
      <TextInput
        type="text"
        {...field('url')}
        label="Link, if there is one"
        tipText="The page of a shop, or of somebody who offers it. We never open it; guests see where it leads."
        inputMode="url"
        autoComplete="off"
      />
      <div className="manage-row">
        <TextInput type="text" {...field('price')} label="Price, about" inputMode="decimal" autoComplete="off" />
        <SelectField {...field('currency')} label="Currency" choices={money} />
        <TextInput type="text" {...field('quantity')} label="How many" inputMode="numeric" autoComplete="off" />
      </div>
      <SelectField {...field('group')} label="Group" choices={itemGroups} />
      <TextArea {...field('note')} label="Note for guests" tipText="Color, size, or that any other one is fine." />
      <details className="manage-more" open={isMore}>
        <summary>More: kind, importance, group gift, second-hand</summary>
        <div className="manage-more-fields">
          <SelectField {...field('kind')} label="Kind" choices={itemKinds} />
          <SelectField {...field('priority')} label="How much you wish for it" choices={priorities} />
          <TextInput
            type="text"
            {...field('shares')}
            label="Group gift: in how many shares"
            tipText="Several guests give one thing together. 2 to 50, and leave it empty for an ordinary gift."
            inputMode="numeric"
            autoComplete="off"
          />
          <Checkbox
            name="second_hand"
            label="Second-hand is welcome"
            checked={Boolean(values.second_hand)}
            error={errors.second_hand}
          />
        </div>
      </details>
    </>
  )
}
