interface Props {
  name: string
  label: string
  value: string | number
  choices: readonly (readonly [value: string | number, label: string])[]
  /** What the empty choice reads; with '' there is none. */
  any?: string
}

/** One of many, in the browser's own list. */
export const Select = ({ name, label, value, choices, any = 'Any' }: Props) => (
  <label className="name-select">
    <span>{label}</span>
    <select name={name} defaultValue={value}>
      {any && <option value="">{any}</option>}
      {choices.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
