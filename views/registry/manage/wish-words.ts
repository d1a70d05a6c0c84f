// A wish in words: what a row of the list and its printed sheet say beside the title.
import type { RegistryItem } from '../../../contract/registry.ts'
import { itemGroups, itemKinds, priorities } from '../../../domain/registry/registry.ts'
import { formatMoney } from '../../../domain/tools/money.ts'

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find(choice => choice.value === value)?.label ?? ''

/** The host of an address for people; '' for none. */
export const hostShown = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''

/** The facts of a wish, the most telling first. What is usual is not said. */
export function factsOf(item: RegistryItem): string[] {
  const { price, currency, quantity, shares, second_hand: used } = item
  return [
    ...(price === null ? [] : [formatMoney(price, currency)]),
    ...(shares === null ? [] : [`group gift in ${shares} shares`]),
    ...(quantity > 1 ? [`${quantity} of them`] : []),
    ...(item.group === 'other' ? [] : [labelOf(itemGroups, item.group)]),
    ...(item.kind === 'thing' ? [] : [labelOf(itemKinds, item.kind)]),
    ...(item.priority === 'normal' ? [] : [labelOf(priorities, item.priority)]),
    ...(used ? ['second-hand is welcome'] : []),
  ]
}
