import { filterFields, lengths, letters, type NameFilter, syllableCounts } from '../../names/name-filter.ts'
import { usePage } from '../page.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from './select.tsx'

type Field = keyof NameFilter

/** An origin that some names of the list have. */
export interface OriginChoice {
  key: string
  label: string
}

interface FieldsProps {
  filter: NameFilter
  origins: readonly OriginChoice[]
  /** Fields that are left out, since the list decides them. */
  without?: readonly Field[]
}

interface Props extends FieldsProps {
  action: string
}

const labels = {
  sex: 'Sex',
  letter: 'First letter',
  origin: 'Origin',
  length: 'Length',
  syllables: 'Syllables',
} as const
const sexes = { girl: 'Girls', boy: 'Boys', unisex: 'Both' } as const

function choicesOf(field: Field, origins: readonly OriginChoice[]): (readonly [value: string, label: string])[] {
  switch (field) {
    case 'sex':
      return Object.entries(sexes)
    case 'letter':
      return letters.map(letter => [letter, letter.toUpperCase()])
    case 'origin':
      return origins.map(({ key, label }) => [key, label])
    case 'length':
      return Object.entries(lengths).map(([key, { label }]) => [key, label])
    case 'syllables':
      return syllableCounts.map(count => [
        String(count),
        count === syllableCounts.at(-1) ? `${count} or more` : String(count),
      ])
  }
}

/** What a visitor chose, without what the list decides. */
export const chosen = (filter: NameFilter, without: readonly Field[] = []): Field[] =>
  filterFields.filter(field => filter[field] !== undefined && !without.includes(field))

/** Fields that narrow a list of names: a plain form, whose values are in the address. */
export function Filters({ action, filter, origins, without = [] }: Props) {
  const { layout } = usePage()
  const set = chosen(filter, without)
  return (
    <details className="name-filters" open={layout === 'desktop' || set.length > 0}>
      <summary>
        Narrow this list
        <Icon name="down" />
      </summary>
      <form action={action} method="get">
        <FilterFields filter={filter} origins={origins} without={without} />
        <p className="button-row">
          <button type="submit" className="button button-secondary">
            <span>Show names</span>
          </button>
          {set.length > 0 && <a href={action}>All names of the list</a>}
        </p>
      </form>
    </details>
  )
}

/** The fields by themselves, for a form that has more. */
export const FilterFields = ({ filter, origins, without = [] }: FieldsProps) =>
  filterFields
    .filter(field => !without.includes(field))
    .map(field => (
      <Select
        key={field}
        name={field}
        label={labels[field]}
        value={String(filter[field] ?? '')}
        choices={choicesOf(field, origins)}
      />
    ))
