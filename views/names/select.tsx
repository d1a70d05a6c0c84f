interface Props {
  name: string
  label: string
  value: string | number
  choices: readonly (readonly [value: string | number, label: string])[]
  /** The text of the empty option; with '' there is none. */
  any?: string
}

/** A labelled select element. */
export const Select = ({ name, label, value, choices, any = 'Any' }: Props) => (
  <label className="name-select">
    <span>{label}</span>
    <select className="select" name={name} defaultValue={value}>
      {any && <option value="">{any}</option>}
      {choices.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
