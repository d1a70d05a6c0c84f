import type { NameFilter } from '../../names/name-filter.ts'
import type { NameList } from '../../names/name-list.ts'
import { ShareThis } from '../content/share-this.tsx'
import type { Step } from '../head.ts'
import { Art } from '../ui/art.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'
import { Filters, type OriginChoice } from './filters.tsx'
import { Letters } from './letters.tsx'
import { ListPages, type NameRow, NameRows } from './name-rows.tsx'
import { CountsSource } from './source.tsx'

export interface ListProps {
  list: Pick<NameList, 'title' | 'lead' | 'rule' | 'sign' | 'use' | 'notes'>
  breadcrumbs: readonly Step[]
  /** The address without filters. */
  path: string
  rows: readonly NameRow[]
  /** The number of the first row, from 1. */
  from: number
  /** The numbers of names: those that the filter leaves, and all. */
  count: number
  all: number
  page: number
  pages: number
  pathOf: (page: number) => string
  filter: NameFilter
  without: readonly (keyof NameFilter)[]
  origins: readonly OriginChoice[]
  /** Lists of the same kind. */
  related: readonly Step[]
  /** The row of letters; empty for lists that need none. */
  letters: readonly string[]
  /** First and last year of the small lines. */
  span: readonly [number, number]
}

/** `1 name`, `2,345 names` */
export const namesCounted = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'name' : 'names'}`

/** A list of names: its rule, how many names fit, and a page of them. */
export const NameListView = ({
  list,
  breadcrumbs,
  path,
  rows,
  from,
  count,
  all,
  page,
  pages,
  pathOf,
  span,
  ...rest
}: ListProps) => (
  <div className="index name-list">
    <header className="name-head">
      <Breadcrumb steps={breadcrumbs} />
      <Text variant="title">{page === 1 ? list.title : `${list.title}, page ${page}`}</Text>
      <Text variant="lead">{list.lead}</Text>
      {list.sign ? (
        <p className="name-sign" aria-hidden="true">
          <span data-length={list.sign.length}>{list.sign}</span>
        </p>
      ) : (
        <Art name="tool-names" alt="" eager />
      )}
    </header>
    <div className="name-rule">
      <p>
        <b>{count === all ? namesCounted(all) : `${count.toLocaleString('en-US')} of ${namesCounted(all)}`}</b>
      </p>
      <p>{list.rule}</p>
    </div>
    {list.notes && page === 1 && (
      <dl className="name-notes">
        {list.notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
    <div>
      <Filters action={path} filter={rest.filter} origins={rest.origins} without={rest.without} />
      {rows.length > 0 ? (
        <>
          <p className="text-small name-caption">
            The line runs from {span[0]} to {span[1]}; the number is the rank in {span[1]}.
          </p>
          <NameRows rows={rows} from={from} />
        </>
      ) : (
        <p className="name-none">No name of this list fits all of that. Take one of the choices back.</p>
      )}
      <ListPages page={page} pages={pages} pathOf={pathOf} />
    </div>
    {rest.letters.length > 0 && <Letters use={list.use} letters={rest.letters} />}
    {rest.related.length > 0 && (
      <nav className="pills pills-under-title" aria-label="Lists like this">
        {rest.related.map(({ title, path }) => (
          <a key={path} href={path}>
            {title}
          </a>
        ))}
      </nav>
    )}
    <CountsSource last={span[1]} />
    <ShareThis piece={{ path, title: list.title }} />
  </div>
)
