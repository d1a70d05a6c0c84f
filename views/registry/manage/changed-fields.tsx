// Says what somebody else has changed of what a form is about, between its opening and its sending.
import { eventKinds, itemGroups, itemKinds, pausedWords, priorities } from '../../../domain/registry/registry.ts'
import type { FormShown } from '../../account/form-state.ts'

type Values = FormShown['values']

/** The values in a form's field `was`; null for anything else. */
export function valuesIn(text: string): Values | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === 'string'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const labels: Readonly<Record<string, string>> = {
  title: 'What it is',
  url: 'Link',
  price: 'Price',
  quantity: 'How many',
  note: 'Note for guests',
  priority: 'How much you wish for it',
  shares: 'Shares',
  second_hand: 'Second-hand is welcome',
  event_kind: 'The date is the',
  event_date: 'Date',
  message: 'A word to your guests',
  address: 'Delivery address',
  show_address: 'The address is shown',
  also_at: 'We also have lists at',
  surprise_until: 'Until',
  findable: 'Guests may find this list by our names',
  status: 'Now',
  words: 'Guests read',
  thanked: 'We have said thank you',
  thanks: 'Your thanks',
}

const choices: readonly { value: string; label: string }[] = [
  ...[...eventKinds, ...itemKinds, ...itemGroups, ...priorities],
  ...Object.entries(pausedWords).map(([value, label]) => ({ value, label })),
  { value: 'open', label: 'Open' },
  { value: 'paused', label: 'Paused' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'until', label: 'Keep it a surprise' },
]
/** Fields whose values are chosen, not typed. */
const chosen = new Set(['kind', 'group', 'priority', 'event_kind', 'surprise', 'status', 'words'])
const ticked = new Set(['second_hand', 'show_address', 'findable', 'thanked'])

/** Names of fields without a label of their own: `last_name` becomes 'Last name'. */
const inWords = (name: string) => (name[0]?.toUpperCase() ?? '') + name.slice(1).replaceAll('_', ' ')

function said(name: string, value: string): string {
  if (ticked.has(name)) return value ? 'yes' : 'no'
  if (value === '' || (chosen.has(name) && value === 'none')) return 'nothing'
  return (chosen.has(name) && choices.find(choice => choice.value === value)?.label) || value
}

/** What is otherwise than it was, and how it is now. */
export function ChangedFields({ was, now }: { was: Values; now: Values }) {
  const changed = Object.entries(now).filter(([name, value]) => name in was && was[name] !== value)
  if (changed.length === 0) return null
  return (
    <div className="manage-note">
      <p>As it is now, by the other change. Your own words are still below; saving puts them in its place.</p>
      <ul>
        {changed.map(([name, value]) => (
          <li key={name}>
            {`${labels[name] ?? inWords(name)}: `}
            <bdi>{said(name, value)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
