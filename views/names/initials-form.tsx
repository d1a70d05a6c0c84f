import { initialsPath, longestPart } from '../../domain/names/initials.ts'

interface Props {
  first: string
  middle?: string
  surname?: string
  /** Whether the first name can be changed as well. */
  withFirst?: boolean
}

/** Asks for the rest of a name, whose initials are shown on a page of their own. Nothing typed is stored. */
export const InitialsForm = ({ first, middle = '', surname = '', withFirst = false }: Props) => (
  <section className="name-check name-box" aria-labelledby="initials">
    <h2 id="initials">{withFirst ? 'Try another' : 'Check the initials'}</h2>
    <form action={initialsPath} method="get">
      {withFirst ? (
        <Part name="first" label="First name" value={first} />
      ) : (
        <input type="hidden" name="first" value={first} />
      )}
      <Part name="middle" label="Middle name" value={middle} />
      <Part name="surname" label="Last name" value={surname} />
      <button type="submit" className="button button-secondary">
        <span>Show initials</span>
      </button>
    </form>
    <p className="text-small">What you type is not kept. The list of words to avoid is ours, small and English.</p>
  </section>
)

const Part = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label>
    <span>{label}</span>
    <input name={name} defaultValue={value} maxLength={longestPart} autoComplete="off" />
  </label>
)
