import type { Use } from '../../content/names/names.ts'

/** A name as it stands among others; without a path it has no page here. */
export interface NameLink {
  name: string
  path?: string
  use?: Use
}

const sexWords = { girl: 'girl', boy: 'boy', unisex: 'both' } as const

/** Names in a row, each with a page a link. @param sexes says whom each is for */
export const NameLinks = ({ names, sexes = false }: { names: readonly NameLink[]; sexes?: boolean }) => (
  <ul className="name-links">
    {names.map(({ name, path, use }) => (
      <li key={name}>
        {path ? <a href={path}>{name}</a> : <span>{name}</span>}
        {sexes && use && <small className={`sex sex-${use}`}>{sexWords[use]}</small>}
      </li>
    ))}
  </ul>
)

interface Props {
  id: string
  title: string
  /** How they were found, in a sentence. */
  rule?: string
  names: readonly NameLink[]
  sexes?: boolean
}

/** A group of names beside the one of the page. Nothing when there are none. */
export const NameGroup = ({ id, title, rule, names, sexes }: Props) =>
  names.length > 0 && (
    <section className="name-group" aria-labelledby={id}>
      <h3 id={id} className="text-subheading">
        {title}
      </h3>
      <NameLinks names={names} sexes={sexes} />
      {rule && <p className="text-small">{rule}</p>}
    </section>
  )
