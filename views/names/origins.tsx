import { countText } from '../../domain/names/percent.ts'
import type { Step } from '../head.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'

interface NameLink {
  name: string
  path: string
}

export interface OriginEntry {
  label: string
  path: string
  words: string
  count: number
  /** The most given names of this origin. */
  first: readonly NameLink[]
}

export interface OriginsProps {
  breadcrumbs: readonly Step[]
  /** The origins with enough names for a page, largest first. */
  large: readonly OriginEntry[]
  /** The other origins, with all of their names. */
  small: readonly { label: string; names: readonly NameLink[] }[]
  /** The numbers of names whose origin is in the table, and of those whose origin is disputed. */
  known: number
  open: number
}

/** The languages that names come from. */
export const OriginsView = ({ breadcrumbs, large, small, known, open }: OriginsProps) => (
  <div className="index">
    <header className="name-head">
      <Breadcrumb steps={breadcrumbs} />
      <Text variant="title">Baby names by origin</Text>
      <Text variant="lead">
        Origin is the language that a name’s root comes from. It does not say who uses the name: Hebrew John is at home
        in every English village, and Irish Kevin in half of Europe.
      </Text>
      <p className="name-sign" aria-hidden="true">
        <span data-length="1">ā</span>
      </p>
    </header>
    <div className="name-rule">
      <p>
        <b>{large.length + small.length} origins</b>
      </p>
      <p>
        Of {countText(known)} names in our table. A name with two roots stands under both; of {countText(open)} of them
        no origin is known or agreed on, and they stand under none.
      </p>
    </div>
    <ul className="origin-list">
      {large.map(({ label, path, words, count, first }) => (
        <li key={path}>
          <h2>
            <a href={path}>{label}</a> <span>{countText(count)}</span>
          </h2>
          <p>{words}</p>
          <p>
            <Names names={first} />
          </p>
        </li>
      ))}
    </ul>
    {small.length > 0 && (
      <section aria-labelledby="few">
        <Text variant="heading" id="few">
          Few, so far
        </Text>
        <dl className="origin-few">
          {small.map(({ label, names }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Names names={names} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )}
  </div>
)

const Names = ({ names }: { names: readonly NameLink[] }) =>
  names.map(({ name, path }) => (
    <a key={path} href={path}>
      {name}
    </a>
  ))
