import type { NameFilter } from '../../names/name-filter.ts'
import type { MatchKind } from '../../names/name-search.ts'
import type { Help } from '../../search/distress/help-results.ts'
import type { Step } from '../head.ts'
import { usePage } from '../page.tsx'
import { HelpFound } from '../search/help-box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Icon } from '../ui/icon.tsx'
import { Text } from '../ui/typography.tsx'
import { chosen, FilterFields, type OriginChoice } from './filters.tsx'
import { Letters } from './letters.tsx'
import { namesCounted } from './list.tsx'
import { ListPages, type NameRow, NameRows } from './name-rows.tsx'
import { CountsSource } from './source.tsx'

export interface NameSearchProps {
  breadcrumbs: readonly Step[]
  /** The query as it was typed; empty for none. */
  text: string
  /** Help for a search in distress, shown instead of names. */
  help: Help | null
  filter: NameFilter
  origins: readonly OriginChoice[]
  /** The results; null without a search. */
  found: {
    count: number
    groups: readonly { how: MatchKind | 'filtered'; from: number; rows: readonly NameRow[] }[]
  } | null
  page: number
  pages: number
  pathOf: (page: number) => string
  /** Lists to begin with. */
  lists: readonly Step[]
  span: readonly [number, number]
}

const headings: Record<MatchKind | 'filtered', string> = {
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
export const NameSearchView = (search: NameSearchProps) => (
  <div className="index name-search">
    <header>
      <Breadcrumb steps={search.breadcrumbs} />
      <Text variant="title">Search names</Text>
      <SearchForm {...search} />
      {!search.help && <Counted {...search} />}
    </header>
    {search.help ? <HelpFound {...search.help} /> : <Names {...search} />}
  </div>
)

const Counted = ({ text, found }: Pick<NameSearchProps, 'text' | 'found'>) =>
  found && (
    <p className="search-count">
      {found.count ? namesCounted(found.count) : 'No name'}
      {text.trim() && (
        <>
          {' for '}
          <q>{short(text)}</q>
        </>
      )}
    </p>
  )

const Names = ({ found, page, pages, pathOf, lists, span }: NameSearchProps) => (
  <>
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
  </>
)

const Nothing = () => (
  <div className="name-notes">
    <p>
      Names here are written in plain letters, as the official lists print them: Zoë is Zoe here, and D’Angelo is
      Dangelo. A name that was given to fewer than 500 children of a sex since 1880 is not on record here, which says
      nothing against it.
    </p>
    <p>
      Try the first two or three letters, or a word of its meaning, such as{' '}
      <a href="/b/search?q=meaning%3A+light">meaning: light</a>. If you set filters, take one back.
    </p>
  </div>
)

function SearchForm({ text, filter, origins, help }: NameSearchProps) {
  const { layout } = usePage()
  return (
    <form action="/b/search" method="get" className="name-filters">
      <NameField text={text} />
      {!help && (
        <details open={layout === 'desktop' || chosen(filter).length > 0}>
          <summary>
            Narrow the search
            <Icon name="down" />
          </summary>
          <div className="filter-fields">
            <FilterFields filter={filter} origins={origins} />
          </div>
        </details>
      )}
    </form>
  )
}

/** The field for a name with its button; the caller puts them into a form. */
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
