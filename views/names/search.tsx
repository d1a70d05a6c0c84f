import type { NameFilter } from '../../content/names/filters.ts'
import type { How } from '../../content/names/search.ts'
import type { Step } from '../head.ts'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { Icon } from '../kit/icon.tsx'
import { Text } from '../kit/typography.tsx'
import { usePage } from '../page.tsx'
import { chosen, FilterFields, type OriginChoice } from './filters.tsx'
import { Letters } from './letters.tsx'
import { namesCounted } from './list.tsx'
import { ListPages, type NameRow, NameRows } from './name-rows.tsx'
import { CountsSource } from './source.tsx'

export interface NameSearchProps {
  way: readonly Step[]
  /** As it was typed; empty when nothing was. */
  text: string
  filter: NameFilter
  origins: readonly OriginChoice[]
  /** Null when nothing was looked for. */
  found: { count: number; groups: readonly { how: How | 'filtered'; from: number; rows: readonly NameRow[] }[] } | null
  page: number
  pages: number
  pathOf: (page: number) => string
  /** Lists that many begin with. */
  lists: readonly Step[]
  span: readonly [number, number]
}

const headings: Record<How | 'filtered', string> = {
  exact: 'The name itself',
  begins: 'Names that begin so',
  has: 'Names with it inside',
  means: 'Names of that meaning',
  near: 'Spelled or sounding nearly like it',
  filtered: 'Names that fit',
}
/** Longest text that a heading repeats, in code points. */
const shownText = 40
const short = (text: string) => {
  const letters = [...text.trim()]
  return letters.length > shownText ? `${letters.slice(0, shownText).join('')}…` : letters.join('')
}

/** The search over names: its form, and what was found. */
export const NameSearchView = ({ way, text, filter, origins, found, page, pages, pathOf, lists, span }: NameSearchProps) => (
  <div className="index name-search">
    <header>
      <Breadcrumb steps={way} />
      <Text variant="title">Search names</Text>
      <SearchForm text={text} filter={filter} origins={origins} />
      {found && (
        <p className="search-count">
          {found.count ? namesCounted(found.count) : 'No name'}
          {text.trim() && (
            <>
              {' for '}
              <q>{short(text)}</q>
            </>
          )}
        </p>
      )}
    </header>
    {found && found.count > 0 && (
      <div>
        {found.groups.map(({ how, from, rows }) => (
          <section key={how} aria-labelledby={how}>
            <Text variant="heading" id={how}>
              {headings[how]}
            </Text>
            <NameRows rows={rows} from={from} />
          </section>
        ))}
        <p className="text-small name-caption">
          The line runs from {span[0]} to {span[1]}; the number is the rank in {span[1]}.
        </p>
        <ListPages page={page} pages={pages} pathOf={pathOf} />
      </div>
    )}
    {found?.count === 0 && <Nothing />}
    <Letters />
    <nav className="pills pills-under-title" aria-label="Lists of names">
      {lists.map(({ title, path }) => (
        <a key={path} href={path}>
          {title}
        </a>
      ))}
    </nav>
    <CountsSource last={span[1]} />
  </div>
)

const Nothing = () => (
  <div className="name-notes">
    <p>
      Names here are written in plain letters, as the official lists print them: Zoë is Zoe here, and D’Angelo is Dangelo. A name that was
      given to fewer than 500 children of a sex since 1880 is not on record here, which says nothing against it.
    </p>
    <p>
      Try the first two or three letters, or a word of its meaning, such as <a href="/b/search?q=meaning%3A+light">meaning: light</a>. If
      you set filters, take one back.
    </p>
  </div>
)

type FormProps = Pick<NameSearchProps, 'text' | 'filter' | 'origins'>

const SearchForm = ({ text, filter, origins }: FormProps) => (
  <form action="/b/search" method="get" className="name-filters">
    <NameField text={text} />
    <details open={usePage().layout === 'desktop' || chosen(filter).length > 0}>
      <summary>
        Narrow the search
        <Icon name="down" />
      </summary>
      <div className="filter-fields">
        <FilterFields filter={filter} origins={origins} />
      </div>
    </details>
  </form>
)

/** The field for a name, with its button; it stands in a form of its own. */
export const NameField = ({ text = '' }: { text?: string }) => (
  <div className="field-box name-field">
    <Icon name="search" />
    <input
      type="search"
      name="q"
      defaultValue={text}
      aria-label="A name, a part of one, or a meaning"
      placeholder="A name, or a meaning"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
    />
    <button type="submit">Find</button>
  </div>
)
