import { countText } from '../../domain/names/percent.ts'
import type { Use } from '../../names/names.ts'
import type { Step } from '../head.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'
import { Letters } from './letters.tsx'

export interface ListEntry {
  title: string
  path: string
  count: number
  /** A few of its names, as words. */
  first: string
}

export interface ListsProps {
  breadcrumbs: readonly Step[]
  groups: readonly { name: string; lists: readonly ListEntry[] }[]
  endings: readonly ListEntry[]
  /** The first letters that names of each sex have. */
  letters: Readonly<Record<Use, readonly string[]>>
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** All lists of names, in their groups. */
export const ListsView = ({ breadcrumbs, groups, endings, letters }: ListsProps) => (
  <div className="index">
    <header className="name-head">
      <Breadcrumb steps={breadcrumbs} />
      <Text variant="title">Lists of baby names</Text>
      <Text variant="lead">
        Each list follows a rule, and prints it: by the counts of all births, by the letters, or by hand, with a reason
        beside each name. Pick a feeling and see which names live there.
      </Text>
      <p className="name-sign" aria-hidden="true">
        <span data-length="1">¶</span>
      </p>
    </header>
    <nav className="pills pills-under-title" aria-label="Parts of this page">
      {[...groups.map(({ name }) => name), 'By first letter', 'By ending'].map(name => (
        <a key={name} href={`#${idOf(name)}`}>
          {name}
        </a>
      ))}
    </nav>
    {groups.map(({ name, lists }) => (
      <section key={name} aria-labelledby={idOf(name)}>
        <Text variant="heading" id={idOf(name)}>
          {name}
        </Text>
        <ListEntries lists={lists} />
      </section>
    ))}
    <section aria-labelledby="by-first-letter">
      <Text variant="heading" id="by-first-letter">
        By first letter
      </Text>
      <Letters />
      {(['girl', 'boy', 'unisex'] as const).map(use => (
        <div key={use} className="letters-of">
          <h3 className={`sex sex-${use}`}>{{ girl: 'Girls', boy: 'Boys', unisex: 'Both' }[use]}</h3>
          <Letters use={use} letters={letters[use]} />
        </div>
      ))}
    </section>
    <section aria-labelledby="by-ending">
      <Text variant="heading" id="by-ending">
        By ending
      </Text>
      <ListEntries lists={endings} />
    </section>
  </div>
)

/** Lists, each with its number of names and a few of them. */
export const ListEntries = ({ lists }: { lists: readonly ListEntry[] }) => (
  <ul className="list-entries whole-links">
    {lists.map(({ title, path, count, first }) => (
      <li key={path}>
        <a href={path}>{title}</a>
        <span>{countText(count)}</span>
        <p>{first}</p>
      </li>
    ))}
  </ul>
)
