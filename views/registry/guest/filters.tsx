import type { GuestItem } from '../../../contract/registry.ts'
import { type GuestFilter, groupsIn, isFiltered, rangesIn } from '../../../domain/registry/guest-filter.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice-input.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'

interface Props {
  /** Of the list, without its query. */
  path: string
  filter: GuestFilter
  /** All that is still wished for. */
  gifts: readonly GuestItem[]
}

/** Fields that narrow the list: a plain form, whose values are in the address. */
export function GuestFilters({ path, filter, gifts }: Props) {
  const [ranges, groups] = [rangesIn(gifts), groupsIn(gifts)]
  const hasShared = gifts.some(({ shares }) => shares !== null)
  return (
    <details className="guest-filters" open={isFiltered(filter)}>
      <summary>
        Show only some
        <Icon name="down" />
      </summary>
      <form action={path} method="get">
        <SelectField name="price" label="Price" value={filter.price} any="Any price" choices={ranges} />
        <SelectField name="group" label="Kind of thing" value={filter.group} any="Everything" choices={groups} />
        {(hasShared || filter.shared) && (
          <Checkbox
            name="shared"
            value="1"
            label="Group gifts, which several people give together"
            checked={filter.shared}
          />
        )}
        <p className="button-row">
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isFiltered(filter) && <a href={path}>The whole list</a>}
        </p>
      </form>
    </details>
  )
}
