import type { Use } from '../../names/names.ts'

/** A name in a list; without a path it has no page here. */
export interface NameLink {
  name: string
  path?: string
  use?: Use
}

const sexWords = { girl: 'girl', boy: 'boy', unisex: 'both' } as const

interface RowProps {
  names: readonly NameLink[]
  /** Names of another use are marked with it; without this none are. */
  expected?: Use
}

/** Names in a row; those that have a page are links. */
export const NameLinks = ({ names, expected }: RowProps) => (
  <ul className="name-links">
    {names.map(({ name, path, use }) => (
      <li key={name}>
        {path ? <a href={path}>{name}</a> : <span>{name}</span>}
        {expected && use && use !== expected && <small className={`sex sex-${use}`}>{sexWords[use]}</small>}
      </li>
    ))}
  </ul>
)

interface Props extends RowProps {
  id: string
  title: string
  /** How they were found, in a sentence. */
  rule?: string
}

/** A group of names related to the page's own; nothing when there are none. */
export const NameGroup = ({ id, title, rule, names, expected }: Props) =>
  names.length > 0 && (
    <section className="name-group" aria-labelledby={id}>
      <h3 id={id} className="text-subheading">
        {title}
      </h3>
      <NameLinks names={names} expected={expected} />
      {rule && <p className="text-small">{rule}</p>}
    </section>
  )
