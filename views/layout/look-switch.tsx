/** What can be chosen; '' leaves it to the device. The values are those of `data-look` in look.css. */
const choices = [
  {
    name: 'colors',
    label: 'Colors',
    options: [
      ['', 'As my device'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  {
    name: 'type',
    label: 'Type',
    options: [
      ['', 'Normal'],
      ['large', 'Large'],
    ],
  },
] as const

/**
 * Colors by day or by night, and the size of the type; client/look.ts answers it, the device remembers it. It does
 * nothing without script, so there it is not seen.
 * @param place where it stands; two on a page have different ones
 */
export const LookSwitch = ({ place }: { place: string }) => (
  <div className="look-switch needs-script">
    {choices.map(({ name, label, options }) => (
      <fieldset key={name}>
        <legend className="text-kicker">{label}</legend>
        {options.map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${name}-${place}`}
              value={value}
              defaultChecked={value === ''}
              autoComplete="off"
            />
            {words}
          </label>
        ))}
      </fieldset>
    ))}
  </div>
)
